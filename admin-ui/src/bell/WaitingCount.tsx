import { formatCount } from '../components/text/format';
import './bell.css';

/** Number of pending requests, beside the menu entry. */
export function WaitingCount({ count }: { count: number }) {
  return (
    <span className="chip wait waiting-count">
      {formatCount(count)}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
