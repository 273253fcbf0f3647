import type { Job } from '../api/types';
import { formatCount } from '../components/format';
import { refreshOutcome } from '../refresh/refresh-outcome';
import { REFRESH_KIND, refreshCounts } from '../refresh/refresh-result';
import { describeImport, IMPORT_KIND } from './import-outcome';
import type { Outcome } from './outcome.types';

export type { Outcome };

/** One plain sentence on how a job ended, and the figures it brought. */
export function outcomeOf(job: Job): Outcome {
  if (job.kind === REFRESH_KIND && refreshCounts(job)) return refreshOutcome(job);
  switch (job.state) {
    case 'failed':
      return { tone: 'error', title: `${job.title}: failed`, detail: job.error ?? 'No reason was given.' };
    case 'cancelled':
      return { tone: 'note', title: `${job.title}: cancelled`, detail: figures(job) };
    case 'completed':
      if (job.kind === IMPORT_KIND && job.result) {
        const tone = job.failures.length > 0 ? 'note' : 'good';
        return { tone, title: `${job.title}: done`, detail: describeImport(job) };
      }
      return job.failures.length > 0
        ? {
            tone: 'note',
            title: `${job.title}: done with ${formatCount(job.failures.length)} ${job.failures.length === 1 ? 'failure' : 'failures'}`,
            detail: figures(job),
          }
        : { tone: 'good', title: `${job.title}: done`, detail: figures(job) };
    default:
      return { tone: 'note', title: job.title, detail: null };
  }
}

/** The job's result as words: {rowsRead: 1200} → "1,200 rows read". Only counts are told; zeros say nothing. */
function figures(job: Job): string | null {
  const told = Object.entries(job.result ?? {})
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
    .map(([name, count]) => `${formatCount(count)} ${name.replace(/([A-Z])/g, ' $1').toLowerCase()}`);
  return told.length > 0 ? told.join(', ') : null;
}
