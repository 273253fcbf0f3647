import type { ChartKey } from '../../api/charts/rankings';
import type { Job, RankingType } from '../../api/types';
import { STORE_NAMES } from '../../components/text/chips';
import { categoryLabel } from '../../rankings/categories';
import { LISTS } from '../../rankings/filters';
import { REFRESH_KIND, hasUpdatedNothing, findRefreshResult } from '../../jobs/refresh-result';

export interface StaleList {
  reason: string;
  /** True when the store's chart was empty; false when it couldn't be read. */
  empty: boolean;
}

/**
 * Why a list wasn't updated, from the newest refresh that failed to update it since its capture; null when there is
 * none, or when that refresh updated no chart at all: the status line says so for all lists. Failures identify their chart only by text, so the texts are compared.
 */
export function findStaleList(
  jobs: Job[],
  chart: ChartKey & { countryName: string },
  type: RankingType,
  capturedAt: string | null,
): StaleList | null {
  const label = chartLabel(chart, type);
  const since = capturedAt === null ? -Infinity : Date.parse(capturedAt);
  const later = jobs
    .filter(({ kind, finishedAt, startedAt }) => {
      return (
        kind === REFRESH_KIND && finishedAt !== null && startedAt !== null && Date.parse(startedAt) > since
      );
    })
    .sort((a, b) => Date.parse(b.finishedAt ?? '') - Date.parse(a.finishedAt ?? ''));
  for (const job of later) {
    const failure = job.failures.find((one) => one.label.toLowerCase() === label);
    if (failure) return hasUpdatedNothing(job) ? null : { reason: failure.reason, empty: false };
    const note = findRefreshResult(job)?.notes.find((one) => one.label.toLowerCase() === label);
    if (note) return { reason: note.reason, empty: true };
  }
  return null;
}

/** "google play, united states, top free games, role playing"; the overall chart has one name only. */
function chartLabel(
  { platform, category, countryName }: ChartKey & { countryName: string },
  type: RankingType,
) {
  const overall = category === 'game' || category === 'games' ? 'all' : category;
  const title = LISTS.find((list) => list.type === type)?.title ?? '';
  return [STORE_NAMES[platform], countryName, title, categoryLabel(overall)].join(', ').toLowerCase();
}
