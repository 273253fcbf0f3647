import { LRUCache } from 'lru-cache';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import type { UpstreamOperation } from '../../../common/http/operation.js';
import { parseUpstreamJson } from '../../../common/http/json.js';
import { UpstreamError } from '../../../common/http/upstream-error.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import { getPath, cleanText, isoTime, TEXT_LIMITS } from '../../html/clean.js';
import { storeIcon, withoutQuery } from './rss-feed.js';

/** The parts of a lookup result that charts need. */
export interface LookupApp {
  trackId: string;
  bundleId: string | null;
  title: string | null;
  developer: string | null;
  iconUrl: string | null;
  url: string | null;
  description: string | null;
  releaseDate: string | null;
  /** "6014" for a game, and the ids of its one or two subgenres. */
  genreIds: string[];
  genres: string[];
}

/** Requests with more ids are refused or truncated. */
export const LOOKUP_BATCH = 50;
const CACHE_MS = 24 * 3_600_000;
/** An answer may lack an app by mistake. */
const ABSENCE_MS = 5 * 60_000;
const MAX_CACHED = 20_000;

/** The App Store answers 400 for a country without a storefront. */
export const describeNoStorefront = (country: string): string =>
  `There is no App Store in the country "${country}".`;

/**
 * Raw results of a lookup response.
 * @throws UpstreamError `bad-content`
 */
export function readLookupResults(text: string, provider: string): unknown[] {
  const results = getPath(parseUpstreamJson(text, provider), 'results');
  if (Array.isArray(results)) return results as unknown[];
  throw new UpstreamError({
    kind: 'bad-content',
    provider,
    message: `${provider} sent a lookup response in an unknown format.`,
  });
}

export function readLookupApp(result: unknown): LookupApp | undefined {
  const trackId = String(getPath(result, 'trackId'));
  if (!/^\d{1,15}$/.test(trackId)) return undefined;
  return {
    trackId,
    bundleId: cleanText(getPath(result, 'bundleId'), TEXT_LIMITS.name),
    title: cleanText(getPath(result, 'trackName'), TEXT_LIMITS.title),
    developer: cleanText(getPath(result, 'artistName'), TEXT_LIMITS.name),
    iconUrl: storeIcon(getPath(result, 'artworkUrl512') ?? getPath(result, 'artworkUrl100')),
    url: withoutQuery(getPath(result, 'trackViewUrl')),
    description: cleanText(getPath(result, 'description'), TEXT_LIMITS.description),
    releaseDate: isoTime(getPath(result, 'releaseDate')),
    genreIds: texts(getPath(result, 'genreIds')),
    genres: texts(getPath(result, 'genres')),
  };
}

/** Genre ids are strings; numbers are accepted too. */
export function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => cleanText(typeof one === 'number' ? String(one) : one, 200) ?? []);
}

/** Looks up apps in batches and caches those found for a day, as long as Apple caches its responses. */
export class AppStoreLookup {
  /** `app` is null when the store has no such app. */
  private readonly cache: LRUCache<string, { app: LookupApp | null }>;

  constructor(
    private readonly client: UpstreamClient,
    private readonly host: UpstreamHost,
    now: () => number = Date.now,
  ) {
    this.cache = new LRUCache({ max: MAX_CACHED, ttl: CACHE_MS, ttlResolution: 0, perf: { now } });
  }

  /**
   * Looks up apps by track id.
   * @param needed track ids to request unless cached
   * @param welcome further ids that only fill up a batch
   * @returns the apps in that storefront by track id: the order of the response is not guaranteed
   * @throws UpstreamError
   */
  async byTrackIds(
    country: string,
    needed: readonly string[],
    operation: UpstreamOperation,
    welcome: readonly string[] = [],
  ): Promise<Map<string, LookupApp>> {
    const unknown = (ids: readonly string[]) => ids.filter((id) => !this.recall(country, id));
    const ask = unknown([...new Set(needed)]);
    const room = (LOOKUP_BATCH - (ask.length % LOOKUP_BATCH)) % LOOKUP_BATCH;
    ask.push(...unknown(welcome.filter((id) => !ask.includes(id))).slice(0, room));
    for (let start = 0; start < ask.length; start += LOOKUP_BATCH) {
      await this.fetch(country, ask.slice(start, start + LOOKUP_BATCH), operation);
    }
    return this.listCached(country, [...needed, ...welcome]);
  }

  /** Cached apps only, without a request. */
  listCached(country: string, ids: readonly string[]): Map<string, LookupApp> {
    const found = new Map<string, LookupApp>();
    for (const id of ids) {
      const app = this.recall(country, id)?.app;
      if (app) found.set(id, app);
    }
    return found;
  }

  private async fetch(country: string, ids: string[], operation: UpstreamOperation): Promise<void> {
    const query = { id: ids.join(','), country, entity: 'software' };
    const answer = await this.client.request(
      this.host,
      { path: '/lookup', query, deadlineMs: 10_000 },
      operation,
    );
    const apps = readLookupResults(answer.text, this.host.provider).flatMap(
      (result) => readLookupApp(result) ?? [],
    );
    const byId = new Map(apps.map((app) => [app.trackId, app]));
    for (const id of ids) {
      const app = byId.get(id) ?? null;
      this.cache.set(`${country}/${id}`, { app }, { ttl: app ? CACHE_MS : ABSENCE_MS });
    }
  }

  private recall(country: string, id: string) {
    return this.cache.get(`${country}/${id}`);
  }
}
