import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Job, RefreshState } from '../../api/types';
import { Icon } from '../../components/Icon';
import { formatCount, formatDateTime, timeAgo } from '../../components/format';
import { FailureList } from '../../jobs/FailureList';
import { whenNext } from './next-run';
import {
  describeEmpty,
  readRefreshCounts,
  describeRefresh,
  findCommonReason,
} from '../../jobs/refresh-result';
import './refresh-status.css';

interface RefreshStatusProps {
  state: RefreshState | undefined;
}

/** One quiet line: how the last refresh ended, what failed in it, and when the next starts by itself. */
export function RefreshStatus({ state }: RefreshStatusProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!state) return null;
  const { last } = state;
  const failures = last?.failures ?? [];
  return (
    <div className="refresh-status text-13">
      <div className="row wrap">
        {last && <LastRun job={last} />}
        {!last && !state.running && <span className="muted">Never refreshed from the stores.</span>}
        {failures.length > 0 && (
          <Button
            size="small"
            variant="text"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {formatCount(failures.length)} failed
            <span className={open ? 'refresh-chevron open' : 'refresh-chevron'} aria-hidden="true" />
          </Button>
        )}
        <span className="muted refresh-next">
          <NextRun state={state} />
        </span>
      </div>
      {failures.length > 0 && (
        <div id={id} hidden={!open}>
          <FailureList failures={failures} />
        </div>
      )}
    </div>
  );
}

function LastRun({ job }: { job: Job }) {
  const when = job.finishedAt ?? job.createdAt;
  const clean = job.state === 'completed' && job.failures.length === 0;
  const empty = readRefreshCounts(job)?.empty ?? 0;
  const reason = findCommonReason(job) ?? (readRefreshCounts(job) ? null : job.error);
  return (
    <p className="refresh-last">
      <Icon
        name={clean ? 'done' : job.state === 'cancelled' ? 'stop' : 'warning'}
        className={clean ? 'good' : 'wait'}
      />
      <span>
        <span className="muted">
          Last refresh{' '}
          <time dateTime={when} title={formatDateTime(when)}>
            {timeAgo(when)}
          </time>
          :
        </span>{' '}
        <b>{describeRefresh(job)}</b>
        {empty > 0 && <span className="muted">. {describeEmpty(empty)}</span>}
        {reason && <span className="muted">. {reason}</span>}
      </span>
    </p>
  );
}

/** When the next refresh starts by itself, or who can set that. */
export function NextRun({ state: { nextRunAt, cron } }: { state: RefreshState }) {
  if (!nextRunAt || !cron) {
    return <>No automatic refresh (admins: Settings)</>;
  }
  return (
    <>
      Next refresh{' '}
      <time dateTime={nextRunAt} title={`${formatDateTime(nextRunAt)}, by the schedule ${cron} (UTC)`}>
        {whenNext(nextRunAt)}
      </time>
    </>
  );
}
