import type { CsvHeader } from '../../common/tabular/csv-parser.js';
import { columnNames } from '../../common/tabular/column-name.js';
import { refuseDuplicates, refuseMissing } from '../../common/tabular/header-checks.js';

/** The columns of a rankings import and their other names, the preferred one first. */
export const CHART_COLUMNS = {
  date: ['date', 'captured_on', 'captured_at'],
  platform: ['platform'],
  country: ['country', 'region'],
  type: ['type', 'chart_type', 'ranking_type'],
  category: ['category'],
  rank: ['rank', 'rank_position'],
  id: ['bundle_id', 'track_id', 'app_id'],
  title: ['title', 'app_name', 'name'],
  developer: ['developer'],
  icon: ['icon_url'],
  url: ['url'],
} as const satisfies Record<string, readonly string[]>;

type ChartColumn = keyof typeof CHART_COLUMNS;

const REQUIRED: readonly ChartColumn[] = ['date', 'platform', 'country', 'type', 'rank', 'id'];

/** Facts of a chart that may be given with the file, where the file does not tell them. */
export const GIVEN_FACTS = ['date', 'type', 'country'] as const;
export type GivenFacts = Partial<Record<(typeof GIVEN_FACTS)[number], string>>;

/** The keys of a row of JSON as a message names them. */
export const ACCEPTED_KEYS = Object.values(CHART_COLUMNS)
  .map(([first, ...others]) => first + (others.length > 0 ? ` (or ${others.join(', ')})` : ''))
  .join('; ');

/** What an App Store feed calls the columns; read so only in rows that carry a feed type. */
export const FEED_COLUMNS = {
  type: ['feed_type'],
  category: ['genre', 'genre_id'],
  id: ['id'],
  developer: ['artist_name'],
  icon: ['artwork_url_100'],
  media: ['media_type'],
} as const;

/** What rows of a JSON file take over from the objects around them. */
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
 * Refuses a CSV that lacks a column every row needs and that is not given with the file, or has one twice.
 * @throws TabularError `missing_column` or `duplicate_column`, naming it
 */
export function checkChartHeader(header: CsvHeader, given: GivenFacts): void {
  refuseDuplicates(header, Object.values(CHART_COLUMNS).flat());
  const missing = REQUIRED.filter(
    (column) =>
      !(column in given) && !columnNames(CHART_COLUMNS[column]).some((name) => header.names.includes(name)),
  );
  if (missing.length > 0)
    refuseMissing(
      header,
      missing.map((column) => CHART_COLUMNS[column]),
    );
}
