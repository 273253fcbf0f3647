import type { Availability, SimilarApp } from '../../../games/games.types.js';
import {
  getPath,
  cleanText,
  htmlToText,
  httpsUrl,
  isoTime,
  pageUrl,
  pictures,
  TEXT_LIMITS,
} from '../../html/clean.js';
import { DataBlocks } from '../../html/data-blocks.js';
import { parseNumber, readLinkedApp } from '../../html/json-ld.js';
import { type GameFacts, unknownFacts } from '../../market-data.types.js';
import { toRating } from '../rating.js';
import { readApp } from './chart-answer.js';
import { playPageUrl } from './play-entry.js';

export type PlayPage =
  /** `basic`: only the JSON-LD could be read. */
  | { form: 'game'; facts: GameFacts; basic: boolean }
  /** `no-data`: a page without any data; `unknown`: data blocks of another layout. */
  | { form: 'no-data' | 'unknown' };

const DETAILS = 'Ws7gDc';
const CLUSTERS = 'ag2B9c';

/** Parses a Google Play detail page ourselves: its data blocks, or else its JSON-LD. */
export function readPlayPage(html: string, bundleId: string): PlayPage {
  const blocks = new DataBlocks(html);
  for (const block of blocks.likely(DETAILS)) {
    const root = getPath(block, 1, 2);
    // A second block of the same rpc has ratings of one form factor, without a title.
    if (!Array.isArray(root) || typeof getPath(root, 0, 0) !== 'string') continue;
    return {
      form: 'game',
      facts: { ...readRoot(root, bundleId), similarApps: readSimilar(blocks) },
      basic: false,
    };
  }
  const linked = readLinkedApp(html);
  if (!linked?.title) return { form: blocks.size > 0 ? 'unknown' : 'no-data' };
  const { title, developer, iconUrl, description, category, score, ratings } = linked;
  const facts = {
    ...nothing(bundleId),
    title,
    developer,
    iconUrl,
    description,
    rating: toRating(score, ratings),
  };
  return {
    form: 'game',
    facts: { ...facts, categories: category ? [genreName(category)] : [] },
    basic: true,
  };
}

function readRoot(root: unknown[], bundleId: string): Omit<GameFacts, 'similarApps'> {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
  const stars = [1, 2, 3, 4, 5].map((star) => parseNumber(getPath(root, 51, 1, star, 1)) ?? Number.NaN);
  const installs = cleanText(getPath(root, 13, 0), 50);
  const genre = cleanText(getPath(root, 79, 0, 0, 0), TEXT_LIMITS.name);
  return {
    ...nothing(bundleId),
    title: cleanText(getPath(root, 0, 0), TEXT_LIMITS.title),
    developer: cleanText(getPath(root, 68, 0) ?? getPath(root, 37, 0), TEXT_LIMITS.name),
    iconUrl: httpsUrl(getPath(root, 95, 0, 3, 2)),
    categories: genre ? [genre] : [],
    // Prefer the store's translation where there is one.
    description: htmlToText(getPath(root, 12, 0, 0, 1) ?? getPath(root, 72, 0, 1)),
    screenshots: pictures(list(getPath(root, 78, 0)).map((shot) => getPath(shot, 3, 2))),
    videoUrl: videoUrl(getPath(root, 100, 0, 0)),
    developerSite: pageUrl(getPath(root, 69, 0, 5, 2)),
    version: cleanText(getLateField(root, 140, 0, 0, 0), 100),
    minimumOs: cleanText(getLateField(root, 140, 1, 1, 0, 0, 1), 20),
    releaseNotes: htmlToText(getLateField(root, 144, 1, 1)),
    lastUpdate: fromSeconds(getLateField(root, 145, 0, 1, 0)),
    releaseDate: fromSeconds(getPath(root, 10, 1, 0)),
    price: readPrice(getPath(root, 57, 0, 0, 0, 0, 1, 0)),
    ...readOffer(root),
    downloads: installs ? { total: installs, countries: [] } : null,
    rating: toRating(parseNumber(getPath(root, 51, 0, 1)), parseNumber(getPath(root, 51, 2, 1)), stars),
  };
}

const AVAILABILITY: Record<number, Availability> = { 1: 'pre-registration', 2: 'available' };

/** In-app purchases, ads and installs. */
function readOffer(root: unknown[]): Partial<GameFacts> {
  const purchaseRange = cleanText(getPath(root, 19, 0), 100);
  const state = getPath(root, 18, 0);
  const hasAds = cleanText(getPath(root, 48, 0), 100) !== null;
  const installs = parseNumber(getPath(root, 13, 2));
  // A page does not mention what a game lacks; one without availability may be missing the rest as well.
  const none = typeof state === 'number' ? false : null;
  return {
    inAppPurchases: purchaseRange !== null || none,
    purchaseRange,
    containsAds: hasAds || none,
    contentRating: cleanText(getPath(root, 9, 0), 100),
    availability: typeof state === 'number' ? (AVAILABILITY[state] ?? null) : null,
    // Zero and strings are not measurements.
    installCount: installs !== null && Number.isSafeInteger(installs) && installs > 0 ? installs : null,
  };
}

/** Some pages put their last fields into an object at the end of the list, keyed by number from 1. */
function getLateField(root: unknown[], index: number, ...path: number[]): unknown {
  return getPath(root, index, ...path) ?? getPath(root.at(-1), String(index + 1), ...path);
}

function videoUrl(video: unknown): string | null {
  const id = getPath(video, 2);
  if (typeof id === 'string' && /^[\w-]{11}$/.test(id)) return `https://www.youtube.com/embed/${id}`;
  return httpsUrl(getPath(video, 3, 2));
}

/** "More by" the developer may precede "Similar", and titles are localized: only the path distinguishes them. */
function readSimilar(blocks: DataBlocks): SimilarApp[] {
  for (const block of blocks.likely(CLUSTERS)) {
    const clusters = getPath(block, 1, 1);
    if (!Array.isArray(clusters)) continue;
    const similar = (clusters as unknown[]).find((cluster) => {
      return String(getPath(cluster, 21, 1, 2, 4, 2)).startsWith('/store/apps/collection/cluster');
    });
    const apps = getPath(similar, 21, 0);
    if (!Array.isArray(apps)) continue;
    return (apps as unknown[]).flatMap((app, index) => {
      const read = readApp(app, index + 1);
      return read ? [{ bundleId: read.storeId, title: read.title, iconUrl: read.iconUrl }] : [];
    });
  }
  return [];
}

/** Converts millionths and a currency. */
function readPrice(price: unknown): string | null {
  const [micros, currency] = [getPath(price, 0), getPath(price, 1)];
  if (typeof micros !== 'number' || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  return `${(micros / 1_000_000).toFixed(2)} ${currency}`;
}

const fromSeconds = (value: unknown): string | null =>
  typeof value === 'number' ? isoTime(value * 1_000) : null;

/** `GAME_ROLE_PLAYING` as Play words it. */
const genreName = (id: string): string =>
  id
    .replace(/^GAME_/, '')
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`)
    .trim();

const nothing = (bundleId: string): GameFacts =>
  unknownFacts({ bundleId, platform: 'android', storeId: bundleId, url: playPageUrl(bundleId) });
