import { IconButton } from '../components/actions/IconButton';
import { Banner } from '../components/states/Banner';
import { FailureList } from '../jobs/FailureList';
import { JobProgress } from '../jobs/ProgressRow';
import { describeOutcome } from '../jobs/outcome';
import type { Enrichment } from './use-enrichment';

/** Progress and result of fetching store details. */
export function EnrichJobs({ enrichment }: { enrichment: Enrichment }) {
  const { running, ended, problem, cancel, dismiss } = enrichment;
  const close = <IconButton icon="close" label="Dismiss" onClick={dismiss} />;
  return (
    <>
      {running.map((job) => (
        <JobProgress key={job.id} job={job} onCancel={cancel} />
      ))}
      {problem && (
        <Banner tone="error" title="Couldn’t start fetching store details" action={close}>
          <p>{problem} Nothing changed.</p>
        </Banner>
      )}
      {ended && (
        <Banner tone={describeOutcome(ended).tone} title={describeOutcome(ended).title} action={close}>
          {describeOutcome(ended).detail && <p>{describeOutcome(ended).detail}</p>}
          {ended.failures.length > 0 && (
            <details>
              <summary className="text-13">What failed ({ended.failures.length})</summary>
              <FailureList failures={ended.failures} />
            </details>
          )}
        </Banner>
      )}
    </>
  );
}
