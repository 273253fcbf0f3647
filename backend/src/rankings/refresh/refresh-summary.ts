import type { FinishedItem } from '../../jobs/jobs.types.js';
import type { MarketRun } from '../markets/market.entity.js';
import { MAX_NOTES, type RefreshResultDto } from './refresh.dto.js';

/**
 * Result of fetching one chart. `failed` means no response at all; the others are interpretations of the store's
 * response.
 */
export const CHART_OUTCOMES = [
  'found',
  'empty',
  'blocked',
  'layout-changed',
  'not-available',
  'failed',
] as const;
export type ChartOutcomeName = (typeof CHART_OUTCOMES)[number];

/** Stored with the item of a chart. */
export interface ChartResult {
  outcome: ChartOutcomeName;
  rows: number;
  lists: number;
  /** Requests sent for it, by host. */
  calls: Record<string, number>;
  /** Remarks about a chart that did not fail: why it is empty, what could not be verified. */
  notes: string[];
}

/** The results by country. */
export function summarizeMarketRuns(items: readonly FinishedItem[], jobId: string): Map<string, MarketRun> {
  const runs = new Map<string, MarketRun>();
  for (const { scope, state, outcome } of items) {
    const country = scope.split('/')[1];
    if (!country || state === 'cancelled') continue;
    const run = runs.get(country) ?? { jobId, charts: 0, found: 0, rows: 0 };
    runs.set(country, run);
    run.charts += 1;
    if (!isChartResult(outcome)) continue;
    run.found += outcome.outcome === 'found' ? 1 : 0;
    run.rows += outcome.rows;
  }
  return runs;
}

/** Sums up the items of a refresh. */
export function summarizeRefresh(items: readonly FinishedItem[]): RefreshResultDto {
  const results = items.flatMap(({ label, outcome }) =>
    isChartResult(outcome) ? [{ label, ...outcome }] : [],
  );
  const count = (name: ChartOutcomeName) => results.filter(({ outcome }) => outcome === name).length;
  const known =
    count('found') + count('empty') + count('blocked') + count('layout-changed') + count('not-available');
  const calls: Record<string, number> = {};
  for (const result of results) {
    for (const [host, count] of Object.entries(result.calls)) calls[host] = (calls[host] ?? 0) + count;
  }
  const sum = (figure: (result: ChartResult) => number) =>
    results.reduce((all, result) => all + figure(result), 0);
  return {
    charts: items.length,
    lists: sum((result) => (result.outcome === 'found' ? result.lists : 0)),
    found: count('found'),
    empty: count('empty'),
    blocked: count('blocked'),
    layoutChanged: count('layout-changed'),
    notAvailable: count('not-available'),
    // Items that ended without a result count as failed too.
    failed: items.filter(({ state }) => state !== 'cancelled').length - known,
    rows: sum(({ rows }) => rows),
    milliseconds: measureDuration(items),
    calls,
    notes: results
      .flatMap(({ label, notes }) => notes.map((reason) => ({ label, reason })))
      .slice(0, MAX_NOTES),
  };
}

export const NOTHING_FETCHED = 'Refresh failed: no charts fetched';

/** Whether no store returned a chart, not even an empty one. */
export const hasFailed = ({ charts, found, empty }: RefreshResultDto): boolean =>
  charts > 0 && found + empty === 0;

/** The refresh in one sentence, for the activity feed. */
export function describeRefresh(result: RefreshResultDto): string {
  if (hasFailed(result)) return NOTHING_FETCHED;
  const { charts, found, empty, rows, ...rest } = result;
  const missing = rest.blocked + rest.layoutChanged + rest.notAvailable + rest.failed;
  const parts = [
    `${found} of ${charts} charts fetched with ${rows.toLocaleString('en')} rows`,
    ...(empty > 0 ? [`${empty} empty`] : []),
    ...(missing > 0 ? [`${missing} failed`] : []),
  ];
  return `Rankings refreshed: ${parts.join(', ')}`;
}

function measureDuration(items: readonly FinishedItem[]): number {
  const started = items.flatMap(({ startedAt }) => (startedAt ? [startedAt.getTime()] : []));
  const finished = items.flatMap(({ finishedAt }) => (finishedAt ? [finishedAt.getTime()] : []));
  if (started.length === 0 || finished.length === 0) return 0;
  return Math.max(0, Math.max(...finished) - Math.min(...started));
}

function isChartResult(outcome: FinishedItem['outcome']): outcome is FinishedItem['outcome'] & ChartResult {
  return outcome !== null && CHART_OUTCOMES.includes(outcome.outcome as ChartOutcomeName);
}
