import { DAY_MS } from '../../common/time/clock.js';
import { countryCode } from '../../common/countries.js';
import {
  CellFault,
  httpsCell,
  pickCell,
  pickText,
  quoteCell,
  textCell,
  wholeCell,
} from '../../common/tabular/cells.js';
import { columnNames } from '../../common/tabular/column-name.js';
import { type DateOrder, isAmbiguousDay, readLooseDay } from '../../common/tabular/dates.js';
import { memoByText } from '../../common/tabular/memo-by-text.js';
import type { TabularFields } from '../../common/tabular/tabular.types.js';
import type { ListingFacts, Platform } from '../../games/games.types.js';
import { readPlatform, storeId } from '../../games/import/store-id.rules.js';
import { canonicalCategory } from '../categories.js';
import { MAX_RANK, type RankingType } from '../rankings.types.js';
import { CHART_COLUMNS, FEED_COLUMNS, type GivenFacts } from './chart-columns.js';

/** One rank of one chart. Date objects are shared between rows: never mutate them. */
export interface ChartRow extends ListingFacts {
  /** A date without time is that day at 00:00 UTC. */
  capturedAt: Date;
  /** Lower-case ISO 3166-1 alpha-2 code. */
  country: string;
  rankingType: RankingType;
  /** Canonical, see `canonicalCategory`. */
  category: string;
  rankPosition: number;
}

const FIRST_YEAR = 2008;
const MAX_NAME = 500;
const MAX_POOL = 20_000;

const RANKING_TYPES: ReadonlyMap<string, RankingType | 'paid'> = new Map([
  ['downloads', 'downloads'],
  ['free', 'downloads'],
  ['topfree', 'downloads'],
  ['topsellingfree', 'downloads'],
  ['revenue', 'revenue'],
  ['grossing', 'revenue'],
  ['topgrossing', 'revenue'],
  ['new', 'new'],
  ['topnew', 'new'],
  ['newapplications', 'new'],
  ['newfreeapplications', 'new'],
  ['topfreeapplications', 'downloads'],
  ['topgrossingapplications', 'revenue'],
  ['paid', 'paid'],
  ['toppaid', 'paid'],
  ['topsellingpaid', 'paid'],
  ['toppaidapplications', 'paid'],
  ['newpaidapplications', 'paid'],
]);

const AT = {
  date: columnNames(CHART_COLUMNS.date),
  platform: columnNames(CHART_COLUMNS.platform),
  country: columnNames(CHART_COLUMNS.country),
  type: columnNames(CHART_COLUMNS.type),
  category: columnNames(CHART_COLUMNS.category),
  rank: columnNames(CHART_COLUMNS.rank),
  ids: columnNames(CHART_COLUMNS.id),
  title: columnNames(CHART_COLUMNS.title),
  developer: columnNames(CHART_COLUMNS.developer),
  icon: columnNames(CHART_COLUMNS.icon),
  url: columnNames(CHART_COLUMNS.url),
};

const FEED = {
  ...AT,
  type: [...AT.type, ...columnNames(FEED_COLUMNS.type)],
  category: [...AT.category, ...columnNames(FEED_COLUMNS.category)],
  ids: [...AT.ids, ...columnNames(FEED_COLUMNS.id)],
};

const SAMPLE = columnNames(['sample']);
const [FEED_TYPE] = columnNames(FEED_COLUMNS.type) as [string];
const [MEDIA_TYPE] = columnNames(FEED_COLUMNS.media) as [string];

type RowReader = (
  fields: TabularFields,
  dropped: { iconUrl: number; url: number },
) => ChartRow | CellFault | 'paid';

/** Options for reading the rows of a file. */
export interface ChartRowOptions {
  /** Charts from more than a day after this moment are rejected. */
  now: Date;
  dates?: DateOrder;
  /** Values for rows that lack them. */
  facts?: GivenFacts;
}

/** Parses records to chart rows; caches texts, because charts repeat them. */
export function createChartRowReader({ now, dates, facts = {} }: ChartRowOptions): RowReader {
  const latest = now.getTime() + DAY_MS;
  const time = memoByText((text) => checkedTime(text, latest, dates));
  const readCategory = {
    android: memoByText((text) => checkedCategory('android', text)),
    ios: memoByText((text) => checkedCategory('ios', text)),
  };
  const title = textCell('title', MAX_NAME, MAX_POOL);
  const developer = textCell('developer', MAX_NAME, MAX_POOL);

  return (fields, dropped) => {
    const isFeed = fields[FEED_TYPE] !== undefined;
    const at = isFeed ? FEED : AT;
    const rankingType = chartType(pickText(fields, at.type) || (facts.type ?? ''));
    if (rankingType instanceof CellFault || rankingType === 'paid') return rankingType;
    // Our own exports mark samples; importing one would turn made-up charts into real ones.
    if (pickText(fields, SAMPLE).toLowerCase() === 'true') return new CellFault('this is sample data');
    const platform =
      isFeed && pickText(fields, at.platform) === '' ? 'ios' : readPlatform(pickText(fields, at.platform));
    if (platform instanceof CellFault) return platform;
    const capturedAt = time(pickText(fields, at.date) || (facts.date ?? ''));
    if (capturedAt instanceof CellFault) return capturedAt;
    const country = readCountry(pickText(fields, at.country) || (facts.country ?? ''));
    if (country instanceof CellFault) return country;
    const categoryText = pickText(fields, at.category);
    if (isFeed && categoryText === '' && !isGames(fields)) {
      return new CellFault(`media type ${quoteCell(fields[MEDIA_TYPE])} is not a chart of games`);
    }
    const category = readCategory[platform](categoryText);
    if (typeof category !== 'string') return category;
    const rank = pickCell(fields, at.rank);
    const rankPosition = wholeCell(rank, 1, MAX_RANK);
    if (rankPosition === null) return rankFault(rank);
    const ids = parseIds(platform, fields, at.ids);
    if (ids instanceof CellFault) return ids;
    const name = title(pickText(fields, at.title));
    if (name instanceof CellFault) return name;
    const maker = developer(pickText(fields, at.developer));
    if (maker instanceof CellFault) return maker;
    const iconText = pickText(fields, at.icon);
    const iconUrl = httpsCell(iconText);
    if (iconUrl === null && iconText !== '') dropped.iconUrl++;
    const urlText = pickText(fields, at.url);
    const url = httpsCell(urlText);
    if (url === null && urlText !== '') dropped.url++;
    return {
      capturedAt,
      platform,
      country,
      rankingType,
      category,
      rankPosition,
      bundleId: ids.bundleId,
      trackId: ids.trackId,
      title: name,
      developer: maker,
      iconUrl,
      url,
    };
  };
}

const chartType = memoByText<RankingType | 'paid' | CellFault>((text) => {
  const type = RANKING_TYPES.get(text.toLowerCase().replace(/[\s_-]+/g, ''));
  if (type !== undefined) return type;
  return text === ''
    ? new CellFault('the kind of chart is missing')
    : new CellFault(`kind of chart ${quoteCell(text)} is not downloads, revenue or new (or free, grossing)`);
});

const readCountry = memoByText<string | CellFault>((text) => {
  const code = countryCode(text);
  if (code !== null) return code;
  return new CellFault(
    text === ''
      ? 'the country is missing'
      : `country ${quoteCell(text)} is not a two-letter country code (ISO 3166)`,
  );
});

function checkedTime(text: string, latest: number, order?: DateOrder): Date | CellFault {
  if (text === '') return new CellFault('the date is missing');
  if (!order && isAmbiguousDay(text)) {
    return new CellFault(
      `date ${quoteCell(text)} can be two days: choose day-first dates, or write it as 2026-07-01`,
    );
  }
  const time = readLooseDay(text, order);
  if (!time) return new CellFault(`date ${quoteCell(text)} is not a date such as 2026-07-01 or an ISO time`);
  if (time.getTime() > latest) return new CellFault(`date ${quoteCell(text)} is in the future`);
  if (time.getUTCFullYear() < FIRST_YEAR)
    return new CellFault(`date ${quoteCell(text)} is before ${FIRST_YEAR}`);
  return time;
}

function checkedCategory(platform: Platform, text: string): string | CellFault {
  const category = canonicalCategory(platform, text);
  return (
    category ?? new CellFault(`category ${quoteCell(text)} is not one of the ${platform} game categories`)
  );
}

function rankFault(rank: unknown): CellFault {
  if (rank === undefined) return new CellFault('the rank is missing');
  return new CellFault(`rank ${quoteCell(rank)} is not a whole number from 1 to ${MAX_RANK}`);
}

/** A row may have both ids of an App Store game, in two columns. */
function parseIds(
  platform: Platform,
  fields: TabularFields,
  columns: readonly string[],
): { bundleId: string | null; trackId: string | null } | CellFault {
  let bundleId: string | null = null;
  let trackId: string | null = null;
  for (const column of columns) {
    const text = pickText(fields, [column]);
    // Google Play has a single id; a track id next to it belongs to the other store.
    if (text === '' || (platform === 'android' && bundleId !== null)) continue;
    if (column === 'id' && (bundleId !== null || trackId !== null)) continue;
    const id = storeId(platform, text);
    if (id instanceof CellFault) return id;
    if ('bundleId' in id) bundleId ??= id.bundleId;
    else trackId ??= id.trackId;
  }
  return bundleId === null && trackId === null
    ? new CellFault('the app id is missing')
    : { bundleId, trackId };
}

function isGames(fields: TabularFields): boolean {
  const media = pickText(fields, [MEDIA_TYPE]).toLowerCase();
  return media === '' || media === 'games' || media === 'game';
}
