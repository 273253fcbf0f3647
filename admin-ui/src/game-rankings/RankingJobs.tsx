import { Button } from '../components/actions/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Job } from '../api/types';
import { LoadError } from '../components/states/LoadError';
import { importedChartPath } from '../jobs/import-outcome';
import { JobOutcome } from '../jobs/JobOutcome';
import { RunningJobs } from '../jobs/ProgressRow';
import { findRefreshResult } from '../jobs/refresh-result';
import { NextRun } from './refresh/RefreshStatus';
import { isRefresh, type Refresh } from './refresh/use-refresh';
import { useScreen } from './screen';

/** Running jobs on the charts, and how the last one ended. */
export function RankingJobs({ refresh }: { refresh: Refresh }) {
  const { running, joined, ended, problem, dismiss, state } = refresh;
  return (
    <>
      {problem && (
        <LoadError title="Couldn't start the refresh" onRetry={refresh.refresh}>
          {problem} Existing charts are unchanged.
        </LoadError>
      )}
      <RunningJobs jobs={running} />
      {running.some(({ id }) => id === joined) && (
        <p className="text-13 muted" role="status">
          A refresh was already running. Your charts were added to it.
        </p>
      )}
      {ended && <Ended job={ended} next={state && <NextRun state={state} />} onDismiss={dismiss} />}
    </>
  );
}

interface EndedProps {
  job: Job;
  next: ReactNode;
  onDismiss: () => void;
}

function Ended({ job, next, onDismiss }: EndedProps) {
  const { openImport } = useScreen();
  const chart = importedChartPath(job);
  const result = findRefreshResult(job);
  const isStopped = job.state === 'failed' || job.state === 'cancelled';
  // A refresh stores each chart as it comes, an import all at once.
  const untouched = result ? result.found === 0 : isStopped && !(isRefresh(job) && job.progress.done > 0);
  return (
    <JobOutcome
      job={job}
      action={untouched && <Button label="Import a file" size="small" onClick={openImport} />}
      onDismiss={onDismiss}
    >
      {chart && (
        <p>
          <Link to={chart}>Show the imported chart</Link>
        </p>
      )}
      {untouched && <p className="muted">Existing charts are unchanged.</p>}
      {next && isRefresh(job) && <p className="muted">{next}</p>}
    </JobOutcome>
  );
}
