import { Ago } from '../components/text/Ago';
import { Button } from '../components/actions/Button';
import { useEffect } from 'react';
import { isOver } from '../api/team/jobs';
import type { Job } from '../api/types';
import { EmptyState } from '../components/states/EmptyState';
import { LinesSkeleton } from '../components/states/Skeleton';
import { Icon, type IconName } from '../components/text/Icon';
import { JobFailures } from './FailureList';
import { RunningJobs } from './ProgressRow';
import { useJobs } from './jobs-context';
import { describeOutcome, type Outcome } from './outcome';

/** Current and recent jobs; refetched when `open` becomes true. */
export function JobsPanel({ open }: { open: boolean }) {
  const { jobs, active, state, reload } = useJobs();
  const over = jobs.filter(isOver);

  useEffect(() => {
    if (open) void reload();
  }, [open, reload]);

  return (
    <>
      <RunningJobs jobs={active} />
      {over.length > 0 && (
        <ul className="lines bare" aria-label="Finished jobs">
          {over.map((job) => (
            <FinishedJob key={job.id} job={job} />
          ))}
        </ul>
      )}
      {jobs.length === 0 && state === 'ready' && (
        <EmptyState title="No jobs yet">Refreshes, imports and analyses appear here.</EmptyState>
      )}
      {jobs.length === 0 && state === 'failed' && (
        <EmptyState
          title="Couldn't load the jobs"
          action={<Button label="Retry" size="small" onClick={() => void reload()} />}
        >
          Running jobs continue.
        </EmptyState>
      )}
      {jobs.length === 0 && state === 'loading' && <LinesSkeleton label="Loading the jobs" />}
    </>
  );
}

const ICONS: Record<Outcome['tone'], IconName> = { error: 'warning', note: 'info', good: 'done' };
const TONES: Record<Outcome['tone'], string> = { error: 'wrong', note: 'accent', good: 'good' };

function FinishedJob({ job }: { job: Job }) {
  const outcome = describeOutcome(job);
  const when = job.finishedAt ?? job.createdAt;
  return (
    <li className="row start far">
      <Icon name={ICONS[outcome.tone]} className={TONES[outcome.tone]} />
      <div className="grow">
        <p className="row between">
          <b className="cut">{outcome.title}</b>
          <Ago at={when} />
        </p>
        {outcome.detail && <p className="text-13 muted break">{outcome.detail}</p>}
        <JobFailures job={job} />
      </div>
    </li>
  );
}
