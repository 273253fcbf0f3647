import type { CsvHeader } from '../../common/tabular/csv-parser.js';
import { columnNames } from '../../common/tabular/column-name.js';
import { describeColumn, refuseDuplicates, refuseMissing } from '../../common/tabular/header-checks.js';
import { GAME_COLUMNS } from '../../games/import/game-columns.rules.js';

/** Columns of a chart import with their aliases, preferred name first. */
export const CHART_COLUMNS = {
  date: ['date', 'captured_on', 'captured_at'],
  platform: ['platform'],
  country: ['country', 'region'],
  type: ['type', 'chart_type', 'ranking_type'],
  category: ['category'],
  rank: ['rank', 'rank_position'],
  id: GAME_COLUMNS.ids,
  title: GAME_COLUMNS.title,
  developer: GAME_COLUMNS.developer,
  icon: GAME_COLUMNS.icon,
  url: GAME_COLUMNS.url,
} as const satisfies Record<string, readonly string[]>;

type ChartColumn = keyof typeof CHART_COLUMNS;

const REQUIRED: readonly ChartColumn[] = ['date', 'platform', 'country', 'type', 'rank', 'id'];

/** Facts of a chart that can be given with the file if the file lacks them. */
export const GIVEN_FACTS = ['date', 'type', 'country'] as const;
export type GivenFacts = Partial<Record<(typeof GIVEN_FACTS)[number], string>>;

/** The keys of a JSON row as listed in messages, which stay short: the usual names of what a row needs. */
export const ACCEPTED_KEYS = Object.entries<readonly string[]>(CHART_COLUMNS)
  .map(([column, names]) => describeColumn(names.slice(0, REQUIRED.includes(column as ChartColumn) ? 3 : 1)))
  .join('; ');

/** Column names in an App Store feed; only used for rows with a feed type. */
export const FEED_COLUMNS = {
  type: ['feed_type'],
  category: ['genre', 'genre_id'],
  id: ['id'],
  media: ['media_type'],
} as const;

/** What rows of a JSON file inherit from the enclosing objects. */
export const CHART_CONTEXT: ReadonlySet<string> = new Set(
  columnNames([
    ...CHART_COLUMNS.date,
    ...CHART_COLUMNS.platform,
    ...CHART_COLUMNS.country,
    ...CHART_COLUMNS.type,
    ...CHART_COLUMNS.category,
    ...FEED_COLUMNS.type,
    ...FEED_COLUMNS.category,
    ...FEED_COLUMNS.media,
  ]),
);

/**
 * Rejects a CSV that lacks a required column not given with the file, or repeats one.
 * @throws TabularError `missing_column` or `duplicate_column`, naming it
 */
export function checkChartHeader(header: CsvHeader, facts: GivenFacts): void {
  refuseDuplicates(header, Object.values(CHART_COLUMNS).flat());
  const missing = REQUIRED.filter(
    (column) =>
      !(column in facts) && !columnNames(CHART_COLUMNS[column]).some((name) => header.names.includes(name)),
  );
  if (missing.length > 0)
    refuseMissing(
      header,
      missing.map((column) => CHART_COLUMNS[column]),
    );
}
