import { type HttpClock, systemHttpClock } from '../../../common/http/http-clock.js';
import { INTERACTIVE, UpstreamOperation } from '../../../common/http/operation.js';
import type { UpstreamClient } from '../../../common/http/upstream-client.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';
import { toDetailOutcome, isBundleId, noDetail } from '../detail-outcomes.js';
import { getPath, cleanText, httpsUrl, isoTime, pictures, TEXT_LIMITS } from '../../html/clean.js';
import { withoutRequestTable } from '../../html/data-blocks.js';
import { parseNumber } from '../../html/json-ld.js';
import {
  type DetailOutcome,
  type DetailProvider,
  type DetailRequest,
  type GameFacts,
  unknownFacts,
} from '../../market-data.types.js';
import { isGiven } from '../../../games/listings/listing-fields.types.js';
import { toRating } from '../rating.js';
import { readPlayPage } from './detail-page.js';
import { type LoadPlayLibrary, loadPlayLibrary, routeThroughClient } from './play-library.js';

export interface GooglePlayDetailOptions {
  client: UpstreamClient;
  host: UpstreamHost;
  loadLibrary?: LoadPlayLibrary;
  clock?: HttpClock;
}

const LIMITS = { deadlineMs: 15_000, maxBytes: 10 * 1024 * 1024 };

/** One game on Google Play: one page, parsed by the library and by us. Never revenue. */
export class GooglePlayDetail implements DetailProvider {
  readonly name = 'Google Play';
  readonly isStore = true;
  readonly platforms = ['android'] as const;
  readonly givesDownloads = true;
  readonly givesRevenue = false;
  private readonly clock: HttpClock;

  constructor(private readonly options: GooglePlayDetailOptions) {
    this.clock = options.clock ?? systemHttpClock;
  }

  async fetchDetail({
    bundleId,
    country,
    signal,
    operation,
    retries,
  }: DetailRequest): Promise<DetailOutcome> {
    if (!isBundleId(bundleId) || !bundleId.includes('.'))
      return noDetail('not-found', 'This is not a Google Play id.');
    const { client, host, loadLibrary = loadPlayLibrary } = this.options;
    const { requestOptions, captured } = routeThroughClient(
      client,
      host,
      operation ?? new UpstreamOperation({ ...INTERACTIVE, signal }),
      { ...LIMITS, ...(retries === undefined ? {} : { retries }) },
      withoutRequestTable,
    );
    try {
      const library = await loadLibrary();
      const read = await library
        .app({ appId: bundleId, lang: 'en', country, requestOptions })
        .then(readLibraryApp, () => undefined);
      if (captured.error !== undefined) throw captured.error;
      return this.judge(bundleId, captured.answer?.text ?? '', read);
    } catch (error) {
      return toDetailOutcome(error);
    }
  }

  private judge(bundleId: string, html: string, read: Partial<GameFacts> | undefined): DetailOutcome {
    const own = readPlayPage(html, bundleId);
    if (own.form === 'no-data') {
      return noDetail(
        'blocked',
        'Google Play sent a page without any game data, which is how it blocks callers.',
      );
    }
    if (own.form === 'unknown' && !read?.title) {
      return noDetail('layout-changed', 'Google Play sent its page in an unknown format.');
    }
    const facts = own.form === 'game' ? own.facts : undefined;
    const isBasic = own.form === 'game' && own.basic && !read?.title;
    const warnings: string[] = [];
    if (!facts || own.form !== 'game' || own.basic) {
      warnings.push('The page has an unexpected format; only some fields could be read.');
    }
    const fetchedAt = new Date(this.clock.now()).toISOString();
    return {
      outcome: 'found',
      facts: mergeWithPage(bundleId, read, facts),
      // The JSON-LD summary is a different text than the description shown, so it counts as another source.
      source: isBasic ? `${this.name} (summary)` : this.name,
      fetchedAt,
      warnings,
    };
  }
}

/** The library's values, with ours where it has none. */
function mergeWithPage(
  bundleId: string,
  read: Partial<GameFacts> | undefined,
  own: GameFacts | undefined,
): GameFacts {
  const facts: Record<string, unknown> = {
    ...unknownFacts({ bundleId, platform: 'android', storeId: bundleId }),
    ...own,
  };
  for (const [field, value] of Object.entries(read ?? {})) {
    if (isGiven(value)) facts[field] = value;
  }
  return facts as unknown as GameFacts;
}

/**
 * Picks useful values from the library: its release date is localized text, its similar games are not on this page.
 */
function readLibraryApp(app: unknown): Partial<GameFacts> {
  const genre = cleanText(getPath(app, 'genre'), TEXT_LIMITS.name);
  const version = cleanText(getPath(app, 'version'), 100);
  const installs = cleanText(getPath(app, 'installs'), 50);
  const total = parseNumber(getPath(app, 'ratings'));
  const stars = [1, 2, 3, 4, 5].map(
    (star) => parseNumber(getPath(app, 'histogram', String(star))) ?? Number.NaN,
  );
  return {
    title: cleanText(getPath(app, 'title'), TEXT_LIMITS.title),
    developer: cleanText(getPath(app, 'developer'), TEXT_LIMITS.name),
    iconUrl: httpsUrl(getPath(app, 'icon')),
    categories: genre ? [genre] : [],
    description: cleanText(getPath(app, 'description'), TEXT_LIMITS.description),
    screenshots: pictures(getPath(app, 'screenshots')),
    // "VARY" means that the version depends on the device.
    version: version === 'VARY' ? null : version,
    lastUpdate: isoTime(getPath(app, 'updated')),
    downloads: installs ? { total: installs, countries: [] } : null,
    rating: total === null ? null : toRating(parseNumber(getPath(app, 'score')), total, stars),
  };
}
