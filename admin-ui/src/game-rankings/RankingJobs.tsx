import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Job } from '../api/types';
import { Banner } from '../components/states/Banner';
import { LoadError } from '../components/states/LoadError';
import { FailureList } from '../jobs/FailureList';
import { importedChartPath } from '../jobs/import-outcome';
import { JobProgress } from '../jobs/ProgressRow';
import { describeOutcome } from '../jobs/outcome';
import { readRefreshCounts } from '../jobs/refresh-result';
import { NextRun } from './refresh/RefreshStatus';
import { isRefresh, type Refresh } from './refresh/use-refresh';
import { useScreen } from './screen';

/** Longer failure lists start collapsed, so that the charts stay visible. */
const OPEN_UP_TO = 3;

/** Running jobs on the charts, and how the last one ended. */
export function RankingJobs({ refresh }: { refresh: Refresh }) {
  const { running, joined, ended, problem, cancel, dismiss, state } = refresh;
  return (
    <>
      {problem && (
        <LoadError title="Couldn't start the refresh" onRetry={refresh.refresh}>
          {problem} Existing charts are unchanged.
        </LoadError>
      )}
      {running.map((job) => (
        <JobProgress key={job.id} job={job} onCancel={cancel} />
      ))}
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
  const { tone, title, detail } = describeOutcome(job);
  const chart = importedChartPath(job);
  const untouched =
    job.state === 'failed' ||
    job.state === 'cancelled' ||
    (isRefresh(job) && readRefreshCounts(job)?.updated === 0);
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <>
          {untouched && <Button label="Import a file" size="small" onClick={openImport} />}
          <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
        </>
      }
    >
      {detail && <p>{detail}</p>}
      {chart && (
        <p>
          <Link to={chart}>Show the imported chart</Link>
        </p>
      )}
      {untouched && <p className="muted">Existing charts are unchanged.</p>}
      {next && isRefresh(job) && <p className="muted">{next}</p>}
      {job.failures.length > 0 && (
        <details open={job.failures.length <= OPEN_UP_TO}>
          <summary className="text-13">What failed ({job.failures.length})</summary>
          <FailureList failures={job.failures} />
        </details>
      )}
    </Banner>
  );
}
