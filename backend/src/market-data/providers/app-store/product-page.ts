import type { Rating, SimilarApp } from '../../../games/games.types.js';
import { looksLikeHtml } from '../../../common/http/json.js';
import { getPath, cleanText, httpsUrl, pictures, TEXT_LIMITS } from '../../html/clean.js';
import { parseNumber, readLinkedApp } from '../../html/json-ld.js';
import { toRating } from '../rating.js';

/** What only the product page contains; any part may be missing. */
export interface ProductPage {
  subtitle: string | null;
  screenshots: string[];
  similarApps: SimilarApp[];
  rating: Rating | null;
}

const OPENING = /<script[^>]{0,200}id="serialized-server-data"[^>]{0,200}>/;
const SHOTS = ['product_media_phone_', 'product_media_pad_'];

/**
 * Reads the data that an App Store page embeds for its own script.
 * @returns `no-data` for a page without it: a block page, or another layout
 */
export function readProductPage(html: string): ProductPage | 'no-data' {
  const page = pageData(html);
  const linked = readLinkedApp(html);
  if (page === undefined) {
    if (!linked || !looksLikeHtml(html)) return 'no-data';
    return {
      subtitle: null,
      screenshots: [],
      similarApps: [],
      rating: toRating(linked.score, linked.ratings),
    };
  }
  const shelf = (name: string): unknown[] => {
    const items = getPath(page, 'shelfMapping', name, 'items');
    return Array.isArray(items) ? (items as unknown[]) : [];
  };
  const shots = SHOTS.map((name) =>
    pictures(shelf(name).map((item) => picture(getPath(item, 'screenshot'), 392, 696))),
  );
  return {
    subtitle: cleanText(getPath(page, 'lockup', 'subtitle'), TEXT_LIMITS.title),
    screenshots: shots.find((list) => list.length > 0) ?? [],
    similarApps: shelf('similarItems')
      .flatMap((item) => readSimilar(item) ?? [])
      .slice(0, 50),
    rating:
      readRating(shelf('productRatings')[0]) ?? (linked ? toRating(linked.score, linked.ratings) : null),
  };
}

function pageData(html: string): unknown {
  const opening = OPENING.exec(html);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  const end = html.indexOf('</script>', start);
  if (end < 0) return undefined;
  try {
    const top = JSON.parse(html.slice(start, end)) as unknown;
    // A list, or an object with one, depending on the build.
    const list = Array.isArray(top) ? (top as unknown[]) : getPath(top, 'data');
    return getPath(Array.isArray(list) ? (list as unknown[])[0] : list, 'data');
  } catch {
    return undefined;
  }
}

/** Counts are in order from FIVE stars down to one. */
function readRating(item: unknown): Rating | null {
  const counts = getPath(item, 'ratingCounts');
  const upwards = Array.isArray(counts)
    ? (counts as unknown[]).map((count) => parseNumber(count) ?? Number.NaN).reverse()
    : [];
  return toRating(
    parseNumber(getPath(item, 'ratingAverage')),
    parseNumber(getPath(item, 'totalNumberOfRatings')),
    upwards,
  );
}

function readSimilar(item: unknown): SimilarApp | undefined {
  const title = cleanText(getPath(item, 'title'), TEXT_LIMITS.title);
  const trackId = String(getPath(item, 'adamId'));
  const bundleId =
    cleanText(getPath(item, 'bundleId'), TEXT_LIMITS.name) ??
    (/^\d{1,15}$/.test(trackId) ? `id${trackId}` : null);
  if (!title || !bundleId) return undefined;
  return { bundleId, title, iconUrl: picture(getPath(item, 'icon'), 256, 256) };
}

/** Picture addresses are templates with placeholders for size, crop and format. */
function picture(value: unknown, width: number, height: number): string | null {
  const template = getPath(value, 'template');
  if (typeof template !== 'string') return null;
  const filled = template
    .replace('{w}', String(width))
    .replace('{h}', String(height))
    .replace('{c}', 'bb')
    .replace('{f}', 'jpg');
  return httpsUrl(filled);
}
