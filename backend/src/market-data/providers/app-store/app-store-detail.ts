import { type HttpClock, systemHttpClock } from '../../../common/http/http-clock.js';
import { INTERACTIVE, UpstreamOperation } from '../../../common/http/operation.js';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import { UpstreamError } from '../../../common/http/upstream-error.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import { toDetailOutcome, isBundleId, noDetail } from '../detail-outcomes.js';
import { getPath, cleanText, isoTime, pageUrl, pictures, TEXT_LIMITS } from '../../html/clean.js';
import { parseNumber } from '../../html/json-ld.js';
import {
  type DetailOutcome,
  type DetailProvider,
  type DetailRequest,
  type FoundDetail,
  type GameFacts,
  unknownFacts,
} from '../../market-data.types.js';
import { toRating } from '../rating.js';
import { describeNoStorefront, readLookupApp, readLookupResults, texts } from './lookup.js';
import { type ProductPage, readProductPage } from './product-page.js';

export interface AppStoreDetailOptions {
  client: UpstreamClient;
  host: UpstreamHost;
  pages: UpstreamHost;
  clock?: HttpClock;
}

const PAGE_SOURCE = 'App Store page';

/** One game on the App Store: lookup, plus the product page for what lookup lacks. Never downloads or revenue. */
export class AppStoreDetail implements DetailProvider {
  readonly name = 'App Store';
  readonly isStore = true;
  readonly platforms = ['ios'] as const;
  readonly givesDownloads = false;
  readonly givesRevenue = false;
  private readonly clock: HttpClock;

  constructor(private readonly options: AppStoreDetailOptions) {
    this.clock = options.clock ?? systemHttpClock;
  }

  async fetchDetail(request: DetailRequest): Promise<DetailOutcome> {
    const trackId = request.trackId ?? /^id(\d{1,15})$/.exec(request.bundleId)?.[1];
    if (!trackId && !isBundleId(request.bundleId))
      return noDetail('not-found', 'This is not an App Store id.');
    const operation = request.operation ?? new UpstreamOperation({ ...INTERACTIVE, signal: request.signal });
    try {
      const found = await this.lookup(
        trackId ? { id: trackId } : { bundleId: request.bundleId },
        request.country,
        operation,
      );
      if (!found)
        return noDetail(
          'not-found',
          `The App Store does not have this game in the country "${request.country}".`,
        );
      const warnings: string[] = [];
      const page = await this.page(found.trackId!, request.country, operation, warnings);
      const facts = page ? withPage(found, page) : found;
      const fetchedAt = new Date(this.clock.now()).toISOString();
      // The page has different screenshots than lookup, which must not look like a change.
      const sources = facts.screenshots === found.screenshots ? {} : { screenshots: PAGE_SOURCE };
      return { outcome: 'found', facts, source: this.name, sources, fetchedAt, warnings };
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 400)
        return noDetail('not-found', describeNoStorefront(request.country));
      return toDetailOutcome(error);
    }
  }

  /**
   * Fetches many games in one call, without their product pages.
   * @param trackIds at most 50
   * @returns those in the storefront, by track id
   * @throws UpstreamError
   */
  async lookUp(
    trackIds: readonly string[],
    country: string,
    operation: UpstreamOperation,
  ): Promise<Map<string, FoundDetail>> {
    const query = { id: trackIds.join(','), country, entity: 'software' };
    const { client, host } = this.options;
    const answer = await client.request(host, { path: '/lookup', query }, operation);
    const fetchedAt = new Date(this.clock.now()).toISOString();
    const games = readLookupResults(answer.text, host.provider).flatMap((result) => readGame(result) ?? []);
    return new Map(
      games.map((facts) => [
        facts.storeId,
        { outcome: 'found', facts, source: this.name, fetchedAt, warnings: [] },
      ]),
    );
  }

  private async lookup(
    by: { id: string } | { bundleId: string },
    country: string,
    operation: UpstreamOperation,
  ) {
    const { client, host } = this.options;
    const answer = await client.request(
      host,
      { path: '/lookup', query: { ...by, country, entity: 'software' } },
      operation,
    );
    const games = readLookupResults(answer.text, host.provider).flatMap((result) => readGame(result) ?? []);
    // For the id of a developer, the store lists that developer's apps.
    return games.find(({ trackId }) => !('id' in by) || trackId === by.id);
  }

  private async page(trackId: string, country: string, operation: UpstreamOperation, warnings: string[]) {
    const { client, pages } = this.options;
    const missing = 'Star counts and similar games are missing: ';
    try {
      const path = `/${country}/app/id${trackId}`;
      const answer = await client.request(pages, { path, maxBytes: 10 * 1024 * 1024, retries: 1 }, operation);
      const page = readProductPage(answer.text);
      if (page !== 'no-data') return page;
      warnings.push(`${missing}the product page came without its data (blocked, or its layout changed).`);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
      warnings.push(missing + error.message);
    }
    return undefined;
  }
}

/** Normalizes one lookup result. */
export function readGame(result: unknown): GameFacts | undefined {
  const app = readLookupApp(result);
  if (!app) return undefined;
  const shots = [getPath(result, 'screenshotUrls'), getPath(result, 'ipadScreenshotUrls')].map(pictures);
  return unknownFacts({
    bundleId: app.bundleId ?? `id${app.trackId}`,
    platform: 'ios',
    storeId: app.trackId,
    trackId: app.trackId,
    url: app.url,
    title: app.title,
    developer: app.developer,
    iconUrl: app.iconUrl,
    categories: texts(getPath(result, 'genres')).filter((genre) => genre !== 'Games'),
    description: app.description,
    screenshots: shots.find((list) => list.length > 0) ?? [],
    price: readPrice(result),
    contentRating: cleanText(getPath(result, 'contentAdvisoryRating'), 100),
    availability: 'available',
    languages: readLanguages(result),
    minimumOs: cleanText(getPath(result, 'minimumOsVersion'), 20),
    sizeBytes: readSize(result),
    developerSite: pageUrl(getPath(result, 'sellerUrl')),
    version: cleanText(getPath(result, 'version'), 100),
    releaseNotes: cleanText(getPath(result, 'releaseNotes'), TEXT_LIMITS.description),
    lastUpdate: isoTime(getPath(result, 'currentVersionReleaseDate')),
    releaseDate: app.releaseDate,
    rating: toRating(
      parseNumber(getPath(result, 'averageUserRating')),
      parseNumber(getPath(result, 'userRatingCount')),
    ),
  });
}

const readLanguages = (result: unknown): string[] => [
  ...new Set(texts(getPath(result, 'languageCodesISO2A')).filter((code) => /^[A-Z]{2}$/.test(code))),
];

/** Lookup returns the size as a string of digits. */
function readSize(result: unknown): number | null {
  const size = parseNumber(getPath(result, 'fileSizeBytes'));
  return size !== null && Number.isSafeInteger(size) && size > 0 ? size : null;
}

function readPrice(result: unknown): string | null {
  const [amount, currency] = [parseNumber(getPath(result, 'price')), getPath(result, 'currency')];
  if (amount === null || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  return `${amount.toFixed(2)} ${currency}`;
}

function withPage(facts: GameFacts, page: ProductPage): GameFacts {
  const stars = page.rating?.distribution ?? [];
  return {
    ...facts,
    screenshots: page.screenshots.length > facts.screenshots.length ? page.screenshots : facts.screenshots,
    similarApps: page.similarApps,
    // Lookup is documented, so its numbers win; the page adds the distribution of stars.
    rating: facts.rating ? { ...facts.rating, distribution: stars } : page.rating,
  };
}
