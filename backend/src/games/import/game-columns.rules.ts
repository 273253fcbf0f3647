import { LISTING_FIELD_LIST, type ListingField } from '../listings/listing-fields.types.js';
import { columnNames } from '../../common/tabular/column-name.js';
import type { CsvHeader } from '../../common/tabular/csv-parser.js';
import { refuseDuplicates, refuseMissing } from '../../common/tabular/header-checks.js';

const LISTING_NAMES = Object.fromEntries(
  LISTING_FIELD_LIST.map(({ name, importNames }) => [name, importNames]),
) as Record<ListingField, readonly string[]>;

/**
 * Columns of a games import with their aliases, preferred name first: those of the market-data shape, then of App
 * Store lookup answers and common tables.
 */
export const GAME_COLUMNS = {
  ids: ['bundle_id', 'track_id', 'app_id', 'package_name'],
  platform: ['platform'],
  country: ['country', 'region'],
  title: ['title', 'app_name', 'track_name', 'name'],
  developer: ['developer', 'artist_name', 'developer_name', 'publisher', 'publisher_name'],
  icon: ['icon_url', 'icon', 'artwork_url_512', 'artwork_url_100', 'artwork_url_60'],
  url: ['url', 'store_url', 'track_view_url'],
  ...LISTING_NAMES,
  downloadsCountries: ['downloads_countries'],
  revenueCountries: ['revenue_countries'],
  ratingTotal: [
    'rating_total',
    'user_rating_count',
    'total_ratings',
    'ratings_total',
    'ratings',
    'rating_count',
  ],
  ratingDistribution: ['rating_distribution'],
  source: ['source'],
  fetchedAt: ['fetched_at'],
  defaults: ['defaults'],
} satisfies Record<string, readonly string[]>;

export type GameColumn = keyof typeof GAME_COLUMNS;

/** The same names, normalized by `columnName`. */
export const AT = Object.fromEntries(
  Object.entries(GAME_COLUMNS).map(([column, names]) => [column, columnNames(names)]),
) as Record<GameColumn, string[]>;

/** Columns with the number of ratings per star level. */
export const STAR_COLUMNS = [1, 2, 3, 4, 5].map((stars) => ({
  stars,
  names: columnNames([`rating_${stars}`, `${stars}_star_ratings`]),
}));

/** A plain `id` may be anything; it is used only if it looks like a store id. */
export const PLAIN_ID = 'id';

/** @throws TabularError `missing_column` or `duplicate_column`, naming the column */
export function checkGameHeader(header: CsvHeader): void {
  refuseDuplicates(header, [...Object.values(GAME_COLUMNS).flat(), PLAIN_ID]);
  if ([...AT.ids, PLAIN_ID].some((name) => header.names.includes(name))) return;
  refuseMissing(header, [[...GAME_COLUMNS.ids, PLAIN_ID]]);
}
