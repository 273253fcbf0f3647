import type { Job } from '../api/types';
import { formatCount } from '../components/format';
import type { Outcome } from '../jobs/outcome.types';
import { durationText, landedText, refreshCounts, sharedReason } from './refresh-result';

/** How a refresh that went through ended: some charts may have failed, or all of them. */
export function refreshOutcome(job: Job): Outcome {
  const counts = refreshCounts(job);
  const failed = job.failures.length;
  const parts = [
    counts && counts.landed > 0
      ? `${formatCount(counts.rows)} rows in ${durationText(counts.milliseconds)}.`
      : null,
    counts && counts.empty > 0 ? `${formatCount(counts.empty)} held no games.` : null,
    failed > 1 ? sharedReason(job) : null,
  ];
  return {
    tone: failed === 0 ? 'good' : counts && counts.landed + counts.empty === 0 ? 'error' : 'note',
    title: `${job.title}: ${landedText(job)}`,
    detail: parts.filter(Boolean).join(' ') || null,
  };
}
