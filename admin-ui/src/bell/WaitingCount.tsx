import { formatCount } from '../components/text/format';
import './bell.css';

/** How many wait for approval, beside the entry of the menu. */
export function WaitingCount({ count }: { count: number }) {
  return (
    <span className="chip wait waiting-count">
      {formatCount(count)}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
