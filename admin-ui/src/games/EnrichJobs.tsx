import { IconButton } from '../components/actions/IconButton';
import { Banner } from '../components/states/Banner';
import { JobOutcome } from '../jobs/JobOutcome';
import { RunningJobs } from '../jobs/ProgressRow';
import type { Enrichment } from './use-enrichment';

/** Progress and result of fetching store details. */
export function EnrichJobs({ enrichment }: { enrichment: Enrichment }) {
  const { running, ended, problem, dismiss } = enrichment;
  return (
    <>
      <RunningJobs jobs={running} />
      {problem && (
        <Banner
          tone="error"
          title="Couldn’t start fetching store details"
          action={<IconButton icon="close" label="Dismiss" onClick={dismiss} />}
        >
          <p>{problem} Nothing changed.</p>
        </Banner>
      )}
      {ended && <JobOutcome job={ended} folded onDismiss={dismiss} />}
    </>
  );
}
