import type { Job, JobFailure } from '../api/types';
import { formatCount } from '../components/text/format';
import { countSkipped } from './outcome';

const SHOWN = 100;

/** Failures of a job; scrolls when long. */
export function FailureList({ failures }: { failures: JobFailure[] }) {
  return (
    <ul className="scroll well stack close text-13" tabIndex={0} aria-label="What failed">
      {failures.slice(0, SHOWN).map((failure, index) => (
        <li key={index}>
          <b>{failure.label}</b> <span className="muted">{failure.reason}</span>
        </li>
      ))}
      {failures.length > SHOWN && <li className="muted">and {formatCount(failures.length - SHOWN)} more</li>}
    </ul>
  );
}

/** Failures of a job behind their number; nothing without any. */
export const JobFailures = ({ job, open = false }: { job: Job; open?: boolean }) =>
  job.failures.length > 0 && (
    <details open={open}>
      <summary className="text-13">
        {countSkipped(job) > 0 ? 'Skipped or failed' : 'What failed'} ({job.failures.length})
      </summary>
      <FailureList failures={job.failures} />
    </details>
  );
