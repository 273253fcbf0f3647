import { readVersionNotes } from '../../ai/version-notes/version-notes.js';
import { getPictureName } from '../../games/listings/picture-name.rules.js';
import type { Platform } from '../../games/games.types.js';
import { LISTED, type MarketEventType, type NewMarketEvent } from '../market-events.types.js';
import { cutToChange } from './cut-to-change.js';

/** A game's pages in one store and country. */
export interface StorePages {
  bundleId: string;
  platform: Platform;
  country: string;
}

/** An entry in the change log of a store page. */
export interface PageChange {
  field: string;
  from: string;
  to: string;
  changedAt: Date;
  /** The store's "What's new" text on that day. */
  releaseNotes: string | null;
  sample: boolean;
}

/** What is known about a store page on a day; absent means unknown. */
export interface PageDay {
  storeId: string;
  /** As `2026-11-22`. */
  day: string;
  version: string | null;
  price: string | null;
  releaseNotes: string | null;
  score: number | null;
  scoreSource: string | null;
  sample: boolean;
}

/** Smaller changes of the average are rounding noise. */
const SHIFT = 0.1;

const TYPES: Record<string, MarketEventType> = {
  title: 'store.title_changed',
  iconUrl: 'store.icon_changed',
  screenshots: 'store.screenshots_changed',
  description: 'store.description_changed',
  version: 'store.version_released',
  price: 'store.price_changed',
};

/** Derives the event of a change log entry; undefined when nothing visible changed. */
export function deriveStoreEvent(pages: StorePages, change: PageChange): NewMarketEvent | undefined {
  const make = (type: MarketEventType, data: Record<string, unknown>) =>
    makeEvent(pages, type, change.changedAt, change.sample, data);
  const { field, from, to, releaseNotes } = change;
  if (field === 'listing') return make(to === LISTED ? 'store.returned' : 'store.removed', {});
  const type = TYPES[field];
  if (!type) return undefined;
  if (field === 'description') return make(type, cutToChange(from, to));
  if (field === 'version') return make(type, describeVersion(from, to, releaseNotes));
  if (field !== 'screenshots') return make(type, { from, to });
  const [before, after] = [readPictures(from), readPictures(to)];
  const removed = before.filter(({ name }) => !after.some((picture) => picture.name === name));
  const added = after.filter(({ name }) => !before.some((picture) => picture.name === name));
  // The same pictures in another order are not a change.
  if (removed.length === 0 && added.length === 0) return undefined;
  const getUrls = (pictures: typeof before) => pictures.map(({ url }) => url);
  return make(type, {
    from: getUrls(before),
    to: getUrls(after),
    added: getUrls(added),
    removed: getUrls(removed),
  });
}

/**
 * Derives events from a store page's daily facts that its change log lacks: the average rating, and imported data.
 * @param days of one page, oldest first, with version and price only where imported
 */
export function deriveDayEvents(pages: StorePages, days: readonly PageDay[]): NewMarketEvent[] {
  const events: NewMarketEvent[] = [];
  let version: string | null = null;
  let price: string | null = null;
  const references = new Map<string, number>();
  for (const day of days) {
    const at = new Date(`${day.day}T00:00:00Z`);
    const add = (type: MarketEventType, data: Record<string, unknown>) =>
      events.push(makeEvent(pages, type, at, day.sample, data));
    if (day.version !== null && version !== null && day.version !== version)
      add('store.version_released', describeVersion(version, day.version, day.releaseNotes));
    if (day.price !== null && price !== null && day.price !== price)
      add('store.price_changed', { from: price, to: day.price });
    version = day.version ?? version;
    price = day.price ?? price;
    if (day.score === null || day.scoreSource === null) continue;
    const score = Math.round(day.score * 100) / 100;
    const reference = references.get(day.scoreSource);
    if (reference !== undefined && Math.abs(score - reference) < SHIFT - 0.001) continue;
    if (reference !== undefined) add('rating.shifted', { from: reference, to: score });
    references.set(day.scoreSource, score);
  }
  return events;
}

const readPictures = (text: string): { url: string; name: string }[] =>
  text
    .split('\n')
    .filter((url) => url !== '')
    .map((url) => ({ url, name: getPictureName(url) }));

function describeVersion(from: string, to: string, releaseNotes: string | null): Record<string, unknown> {
  const facts = releaseNotes === null ? [] : readVersionNotes(releaseNotes);
  return {
    from,
    to,
    ...(releaseNotes !== null && { releaseNotes }),
    ...(facts.length > 0 && { facts }),
  };
}

const makeEvent = (
  { bundleId, platform, country }: StorePages,
  type: MarketEventType,
  happenedAt: Date,
  sample: boolean,
  data: Record<string, unknown>,
): NewMarketEvent => ({
  type,
  bundleId,
  platform,
  country,
  category: null,
  rankingType: null,
  happenedAt,
  sample,
  data,
});
