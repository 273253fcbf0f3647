import { Link } from 'react-router';
import type { ActivityLine } from '../api/types';
import { Icon } from '../components/text/Icon';
import { formatDateTime, timeAgo } from '../components/text/format';
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
            <span className="row text-12 muted">
              {!line.read && (
                <i className="dot">
                  <span className="visually-hidden">Unread</span>
                </i>
              )}
              <time dateTime={line.createdAt} title={formatDateTime(line.createdAt)}>
                {timeAgo(line.createdAt)}
              </time>
            </span>
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
