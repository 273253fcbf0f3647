import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Job } from '../api/types';
import { Banner } from '../components/Banner';
import { Icon } from '../components/Icon';
import { FailureList } from '../jobs/FailureList';
import { importedChartPath } from '../jobs/import-outcome';
import { JobProgress } from '../jobs/ProgressRow';
import { describeOutcome } from '../jobs/outcome';
import { readRefreshCounts } from '../jobs/refresh-result';
import { isRefresh } from './use-ranking-jobs';

interface RankingJobsProps {
  running: Job[];
  /** The one among them that a request of this screen has joined. */
  joined?: string | null;
  /** The latest one that ended while this screen was open. */
  ended: Job | null;
  /** When the next refresh starts, told with one that has ended. */
  next?: ReactNode;
  onCancel: (id: string) => Promise<void>;
  onDismiss: () => void;
  onImport: () => void;
}

/** Longer lists of failures are folded, so that the charts stay in sight. */
const OPEN_UP_TO = 3;

/** Work on the charts: what runs now, and how the last run ended in plain words. */
export function RankingJobs({
  running,
  joined,
  ended,
  next,
  onCancel,
  onDismiss,
  onImport,
}: RankingJobsProps) {
  return (
    <>
      {running.map((job) => (
        <JobProgress key={job.id} job={job} onCancel={onCancel} />
      ))}
      {running.some(({ id }) => id === joined) && (
        <p className="text-13 muted" role="status">
          A refresh was under way already; your charts have joined it.
        </p>
      )}
      {ended && <Ended job={ended} next={next} onDismiss={onDismiss} onImport={onImport} />}
    </>
  );
}

interface EndedProps {
  job: Job;
  next: ReactNode;
  onDismiss: () => void;
  onImport: () => void;
}

function Ended({ job, next, onDismiss, onImport }: EndedProps) {
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
          {untouched && (
            <Button size="small" onClick={onImport}>
              Import a file
            </Button>
          )}
          <IconButton size="small" onClick={onDismiss} aria-label="Dismiss">
            <Icon name="close" />
          </IconButton>
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
