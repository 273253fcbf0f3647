import { countryCode } from '../../common/countries.js';
import {
  CellFault,
  countCell,
  httpsCell,
  longTextCell,
  pickCell,
  pickText,
  switchCell,
  textCell,
} from '../../common/tabular/cells.js';
import { readLooseDay } from '../../common/tabular/dates.js';
import type { TabularFields } from '../../common/tabular/tabular.types.js';
import { type ListingFacts, type Platform, PLATFORMS, STORE_PAGES } from '../games.types.js';
import {
  LISTING_FIELD_LIST,
  type ListingField,
  type ListingValues,
} from '../listings/listing-fields.types.js';
import { type ParsedCell, STRUCTURED_CELLS } from './game-cells.js';
import { AT, PLAIN_ID } from './game-columns.rules.js';
import { readPlatform, storeId } from './store-id.rules.js';

/** What a file says about a game in one store. Null means unknown and never replaces a known value. */
export type GameRow = ListingFacts & { [Field in ListingField]: ListingValues[Field] | null } & {
  /** Source and time of the facts, as the file states them. */
  source: string | null;
  fetchedAt: Date | null;
};

/** Number of unusable values per field; the row is kept without them. */
export type DroppedValues = Partial<Record<keyof GameRow, number>>;

export function addDropped(all: DroppedValues, some: DroppedValues): void {
  for (const [field, count] of Object.entries(some) as [keyof GameRow, number][])
    all[field] = (all[field] ?? 0) + count;
}

const GAMES_GENRE = '6014';
const LOOKS_LIKE_STORE_ID = /^(?:id)?\d{6,20}$|^[A-Za-z]\w*(?:\.[\w-]+)+$/;

const title = textCell('title', 500);
const developer = textCell('developer', 500);
const source = textCell('source', 100);

/** How Google Play and its readers say that a version depends on the device. */
const VARIES = /^(?:vary|varies with device)$/i;
const MAX_REPEATED = 500;
/** Parsers of the listing's texts; short texts repeat, so they are cached. */
const LISTING_TEXTS = LISTING_FIELD_LIST.filter(({ importAs }) => importAs === 'text').map(
  ({ name, maxLength = MAX_REPEATED }) => ({
    name,
    names: AT[name],
    read:
      maxLength <= MAX_REPEATED
        ? textCell(name, maxLength)
        : (text: string) => longTextCell(name, maxLength, text),
  }),
);
/** Scrapers write times in seconds or milliseconds since 1970. */
const readDay = (text: string): Date | null =>
  /^\d{10}(?:\d{3})?$/.test(text) ? new Date(Number(text.padEnd(13, '0'))) : readLooseDay(text);
/** No app is smaller: the column holds megabytes or another unit. */
const LEAST_BYTES = 10_000;
const readBytes = (text: string): number | null => {
  const bytes = countCell(text);
  return bytes === null || bytes < LEAST_BYTES ? null : bytes;
};
const CELL_READERS = {
  address: httpsCell,
  day: readDay,
  count: countCell,
  bytes: readBytes,
  switch: switchCell,
};
/** Parsers of the listing's other fields. */
const LISTING_CELLS = LISTING_FIELD_LIST.flatMap(({ name, importAs }) =>
  importAs === 'text'
    ? []
    : [
        {
          name,
          names: AT[name],
          read: importAs && CELL_READERS[importAs],
          structured: STRUCTURED_CELLS[name],
        },
      ],
);

/** Parses a record; `not-a-game` is an App Store answer about another kind of app. */
export function readGameRow(
  cells: TabularFields,
  dropped: DroppedValues,
): GameRow | CellFault | 'not-a-game' {
  if (isOther(cells)) return 'not-a-game';
  // Our own exports mark samples; importing one would turn it into real data.
  if (pickText(cells, ['sample']).toLowerCase() === 'true') return new CellFault('this is sample data');
  const fields = withoutDefaults(cells);
  const platform = parsePlatform(fields);
  if (platform instanceof CellFault) return platform;
  const ids = parseIds(platform, fields);
  if (ids instanceof CellFault) return ids;
  const texts: Record<string, string | null | CellFault> = {
    title: title(pickText(fields, AT.title)),
    developer: developer(pickText(fields, AT.developer)),
  };
  for (const { name, names, read } of LISTING_TEXTS) {
    const text = pickText(fields, names);
    texts[name] = VARIES.test(text) ? null : read(text);
  }
  texts['source'] = source(pickText(fields, AT.source));
  for (const text of Object.values(texts)) if (text instanceof CellFault) return text;

  const takePart = <T>(field: keyof GameRow, { value, dropped: count }: ParsedCell<T>): T | null => {
    if (count > 0) addDropped(dropped, { [field]: count });
    return value;
  };
  const readField = <T>(
    field: keyof GameRow,
    names: string[],
    reader: (text: string) => T | null,
  ): T | null => {
    const text = pickText(fields, names);
    const value = text === '' ? null : reader(text);
    // A zero says that there is none, or nothing counted yet.
    return takePart(field, { value, dropped: !/^0?$/.test(text) && value === null ? 1 : 0 });
  };
  const listing: Record<string, unknown> = {};
  for (const cell of LISTING_CELLS) {
    if (cell.structured) listing[cell.name] = takePart(cell.name, cell.structured(fields));
    else if (cell.read) listing[cell.name] = readField<unknown>(cell.name, cell.names, cell.read);
  }
  return {
    platform,
    ...ids,
    ...texts,
    ...listing,
    country: readField('country', AT.country, countryCode),
    iconUrl: readField('iconUrl', AT.icon, httpsCell),
    url: readField('url', AT.url, httpsCell),
    fetchedAt: readField('fetchedAt', AT.fetchedAt, readLooseDay),
  } as GameRow;
}

/** Whether an object of a JSON file is a game, rather than a container of games. */
export function isGameRecord(fields: TabularFields): boolean {
  return AT.ids.some((name) => pickText(fields, [name]) !== '') || plainId(fields) !== '';
}

function plainId(fields: TabularFields): string {
  const id = pickText(fields, [PLAIN_ID]);
  return LOOKS_LIKE_STORE_ID.test(id) ? id : '';
}

/** Fields named in `defaults` hold the product's placeholders, which are not data. */
function withoutDefaults(fields: TabularFields): TabularFields {
  const cell = pickCell(fields, AT.defaults);
  const names = Array.isArray(cell) ? cell : typeof cell === 'string' ? cell.split('|') : [];
  if (names.length === 0) return fields;
  const real = { ...fields };
  for (const name of names) {
    const field = String(name)
      .trim()
      .replace(/[\s_-]/g, '')
      .toLowerCase();
    for (const column of Object.keys(real)) if (field !== '' && column.startsWith(field)) delete real[column];
  }
  return real;
}

function isOther(fields: TabularFields): boolean {
  const wrapper = pickText(fields, ['wrappertype']);
  if (wrapper !== '' && wrapper !== 'software') return true;
  const genres = fields['genreids'];
  if (Array.isArray(genres) && genres.length > 0) return !genres.map(String).includes(GAMES_GENRE);
  const primary = pickText(fields, ['primarygenreid']);
  return primary !== '' && primary !== GAMES_GENRE;
}

function parsePlatform(fields: TabularFields): Platform | CellFault {
  const text = pickText(fields, AT.platform);
  if (text !== '') return readPlatform(text);
  const url = pickText(fields, AT.url);
  const store = PLATFORMS.find((platform) => STORE_PAGES[platform].test(url));
  if (store) return store;
  const ids = [...AT.ids.map((name) => pickText(fields, [name])), plainId(fields)];
  if (ids.some((id) => /^(?:id)?\d+(?:\.0)?$/.test(id))) return 'ios';
  return ids.every((id) => id === '')
    ? new CellFault('the app id is missing')
    : new CellFault('the platform is missing, and neither the id nor the url implies it');
}

function parseIds(
  platform: Platform,
  fields: TabularFields,
): Pick<ListingFacts, 'bundleId' | 'trackId'> | CellFault {
  const ids = { bundleId: null as string | null, trackId: null as string | null };
  const texts = AT.ids.map((name) => pickText(fields, [name])).filter((text) => text !== '');
  if (texts.length === 0) texts.push(plainId(fields));
  for (const text of texts) {
    if (text === '' || (platform === 'android' && ids.bundleId !== null)) continue;
    const id = storeId(platform, text);
    if (id instanceof CellFault) return id;
    if ('bundleId' in id) ids.bundleId ??= id.bundleId;
    else ids.trackId ??= id.trackId;
  }
  return ids.bundleId === null && ids.trackId === null ? new CellFault('the app id is missing') : ids;
}
