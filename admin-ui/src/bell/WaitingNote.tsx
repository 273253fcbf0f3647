import { Link } from 'react-router';
import { Icon } from '../components/text/Icon';
import { countNoun } from '../components/text/format';
import { ROUTES } from '../routes';
import { useRequestCounts } from './use-request-counts';
import './bell.css';

/** Pending requests, if any. */
export function WaitingNote({ onOpen }: { onOpen: () => void }) {
  const waiting = useRequestCounts()?.pending ?? 0;
  if (waiting === 0) return null;
  return (
    <Link className="card pad row far" to={ROUTES.requests} onClick={onOpen}>
      <Icon name="inbox" className="waits" />
      <span className="grow">
        <b>{countNoun(waiting, 'person is', 'people are')} waiting for approval</b>
      </span>
      <span className="text-13 accent">Review</span>
    </Link>
  );
}
