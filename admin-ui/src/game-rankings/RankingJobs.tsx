import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Job } from '../api/types';
import { Banner } from '../components/Banner';
import { Icon } from '../components/Icon';
import { FailureList } from '../jobs/FailureList';
import { JobProgress } from '../jobs/ProgressRow';
import { outcomeOf } from '../jobs/outcome';

interface RankingJobsProps {
  running: Job[];
  /** The latest one that ended while this screen was open. */
  ended: Job | null;
  onCancel: (id: string) => Promise<void>;
  onDismiss: () => void;
  onImport: () => void;
}

/** Work on the charts: what runs now, and how the last run ended in plain words. */
export function RankingJobs({ running, ended, onCancel, onDismiss, onImport }: RankingJobsProps) {
  return (
    <>
      {running.map((job) => (
        <JobProgress key={job.id} job={job} onCancel={onCancel} />
      ))}
      {ended && <Ended job={ended} onDismiss={onDismiss} onImport={onImport} />}
    </>
  );
}

function Ended({ job, onDismiss, onImport }: { job: Job; onDismiss: () => void; onImport: () => void }) {
  const { tone, title, detail } = outcomeOf(job);
  const untouched = job.state === 'failed' || job.state === 'cancelled';
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
      {untouched && <p className="muted">The lists below are as they were.</p>}
      {job.failures.length > 0 && <FailureList failures={job.failures} />}
    </Banner>
  );
}
