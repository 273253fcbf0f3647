import type { ReactNode } from 'react';
import type { Job } from '../api/types';
import { IconButton } from '../components/actions/IconButton';
import { Banner } from '../components/states/Banner';
import { JobFailures } from './FailureList';
import { describeOutcome } from './outcome';

/** Longer failure lists start collapsed, so that the screen stays visible. */
const OPEN_UP_TO = 3;

interface JobOutcomeProps {
  job: Job;
  /** Collapses also a short list of failures. */
  folded?: boolean;
  action?: ReactNode;
  onDismiss?: () => void;
  children?: ReactNode;
}

/** How a job ended, with what failed. */
export function JobOutcome({ job, folded = false, action, onDismiss, children }: JobOutcomeProps) {
  const { tone, title, detail } = describeOutcome(job);
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        (action || onDismiss) && (
          <>
            {action}
            {onDismiss && <IconButton icon="close" label="Dismiss" onClick={onDismiss} />}
          </>
        )
      }
    >
      {detail && <p>{detail}</p>}
      {children}
      <JobFailures job={job} open={!folded && job.failures.length <= OPEN_UP_TO} />
    </Banner>
  );
}
