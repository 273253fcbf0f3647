import type { Job } from '../api/types';
import { formatCount } from '../components/format';
import type { Outcome } from './outcome.types';
import { durationText, emptyText, refreshCounts, refreshText, sharedReason } from './refresh-result';

/** How a refresh ended: some charts may have failed, or all of them. */
export function refreshOutcome(job: Job): Outcome {
  const counts = refreshCounts(job);
  const failed = job.failures.length;
  const parts = [
    counts && counts.updated > 0
      ? `${formatCount(counts.rows)} rows in ${durationText(counts.milliseconds)}.`
      : null,
    counts && counts.empty > 0 ? `${emptyText(counts.empty)}.` : null,
    failed > 1 ? sharedReason(job) : null,
  ];
  return {
    tone: job.state === 'failed' ? 'error' : failed === 0 ? 'good' : 'note',
    title: refreshText(job),
    detail: parts.filter(Boolean).join(' ') || null,
  };
}
