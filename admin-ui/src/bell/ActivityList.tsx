import { When } from './When';
import { Link } from 'react-router';
import type { ActivityLine } from '../api/types';
import { Icon } from '../components/text/Icon';
import { findSubject } from './subject-path';
import './bell.css';

interface ActivityListProps {
  lines: ActivityLine[];
  /** Called when a line is opened. */
  onOpen?: (line: ActivityLine) => void;
}

/** Activity, newest first; each line links to its subject. */
export function ActivityList({ lines, onOpen }: ActivityListProps) {
  return (
    <ul className="activity lines">
      {lines.map((line) => {
        const { icon, to } = findSubject(line);
        const content = (
          <>
            <Icon name={icon} className={line.read ? 'muted' : 'accent'} />
            {line.read ? <span className="grow">{line.text}</span> : <b className="grow">{line.text}</b>}
            <When line={line} />
          </>
        );
        return (
          <li key={line.id}>
            {to ? (
              <Link className="row start far text-13 break" to={to} onClick={() => onOpen?.(line)}>
                {content}
              </Link>
            ) : (
              <div className="row start far text-13 break">{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
