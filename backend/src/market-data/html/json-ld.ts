import { getPath, cleanText, httpsUrl, TEXT_LIMITS } from './clean.js';

/** A page's JSON-LD about an app: the part of a store page that changes least. */
export interface LinkedApp {
  title: string | null;
  developer: string | null;
  iconUrl: string | null;
  /** On Google Play the short summary. */
  description: string | null;
  category: string | null;
  score: number | null;
  ratings: number | null;
}

const OPENING = /<script[^>]{0,200}type="application\/ld\+json"[^>]{0,200}>/g;

/** Reads the first SoftwareApplication of a page; undefined when there is none. */
export function readLinkedApp(html: string): LinkedApp | undefined {
  let end = 0;
  for (const opening of html.matchAll(OPENING)) {
    // Openings within a script are its text: searching their end too takes minutes on a page made of them.
    if (opening.index < end) continue;
    const start = opening.index + opening[0].length;
    end = html.indexOf('</script>', start);
    if (end < 0) return undefined;
    const found = tryParseJson(html.slice(start, end)).find((one) =>
      /Application|VideoGame/.test(String(getPath(one, '@type'))),
    );
    if (found) {
      return {
        title: cleanText(getPath(found, 'name'), TEXT_LIMITS.title),
        developer: cleanText(getPath(found, 'author', 'name'), TEXT_LIMITS.name),
        iconUrl: httpsUrl(getPath(found, 'image')),
        description: cleanText(getPath(found, 'description'), TEXT_LIMITS.description),
        category: cleanText(getPath(found, 'applicationCategory'), TEXT_LIMITS.name),
        // Google Play writes both as strings.
        score: parseNumber(getPath(found, 'aggregateRating', 'ratingValue')),
        ratings: parseNumber(
          getPath(found, 'aggregateRating', 'ratingCount') ??
            getPath(found, 'aggregateRating', 'reviewCount'),
        ),
      };
    }
  }
  return undefined;
}

/** Parses a number, or a string with or without thousands separators; null for anything else. */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*\d{1,3}(?:,\d{3})*(?:\.\d+)?\s*$|^\s*\d+(?:\.\d+)?\s*$/.test(value))
    return null;
  return Number(value.replaceAll(',', ''));
}

function tryParseJson(text: string): unknown[] {
  try {
    const value = JSON.parse(text) as unknown;
    return Array.isArray(value) ? (value as unknown[]) : [value];
  } catch {
    return [];
  }
}
