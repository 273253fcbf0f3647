import type { ChartKey } from '../../api/charts/rankings';
import type { Job, RankingType } from '../../api/types';
import { STORE_NAMES } from '../../components/text/chips';
import { categoryLabel } from '../../rankings/categories';
import { LISTS } from '../../rankings/filters';
import { REFRESH_KIND, readRefreshCounts } from '../../jobs/refresh-result';

export interface KeptList {
  reason: string;
  /** The store answered and its chart held nothing; otherwise it could not be read. */
  empty: boolean;
}

/**
 * Why a list is older than a refresh that tried to renew it, from the newest such refresh; null when none tried in vain
 * since its capture. Failures name their chart in words only, so the words are compared.
 */
export function findKeptList(
  jobs: Job[],
  chart: ChartKey & { countryName: string },
  type: RankingType,
  capturedAt: string | null,
): KeptList | null {
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
    if (failure) return { reason: failure.reason, empty: false };
    const note = readRefreshCounts(job)?.notes.find((one) => one.label.toLowerCase() === label);
    if (note) return { reason: note.reason, empty: true };
  }
  return null;
}

/** "google play, united states, top free games, role playing": the overall chart has one name. */
function chartLabel(
  { platform, category, countryName }: ChartKey & { countryName: string },
  type: RankingType,
) {
  const overall = category === 'game' || category === 'games' ? 'all' : category;
  const title = LISTS.find((list) => list.type === type)?.title ?? '';
  return [STORE_NAMES[platform], countryName, title, categoryLabel(overall)].join(', ').toLowerCase();
}
