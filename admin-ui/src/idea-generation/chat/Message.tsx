import type { Cite } from '../../api/types';
import { Chip } from '../../components/text/chips';
import { formatDateTime } from '../../components/text/format';
import { Cites } from './Cites';

interface MessageProps {
  role: 'user' | 'ai';
  /** ISO time. */
  at: string;
  content: string;
  /** Still streaming. */
  writing?: boolean;
  stopped?: boolean;
  cites?: Cite[];
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** "09:14", with the date unless it was today. */
function showTime(iso: string): string {
  const at = new Date(iso);
  const today = at.toDateString() === new Date().toDateString();
  return today ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`;
}

export function Message({ role, at, content, writing, stopped, cites = [] }: MessageProps) {
  return (
    <li className={role === 'user' ? 'message you' : 'message'}>
      <span className={role === 'user' ? 'row end text-12 muted' : 'row text-12 muted'}>
        <b>{role === 'user' ? 'You' : 'AI assistant'}</b>
        <time dateTime={at} title={formatDateTime(at)}>
          {showTime(at)}
        </time>
        {stopped && <Chip>Stopped</Chip>}
      </span>
      {(content || writing) && (
        <p className={writing ? 'writing' : undefined} dir="auto">
          {content || <span className="muted">Thinking…</span>}
        </p>
      )}
      {cites.length > 0 && <Cites cites={cites} />}
    </li>
  );
}
