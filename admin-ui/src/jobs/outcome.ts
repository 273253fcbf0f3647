import type { Job } from '../api/types';
import { countNoun, formatCount } from '../components/text/format';
import { findRefreshResult, refreshOutcome, type Outcome } from './refresh-result';
import { describeImport, IMPORT_KIND } from './import-outcome';

export type { Outcome };

export const BATCH_KIND = 'analyses.batch';

/** The result of a job as a sentence with figures. */
export function describeOutcome(job: Job): Outcome {
  if (findRefreshResult(job)) return refreshOutcome(job);
  switch (job.state) {
    case 'failed':
      return { tone: 'error', title: `${job.title}: failed`, detail: job.error ?? 'No reason given.' };
    case 'cancelled':
      return { tone: 'note', title: `${job.title}: cancelled`, detail: describeFigures(job) };
    case 'completed':
      if (job.kind === IMPORT_KIND && job.result) {
        const tone = job.failures.length > 0 ? 'note' : 'good';
        return { tone, title: `${job.title}: done`, detail: describeImport(job) };
      }
      return describeCompleted(job);
    default:
      return { tone: 'note', title: job.title, detail: null };
  }
}

function describeCompleted(job: Job): Outcome {
  const failures = job.failures.length - countSkipped(job);
  const detail = describeFigures(job);
  if (failures <= 0) return { tone: 'good', title: `${job.title}: done`, detail };
  const many = countNoun(failures, 'failure');
  return { tone: 'note', title: `${job.title}: done with ${many}`, detail };
}

/** Games of a batch without a text. */
export const countSkipped = ({ kind, result }: Job): number =>
  kind === BATCH_KIND && result && 'skipped' in result ? Number(result.skipped) : 0;

/** The job's result as text: {rowsRead: 1200} → "1,200 rows read". Omits zeros and non-numbers. */
function describeFigures(job: Job): string | null {
  if (job.kind === BATCH_KIND && job.result) return batchFigures(job.result);
  const facts = Object.entries(job.result ?? {})
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
    .map(([name, count]) => {
      const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
      return `${formatCount(count)} ${count === 1 ? words.replace(/s$/, '') : words}`;
    });
  return facts.length > 0 ? facts.join(', ') : null;
}

/** "50 games: 47 analyzed, 1 unchanged, 2 failed"; the parts add up to the total. */
function batchFigures(result: Record<string, unknown>): string {
  const count = (name: string): number => Number(result[name] ?? 0);
  const parts: [number, string][] = [
    [count('analysed') - count('reused'), 'analyzed'],
    [count('reused'), 'unchanged'],
    [count('skipped'), 'skipped'],
    [count('failed') - count('skipped'), 'failed'],
  ];
  const games = count('games') || count('analysed') + count('failed');
  const facts = parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${formatCount(number)} ${word}`);
  return `${countNoun(games, 'game')}: ${facts.join(', ') || 'none analyzed'}`;
}
