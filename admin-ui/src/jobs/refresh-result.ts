import type { Job } from '../api/types';
import { countNoun, formatCount } from '../components/text/format';

/** The result of a job for display. */
export interface Outcome {
  tone: 'error' | 'note' | 'good';
  title: string;
  detail: string | null;
}

export const REFRESH_KIND = 'rankings.refresh';

/** The result of a refresh in charts; missing counts are 0. */
export interface RefreshCounts {
  charts: number;
  /** Charts that were fetched and stored. */
  updated: number;
  /** Charts that were empty in the store; their previous capture stays. */
  empty: number;
  rows: number;
  milliseconds: number;
  /** Notes on charts that did not fail, such as why one is empty. */
  notes: { label: string; reason: string }[];
}

/** Parses the result of a finished refresh; null when there is none, as after a cancel. */
export function readRefreshCounts(job: Job): RefreshCounts | null {
  const { result } = job;
  if (!result || typeof result.charts !== 'number') return null;
  const count = (name: string): number => {
    const value = result[name];
    return typeof value === 'number' ? value : 0;
  };
  return {
    charts: result.charts,
    updated: count('found'),
    empty: count('empty'),
    rows: count('rows'),
    milliseconds: count('milliseconds'),
    notes: Array.isArray(result.notes) ? result.notes.filter(isNote) : [],
  };
}

/** "48 of 54 charts updated" */
export function describeRefresh(job: Job): string {
  const counts = readRefreshCounts(job);
  if (counts) {
    const { updated, charts } = counts;
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
  job.failures.length > 0 && (job.state === 'failed' || readRefreshCounts(job)?.updated === 0);

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
  const counts = readRefreshCounts(job);
  const failed = job.failures.length;
  const parts = [
    counts && counts.updated > 0
      ? `${formatCount(counts.rows)} rows in ${formatDuration(counts.milliseconds)}.`
      : null,
    counts && counts.empty > 0 ? `${describeEmpty(counts.empty)}.` : null,
    failed > 1 ? findCommonReason(job) : null,
  ];
  return {
    tone: job.state === 'failed' ? 'error' : failed === 0 ? 'good' : 'note',
    title: describeRefresh(job),
    detail: parts.filter(Boolean).join(' ') || null,
  };
}

function isNote(note: unknown): note is { label: string; reason: string } {
  const { label, reason } = (note ?? {}) as { label?: unknown; reason?: unknown };
  return typeof label === 'string' && typeof reason === 'string';
}
