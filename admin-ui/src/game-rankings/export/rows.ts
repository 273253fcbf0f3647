import { readApi } from '../../api/queries/use-api';
import type { CurrentRankings, Mover, Movers, RankingRow, RankingType } from '../../api/types';
import { STORE_NAMES } from '../../components/text/chips';
import { LISTS, type RankingFilters } from '../../rankings/filters';
import type { ShownLists } from '../lists/use-shown-lists';
import { KINDS } from '../movers/moves';

type Row = Record<string, unknown>;
type Chart = Pick<RankingFilters, 'platform' | 'country' | 'category'>;

/** Rows must be readable without the screen, so each names its chart, capture and whether it is a sample. */
function toExportRow(rankings: CurrentRankings, type: RankingType, row: RankingRow): Row {
  const { capturedAt, comparedAt, sample } = rankings.lists[type];
  const { platform, category, rankPosition, previousPosition, bundleId, title, developer } = row;
  return {
    capturedAt,
    platform,
    country: rankings.country,
    category,
    rankingType: type,
    rankPosition,
    previousPosition,
    bundleId,
    title,
    developer,
    sample,
    // For a past day: the requested day and the comparison.
    ...(rankings.requested && { date: rankings.requested.date, comparedAt }),
  };
}

/** Export rows of the visible lists; with `ids` only those games. */
export const shownRows = (rankings: CurrentRankings, lists: ShownLists, ids?: ReadonlySet<string>): Row[] =>
  LISTS.flatMap(({ type }) =>
    lists[type].rows
      .filter(({ bundleId }) => !ids || ids.has(bundleId))
      .map((row) => toExportRow(rankings, type, row)),
  );

/** The first 200 ranks of the three lists. */
export async function topRows(rankings: CurrentRankings): Promise<Row[]> {
  const { platform, category, country, requested } = rankings;
  const days = { date: requested?.date, compareDate: requested?.compareDate };
  const lists = await Promise.all(
    LISTS.map(({ type: rankingType }) =>
      readApi('/api/rankings/ranks', { platform, category, country, rankingType, ...days }),
    ),
  );
  return LISTS.flatMap(({ type }, at) => (lists[at] ?? []).map((row) => toExportRow(rankings, type, row)));
}

/** Export rows of the visible movers. */
export const moverRows = (movers: Movers): Row[] =>
  KINDS.flatMap(({ kind }) =>
    movers[kind].map(({ rankingType, from, to, change, bundleId, title, developer }: Mover) => ({
      capturedFrom: movers.capturedFrom,
      capturedTo: movers.capturedTo,
      platform: movers.platform,
      country: movers.country,
      category: movers.category,
      rankingType,
      move: kind,
      from,
      to,
      change,
      bundleId,
      title,
      developer,
      sample: movers.sample,
    })),
  );

/** "rankings google play tw puzzle" */
export const nameFile = (what: string, { platform, country, category }: Chart): string =>
  [what, STORE_NAMES[platform], country, category].join(' ');

/** The day of a capture, for file names. */
export const toDay = (capturedAt: string | null | undefined): string | undefined =>
  capturedAt?.slice(0, 10) ?? undefined;
