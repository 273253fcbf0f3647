import { Button } from '../../components/actions/Button';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { CurrentRankings, Job, RefreshState } from '../../api/types';
import { useAuth } from '../../auth/auth-context';
import { Icon } from '../../components/text/Icon';
import { STORE_NAMES } from '../../components/text/chips';
import { capturedAgo, formatCount, formatDateTime, timeAgo } from '../../components/text/format';
import { FailureList } from '../../jobs/FailureList';
import {
  describeEmpty,
  describeRefresh,
  findCommonReason,
  hasUpdatedNothing,
  findRefreshResult,
} from '../../jobs/refresh-result';
import { ROUTES } from '../../routes';
import { whenNext } from './next-run';

interface RefreshStatusProps {
  state: RefreshState | undefined;
  /** The current chart. */
  rankings: CurrentRankings | undefined;
}

/** The height of its button, so that nothing below moves when failures are known. */
const ONE_LINE = { minHeight: 30 };

/** One line: state of the current chart, result of the last refresh, time of the next scheduled one. */
export function RefreshStatus({ state, rankings }: RefreshStatusProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!state) return <div className="refresh-status text-13" style={ONE_LINE} />;
  const { last } = state;
  const failures = last?.failures ?? [];
  return (
    <div className="refresh-status text-13">
      <div className="row wrap far" style={ONE_LINE}>
        {rankings && (
          <b className="row">
            <Icon name="info" />
            {describeChart(rankings)}
          </b>
        )}
        {last ? <LastRun job={last} /> : <span className="grow" />}
        {failures.length > 0 && (
          <Button
            size="small"
            variant="text"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {formatCount(failures.length)} failed
          </Button>
        )}
        <span className="muted">
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

/** The state of the current lists, in one sentence. */
export function describeChart({ platform, capturedAt, lists }: CurrentRankings): string {
  if (!capturedAt) return 'This chart hasn’t been captured yet.';
  if (isAllSample({ lists })) return 'Sample chart. Refresh or import to replace it.';
  // Sample lists are marked separately.
  const real = Object.values(lists).filter((list) => list.capturedAt && !list.sample);
  const [newest] = real.sort((a, b) => Date.parse(b.capturedAt ?? '') - Date.parse(a.capturedAt ?? ''));
  return newest?.source?.includes('import')
    ? 'This chart was imported.'
    : `This chart was updated from ${STORE_NAMES[platform]} ${capturedAgo(newest?.capturedAt ?? capturedAt)}.`;
}

/** Whether every captured list is a sample. */
export const isAllSample = ({ lists }: Pick<CurrentRankings, 'lists'>): boolean =>
  Object.values(lists).some(({ sample }) => sample) &&
  Object.values(lists).every(({ sample, capturedAt }) => sample || !capturedAt);

function LastRun({ job }: { job: Job }) {
  const when = job.finishedAt ?? job.createdAt;
  const empty = findRefreshResult(job)?.empty ?? 0;
  const reason = findCommonReason(job) ?? (findRefreshResult(job) ? null : job.error);
  const rest = [empty > 0 ? describeEmpty(empty) : null, reason].filter(Boolean).join('. ');
  const failed = hasUpdatedNothing(job);
  const result = [failed ? 'no charts fetched' : describeRefresh(job), rest].filter(Boolean).join('. ');
  // What is cut stands in the list of failures too.
  const cut = job.failures.length > 0 ? 'cut' : '';
  return (
    <span className={`row near grow ${failed ? 'waits' : 'muted'}`}>
      {failed && <Icon name="warning" />}
      <span className={cut} title={cut ? result : undefined}>
        Last refresh{' '}
        <time dateTime={when} title={formatDateTime(when)}>
          {timeAgo(when)}
        </time>
        : {result}
      </span>
    </span>
  );
}

/** Time of the next scheduled refresh; links administrators to the setting. */
export function NextRun({ state: { nextRunAt, cron } }: { state: RefreshState }) {
  const { isAdmin } = useAuth();
  if (!nextRunAt || !cron) {
    return isAdmin ? (
      <Link className="link" to={ROUTES.marketSettings}>
        Set a schedule
      </Link>
    ) : (
      <>No automatic refresh</>
    );
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
