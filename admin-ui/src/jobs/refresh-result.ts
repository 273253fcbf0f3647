import type { Job, RefreshResult } from '../api/types';
import { countNoun, formatCount } from '../components/text/format';

/** The result of a job for display. */
export interface Outcome {
  tone: 'error' | 'note' | 'good';
  title: string;
  detail: string | null;
}

export const REFRESH_KIND = 'rankings.refresh';

/** The result of a finished refresh; null when there is none, as after a cancel. */
export const findRefreshResult = ({ kind, result }: Job): RefreshResult | null =>
  kind === REFRESH_KIND ? (result as RefreshResult | null) : null;

/** "48 of 54 charts updated" */
export function describeRefresh(job: Job): string {
  const result = findRefreshResult(job);
  if (result) {
    const { found: updated, charts } = result;
    if (job.state === 'failed') return 'Refresh failed: no charts fetched';
    if (updated === 0) return 'No charts updated';
    if (charts === 1) return '1 chart updated';
    return updated === charts ? `All ${charts} charts updated` : `${updated} of ${charts} charts updated`;
  }
  const { done, total } = job.progress;
  if (job.state === 'cancelled')
    return total > 0 ? `Cancelled after ${done} of ${total} charts` : 'Cancelled';
  return job.state === 'failed' ? 'Refresh failed' : 'Done';
}

/** Whether a finished refresh failed for every chart. */
export const hasUpdatedNothing = (job: Job): boolean =>
  job.failures.length > 0 && (job.state === 'failed' || findRefreshResult(job)?.found === 0);

/** "8 charts were empty"; null when there were none. */
export const describeEmpty = (empty: number): string | null =>
  empty === 0 ? null : countNoun(empty, 'chart was empty', 'charts were empty');

/** The reason shared by all failures, if any. */
export function findCommonReason(job: Job): string | null {
  const reasons = new Set(job.failures.map(({ reason }) => reason));
  return reasons.size === 1 ? ([...reasons][0] ?? null) : null;
}

/** 83,400 ms → "1 min 23 s" */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The result of a refresh: complete, partial or failed. */
export function refreshOutcome(job: Job): Outcome {
  const result = findRefreshResult(job);
  const failed = job.failures.length;
  const parts = [
    result && result.found > 0
      ? `${formatCount(result.rows)} rows in ${formatDuration(result.milliseconds)}.`
      : null,
    result && result.empty > 0 ? `${describeEmpty(result.empty)}.` : null,
    failed > 1 ? findCommonReason(job) : null,
  ];
  return {
    tone: job.state === 'failed' ? 'error' : failed === 0 ? 'good' : 'note',
    title: describeRefresh(job),
    detail: parts.filter(Boolean).join(' ') || null,
  };
}
