import { DAY_MS } from '../../common/time/clock.js';
import { findEntry } from '../../ai/taxonomy/taxonomy.js';
import { countryName } from '../../common/countries.js';
import type { Platform } from '../../games/games.types.js';
import type { ChartGameRow, ChartRow } from '../trends.repository.js';
import { type ChartFacts, type ChartingGame, type ChartScope, WINDOW_DAYS } from '../trends.types.js';

const PLATFORM_NAMES: Record<Platform, string> = { android: 'Android', ios: 'iOS' };

/**
 * Combines the facts of some lists: their games now and before.
 * @param charts the current lists
 * @param compared the same if all of them have an earlier capture, else none
 */
export function buildChartFacts(
  scope: ChartScope,
  charts: readonly ChartRow[],
  compared: readonly ChartRow[],
  { now, before }: { now: readonly ChartGameRow[]; before: readonly ChartGameRow[] },
): ChartFacts {
  const known = new Set(before.map((row) => row.bundle_id));
  const games = bestRanks(now);
  const analysed = games.flatMap((row): ChartingGame[] =>
    row.item_keys === null
      ? []
      : [
          {
            bundleId: row.bundle_id,
            title: row.title ?? row.bundle_id,
            developer: row.developer,
            platform: row.platform,
            rank: row.rank,
            rankingType: row.ranking_type,
            country: scope.country ?? 'us',
            items: keepEntries(row.item_keys),
            newcomer: compared.length > 0 && !known.has(row.bundle_id),
          },
        ],
  );
  const spans = compared.map(
    ({ captured_at, baseline_at }) => (captured_at.getTime() - (baseline_at as Date).getTime()) / DAY_MS,
  );
  const days = spans.length > 0 ? Math.round(Math.max(...spans)) : WINDOW_DAYS;
  return {
    captures: charts.length + compared.length,
    charting: {
      scope: scopeName(scope, charts),
      sample: charts.some((chart) => chart.sample || chart.baseline_sample === true),
      capturedAt:
        charts.length > 0 ? new Date(Math.max(...charts.map((chart) => chart.captured_at.getTime()))) : null,
      charting: games.length,
      analysed: analysed.length,
      newcomerDays: days,
      games: analysed,
    },
    baseline:
      compared.length > 0
        ? {
            from: new Date(Math.min(...compared.map((chart) => (chart.baseline_at as Date).getTime()))),
            days,
            analysed: [...new Map(before.map((row) => [row.bundle_id, row])).values()].flatMap(
              ({ bundle_id, item_keys }) =>
                item_keys === null ? [] : [{ bundleId: bundle_id, items: keepEntries(item_keys) }],
            ),
          }
        : null,
  };
}

/** Each game once with its best rank, best rank first. */
function bestRanks(rows: readonly ChartGameRow[]): ChartGameRow[] {
  const games = new Map<string, ChartGameRow>();
  for (const row of rows) {
    const other = games.get(row.bundle_id);
    if (!other || row.rank < other.rank) games.set(row.bundle_id, row);
  }
  return [...games.values()].sort((a, b) => a.rank - b.rank || a.bundle_id.localeCompare(b.bundle_id));
}

/** Keys outside the taxonomy (a model's own names) cannot be compared. */
const keepEntries = (keys: readonly string[]): string[] => keys.filter((key) => findEntry(key) !== undefined);

function scopeName(
  { country = 'us', platform, rankingType }: ChartScope,
  charts: readonly ChartRow[],
): string {
  const platforms = platform ? [platform] : [...new Set(charts.map((chart) => chart.platform))];
  const names = platforms.map((one) => PLATFORM_NAMES[one]).join(' and ') || 'no platform';
  return `${countryName(country)}, ${names}, ${rankingType ?? 'downloads and revenue'}`;
}
