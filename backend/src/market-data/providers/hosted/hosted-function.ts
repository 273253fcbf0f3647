import { type HttpClock, systemHttpClock } from '../../../common/http/http-clock.js';
import { parseUpstreamJson } from '../../../common/http/json.js';
import { INTERACTIVE, UpstreamOperation } from '../../../common/http/operation.js';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import { UpstreamError } from '../../../common/http/upstream-error.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import type { Rating, Share, SimilarApp } from '../../../games/games.types.js';
import { toDetailOutcome, noDetail } from '../detail-outcomes.js';
import {
  getPath,
  cleanText,
  htmlToText,
  httpsUrl,
  isoTime,
  pictures,
  TEXT_LIMITS,
} from '../../html/clean.js';
import { parseNumber } from '../../html/json-ld.js';
import { isGiven } from '../../../games/listings/listing-fields.types.js';
import {
  type DetailOutcome,
  type DetailProvider,
  type DetailRequest,
  type GameFacts,
  type Platform,
  unknownFacts,
} from '../../market-data.types.js';
import { toRating } from '../rating.js';
import { readHostedHtml } from './hosted-html.js';
import { truncate } from '../../../common/text/truncate.js';

export interface HostedFunctionOptions {
  client: UpstreamClient;
  /** MARKET_DATA_URL and MARKET_DATA_KEY. */
  url: string;
  key?: string | undefined;
  clock?: HttpClock;
}

/** The hosted market-data function: a structured response, completed from the page it returns as `htmlContent`. */
export class HostedFunction implements DetailProvider {
  readonly name = 'Market data';
  readonly isStore = false;
  readonly platforms: readonly Platform[] = ['android', 'ios'];
  readonly givesDownloads = true;
  readonly givesRevenue = true;
  private readonly host: UpstreamHost;
  private readonly query: Record<string, string>;
  private readonly clock: HttpClock;

  constructor(private readonly options: HostedFunctionOptions) {
    const { url, key } = options;
    const headers = {
      accept: 'application/json',
      ...(key ? { apikey: key, authorization: `Bearer ${key}` } : {}),
    };
    this.host = { provider: this.name, base: url, configured: true, concurrency: 4, headers };
    this.query = Object.fromEntries(new URL(url).searchParams);
    this.clock = options.clock ?? systemHttpClock;
  }

  async fetchDetail(request: DetailRequest): Promise<DetailOutcome> {
    const { bundleId, nameSlug, platform, signal } = request;
    const query = { ...this.query, nameSlug: nameSlug ?? 'unknown', bundleId };
    const operation = request.operation ?? new UpstreamOperation({ ...INTERACTIVE, signal });
    try {
      const answer = await this.options.client.request(
        this.host,
        { path: '', query, retries: request.retries ?? 0 },
        operation,
      );
      const document = parseUpstreamJson(answer.text, this.name);
      const data = getPath(document, 'data') ?? document;
      if (
        typeof data !== 'object' ||
        data === null ||
        Object.keys(data).length === 0 ||
        getPath(document, 'data') === null
      ) {
        throw new UpstreamError({
          kind: 'bad-content',
          provider: this.name,
          message: `No data received from ${this.name}`,
        });
      }
      const facts = readHosted(data, bundleId, platform);
      if (!hasFacts(facts)) return noDetail('layout-changed', `${this.name} answered in an unknown format.`);
      const fetchedAt = new Date(this.clock.now()).toISOString();
      return { outcome: 'found', facts, source: this.name, fetchedAt, warnings: [] };
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind === 'bad-content') throw error;
      const detail = toDetailOutcome(error);
      if (error.status === undefined) return detail;
      // A service's status is the most precise statement about a refusal, so it comes first.
      const { message } = UpstreamError.ofStatus(this.name, error.status);
      return { ...detail, reason: `${message}. ${detail.reason}` };
    }
  }
}

/** Whether anything is known about the game besides the requested ids. */
function hasFacts({ bundleId, platform, storeId, ...facts }: GameFacts): boolean {
  return Object.values(facts).some(isGiven);
}

/** The structured fields, with missing ones from the page. */
export function readHosted(data: object, bundleId: string, platform: Platform): GameFacts {
  const html = getPath(data, 'htmlContent');
  const page = typeof html === 'string' && html.length > 0 ? readHostedHtml(truncate(html, 5_000_000)) : {};
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
  const structured: Partial<GameFacts> = {
    title: cleanText(getPath(data, 'title'), TEXT_LIMITS.title),
    developer: cleanText(getPath(data, 'developer'), TEXT_LIMITS.name),
    iconUrl: httpsUrl(getPath(data, 'icon_url')),
    categories: list(getPath(data, 'categories'))
      .flatMap((one) => cleanText(one, TEXT_LIMITS.name) ?? [])
      .slice(0, 20),
    description: htmlToText(getPath(data, 'description')),
    screenshots: pictures(getPath(data, 'screenshots')),
    videoUrl: httpsUrl(getPath(data, 'video_url')),
    version: cleanText(getPath(data, 'version'), 100),
    lastUpdate: isoTime(getPath(data, 'last_update')),
    releaseDate: isoTime(getPath(data, 'release_date')),
    similarApps: list(getPath(data, 'similar_apps'))
      .flatMap((one) => readSimilar(one) ?? [])
      .slice(0, 50),
    downloads: readShare(getPath(data, 'downloads')),
    revenue: readShare(getPath(data, 'revenue')),
    rating: readRating(getPath(data, 'rating')),
  };
  const facts: Record<string, unknown> = { ...unknownFacts({ bundleId, platform, storeId: bundleId }) };
  for (const [field, value] of Object.entries(structured)) {
    facts[field] = isGiven(value) ? value : (page[field as keyof GameFacts] ?? value);
  }
  return facts as unknown as GameFacts;
}

function readSimilar(one: unknown): SimilarApp | undefined {
  const bundleId = cleanText(getPath(one, 'bundle_id'), TEXT_LIMITS.name);
  const title = cleanText(getPath(one, 'title'), TEXT_LIMITS.title);
  return bundleId && title ? { bundleId, title, iconUrl: httpsUrl(getPath(one, 'icon_url')) } : undefined;
}

/** A total is text in the source's words; a bare number is formatted by us. Empty and zero mean unknown. */
function readShare(value: unknown): Share | null {
  const total = getPath(value, 'total') ?? value;
  const text =
    typeof total === 'number' ? (total > 0 ? total.toLocaleString('en-US') : null) : cleanText(total, 60);
  const countries = getPath(value, 'countries');
  const shares = (Array.isArray(countries) ? (countries as unknown[]) : []).flatMap((one) => {
    const name = cleanText(getPath(one, 'name'), TEXT_LIMITS.name);
    const percentage = parseNumber(getPath(one, 'percentage'));
    return name && percentage !== null && percentage >= 0 && percentage <= 100 ? [{ name, percentage }] : [];
  });
  const known = text !== null && /[1-9]/.test(text) ? text : null;
  return known === null && shares.length === 0 ? null : { total: known, countries: shares.slice(0, 50) };
}

function readRating(value: unknown): Rating | null {
  const distribution = getPath(value, 'distribution');
  const rows = Array.isArray(distribution) ? (distribution as unknown[]) : [];
  const counts = [1, 2, 3, 4, 5].map((stars) => {
    return (
      parseNumber(
        getPath(
          rows.find((row) => parseNumber(getPath(row, 'stars')) === stars),
          'count',
        ),
      ) ?? Number.NaN
    );
  });
  const total = parseNumber(getPath(value, 'total'));
  const score = parseNumber(getPath(value, 'score'));
  return total === 0 && !score ? null : toRating(score, total, counts);
}
