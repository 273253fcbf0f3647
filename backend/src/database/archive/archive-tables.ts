import type { ParquetColumn } from '../../common/tabular/parquet.js';

/** A table that is archived by month. */
export interface ArchivedTable {
  name: string;
  columns: readonly ParquetColumn[];
  /** Column that decides the month. */
  time: string;
  /** Condition for rows `t` that may be archived; $1 and $2 are the month, $3 is the first moment to keep. */
  where: string;
}

const CHART_KEY = 'platform, category, country, ranking_type';
const KEY_COLUMNS: ParquetColumn[] = ['platform', 'category', 'country', 'ranking_type'].map((name) => ({
  name,
  type: 'text',
}));

/** The two newest captures of a chart stay, for current lists and movers. */
const isPast = (capture: string): string => `${capture}.captured_at < (
  select n.captured_at from chart_captures n
  where (n.platform, n.category, n.country, n.ranking_type)
    = (${capture}.platform, ${capture}.category, ${capture}.country, ${capture}.ranking_type)
  order by n.captured_at desc offset 1 limit 1)`;

/** Ranks before captures: ranks are chosen by the captures, which are deleted second. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = [
  {
    name: 'game_rankings',
    columns: [
      ...KEY_COLUMNS,
      { name: 'captured_at', type: 'timestamp' },
      { name: 'rank_position', type: 'integer' },
      { name: 'bundle_id', type: 'text' },
      { name: 'sample', type: 'boolean' },
    ],
    time: 'captured_at',
    where: `(${CHART_KEY}, captured_at) in (
      select ${CHART_KEY}, captured_at from chart_captures c
      where c.captured_at >= $1 and c.captured_at < $2 and ${isPast('c')})`,
  },
  {
    name: 'chart_captures',
    columns: [
      ...KEY_COLUMNS,
      { name: 'captured_at', type: 'timestamp' },
      { name: 'sample', type: 'boolean' },
      { name: 'source', type: 'text' },
      { name: 'derived', type: 'text' },
      { name: 'row_count', type: 'integer' },
      { name: 'import_id', type: 'text' },
      { name: 'job_id', type: 'text' },
      { name: 'created_at', type: 'timestamp' },
      { name: 'updated_at', type: 'timestamp' },
    ],
    time: 'captured_at',
    where: isPast('t'),
  },
  {
    name: 'listing_snapshots',
    columns: [
      { name: 'country', type: 'text' },
      { name: 'platform', type: 'text' },
      { name: 'store_id', type: 'text' },
      { name: 'day', type: 'date' },
      { name: 'taken_at', type: 'timestamp' },
      { name: 'install_count', type: 'integer' },
      { name: 'rating_score', type: 'number' },
      { name: 'rating_total', type: 'integer' },
      { name: 'rating_counts', type: 'text' },
      { name: 'facts', type: 'text' },
      { name: 'sources', type: 'text' },
      { name: 'others', type: 'text' },
    ],
    time: `day::timestamp at time zone 'UTC'`,
    // Days without facts use those of the last day with facts, which therefore stays.
    where: `(t.facts is null or exists (
      select from listing_snapshots n
      where (n.country, n.platform, n.store_id) = (t.country, t.platform, t.store_id) and n.facts is not null
        and n.day > t.day and n.day::timestamp at time zone 'UTC' < $3))`,
  },
  {
    name: 'market_events',
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'type', type: 'text' },
      { name: 'bundle_id', type: 'text' },
      { name: 'platform', type: 'text' },
      { name: 'country', type: 'text' },
      { name: 'category', type: 'text' },
      { name: 'ranking_type', type: 'text' },
      { name: 'happened_at', type: 'timestamp' },
      { name: 'recorded_at', type: 'timestamp' },
      { name: 'sample', type: 'boolean' },
      { name: 'data', type: 'text' },
    ],
    time: 'happened_at',
    where: 'true',
  },
];
