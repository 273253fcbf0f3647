import { looksLikeHtml } from '../../../common/http/json.js';
import { getPath, cleanText, httpsUrl, isoTime, TEXT_LIMITS } from '../../html/clean.js';

/** One app of an iTunes RSS chart, in the order of the feed. */
export interface FeedApp {
  /** From 1, because the feed has no rank; an unreadable entry leaves a gap. */
  place: number;
  trackId: string;
  bundleId: string | null;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  url: string | null;
  description: string | null;
  releaseDate: string | null;
  /** Primary category: 6014 for every game, regardless of its subgenre. */
  categoryId: string | null;
  categoryLabel: string | null;
}

export type Feed =
  | { form: 'apps'; apps: FeedApp[]; unreadable: number }
  | { form: 'empty' }
  | { form: 'web-page' }
  | { form: 'unknown' };

/**
 * Parses the JSON form of an iTunes RSS chart. `feed.entry` is a list, a single object for one app, and absent for
 * none.
 */
export function readFeed(text: string): Feed {
  const document = parse(text);
  if (document === undefined) return { form: looksLikeHtml(text) ? 'web-page' : 'unknown' };
  const feed = getPath(document, 'feed');
  if (typeof feed !== 'object' || feed === null) return { form: 'unknown' };
  const entry = getPath(feed, 'entry');
  const entries = Array.isArray(entry)
    ? (entry as unknown[])
    : entry === undefined || entry === null
      ? []
      : [entry];
  if (entries.length === 0) return { form: 'empty' };
  const apps = entries.map((one, index) => readEntry(one, index + 1));
  const readable = apps.filter((app) => app !== undefined);
  if (readable.length * 2 < entries.length) return { form: 'unknown' };
  return { form: 'apps', apps: readable, unreadable: entries.length - readable.length };
}

function readEntry(entry: unknown, place: number): FeedApp | undefined {
  const trackId = getPath(entry, 'id', 'attributes', 'im:id');
  const title = cleanText(getPath(entry, 'im:name', 'label'), TEXT_LIMITS.title);
  if (!/^\d{1,15}$/.test(String(trackId)) || title === null) return undefined;
  return {
    place,
    trackId: String(trackId),
    bundleId: cleanText(getPath(entry, 'id', 'attributes', 'im:bundleId'), TEXT_LIMITS.name),
    title,
    developer: cleanText(getPath(entry, 'im:artist', 'label'), TEXT_LIMITS.name),
    iconUrl: storeIcon(largest(getPath(entry, 'im:image'))),
    url: pageUrl(getPath(entry, 'link')) ?? withoutQuery(getPath(entry, 'id', 'label')),
    description: cleanText(getPath(entry, 'summary', 'label'), TEXT_LIMITS.description),
    releaseDate: isoTime(getPath(entry, 'im:releaseDate', 'label')),
    categoryId: cleanText(getPath(entry, 'category', 'attributes', 'im:id'), 20),
    categoryLabel: cleanText(getPath(entry, 'category', 'attributes', 'term'), TEXT_LIMITS.name),
  };
}

/** A single object, or a list of the page and a preview picture. */
function pageUrl(link: unknown): string | null {
  const links: unknown[] = Array.isArray(link) ? link : [link];
  const page = links.find((one) => getPath(one, 'attributes', 'rel') === 'alternate');
  return withoutQuery(getPath(page, 'attributes', 'href'));
}

/** The query of a store link only tells which list it was clicked in. */
export function withoutQuery(value: unknown): string | null {
  return httpsUrl(value)?.replace(/[?#].*$/, '') ?? null;
}

function largest(images: unknown): unknown {
  if (!Array.isArray(images)) return undefined;
  const height = (image: unknown) => Number(getPath(image, 'attributes', 'height')) || 0;
  return getPath([...(images as unknown[])].sort((a, b) => height(b) - height(a))[0], 'label');
}

/**
 * Normalizes an App Store icon to one size: feeds and lookup return different sizes of the same picture, which
 * would look like a changed icon.
 */
export function storeIcon(value: unknown): string | null {
  const url = httpsUrl(value);
  if (url === null || !new URL(url).hostname.endsWith('.mzstatic.com')) return url;
  return url.replace(/\/\d{2,4}x\d{2,4}[a-z]{0,2}(?:-\d+)?\.(?:png|jpg|jpeg|webp)$/, '/256x256bb.jpg');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
