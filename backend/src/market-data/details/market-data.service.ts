import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { SingleFlight } from '../../common/concurrency/single-flight.js';
import { notFound } from '../../common/errors/problem.js';
import { UpstreamError } from '../../common/http/upstream-error.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { toSlug } from '../../common/text/slug.js';
import { ShutdownGrace } from '../../common/shutdown/shutdown-grace.js';
import { HOME_STOREFRONT } from '../../games/catalog/catalog.types.js';
import type { Platform } from '../../games/games.types.js';
import type { StoredListing } from '../../games/listings/listing-fields.types.js';
import { ListingDetailsService } from '../../games/listings/listing-details.service.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { type ProviderResult, askProvider } from './ask-provider.js';
import { checkFacts } from './check-facts.js';
import { GameHistoryService } from '../history/game-history.service.js';
import { toMarketDataDto } from './market-answer.js';
import { toFailure } from './market-failure.js';
import { MarketDataLimits } from './market-data-limits.service.js';
import { type MarketCopy, MarketDataStore } from './copies/market-data-store.service.js';
import type { MarketDataDto } from './market-data.dto.js';
import { mergeFacts, type ProviderAnswer } from './merge-facts.js';
import { ProviderRegistry } from './provider-registry.js';
import { DETAIL_PROVIDERS, type DetailProvider } from '../market-data.types.js';
import { toMarketCopy, describeOutage } from './copies/stored-copy.js';

export interface MarketDataRequest {
  /** Bundle id, package name, `id<trackId>` or track id. */
  bundleId: string;
  platform?: Platform | undefined;
  country?: string | undefined;
  nameSlug?: string | undefined;
  /** Asks the providers no matter how recent the stored answer is. */
  fresh?: boolean | undefined;
  /** Aborted when no caller waits for the answer any longer. */
  signal?: AbortSignal | undefined;
}

/** A listing that may be the game. */
interface Target {
  platform: Platform;
  bundleId: string;
  trackId: string | null;
  country: string;
  nameSlug: string;
  listing: StoredListing | undefined;
}

/** Result of asking all providers for a target. */
interface FetchedCopy {
  copy: MarketCopy | undefined;
  outcomes: ProviderResult[];
}

/** Combines what providers say about a game, stores it, and returns the stored answer when none of them responds. */
@Injectable()
export class MarketDataService implements BeforeApplicationShutdown {
  private readonly providers: ProviderRegistry;
  private readonly fetches = new SingleFlight<FetchedCopy>();
  private readonly stopping = new ShutdownGrace();

  constructor(
    @Inject(DETAIL_PROVIDERS) providers: readonly DetailProvider[],
    private readonly listings: ListingDetailsService,
    private readonly store: MarketDataStore,
    private readonly history: GameHistoryService,
    private readonly limits: MarketDataLimits,
    private readonly metrics: Metrics,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {
    this.providers = new ProviderRegistry(providers);
  }

  /**
   * @throws ProblemException 404 "Game not found" when no store knows the game; 502, 503 or 504 when no store could
   * say and nothing is stored
   * @throws UpstreamError `aborted` when `signal` is
   */
  async get(request: MarketDataRequest): Promise<MarketDataDto> {
    let failed: ProviderResult | undefined;
    const targets = await this.listTargets(request);
    // Searching both stores takes no longer than searching one.
    const withinMs = this.limits.totalMs / targets.length;
    for (const target of targets) {
      const stored = await this.findCopy(target);
      if (stored && !stored.partial && !request.fresh && this.computeAge(stored) < this.limits.freshMs)
        return this.answer(stored, true);
      const { copy, outcomes } = await this.fetch(target, withinMs, request.signal);
      if (copy) return this.answer(copy, false);
      const old = stored ?? (target.listing && toMarketCopy(target.listing));
      // The store decides whether the stored answer is still valid; a service may simply not track the game.
      const isUnknown = outcomes[0]?.outcome === 'not-found';
      if (old && (isUnknown || old.fetchedAt)) {
        return this.answer({ ...old, fetchedAt: old.fetchedAt ?? this.clock.now() }, true, outcomes);
      }
      // A service that did not respond might have known it.
      failed ??= outcomes.find(({ outcome }) => outcome !== 'not-found');
    }
    if (failed) throw toFailure(failed);
    throw notFound('Game not found', 'game_not_found');
  }

  /** Clients waiting for a slow store get a response before the process ends. */
  beforeApplicationShutdown(): void {
    this.stopping.start();
  }

  /** Where to look: the stores known to have the game, otherwise those that the id fits. */
  private async listTargets({
    bundleId: requestedId,
    platform,
    country,
    nameSlug,
  }: MarketDataRequest): Promise<Target[]> {
    const bundleId = /^\d{1,15}$/.test(requestedId) ? `id${requestedId}` : requestedId;
    const known = await this.listings.listForGame(bundleId);
    const trackId = /^id(\d{1,15})$/.exec(bundleId)?.[1] ?? null;
    const getTarget = (on: Platform, listing?: StoredListing): Target => ({
      platform: on,
      bundleId: listing?.bundleId ?? bundleId,
      trackId: on === 'android' ? null : listing ? findTrackId(listing) : trackId,
      country: country ?? listing?.country ?? HOME_STOREFRONT,
      nameSlug: nameSlug ?? toSlug(listing?.title ?? ''),
      listing,
    });
    const listings = known.filter((listing) => !platform || listing.platform === platform);
    if (listings[0]) return [getTarget(listings[0].platform, listings[0])];
    const fits = (on: Platform) => on === 'ios' || (trackId === null && bundleId.includes('.'));
    const platforms = platform ? [platform] : (['android', 'ios'] as const).filter(fits);
    return platforms.map((on) => getTarget(on));
  }

  private async findCopy({ platform, listing, country }: Target): Promise<MarketCopy | undefined> {
    return listing && (await this.store.find(platform, listing.storeId, country));
  }

  private computeAge({ fetchedAt }: MarketCopy): number {
    return this.clock.now().getTime() - fetchedAt.getTime();
  }

  private async fetch(
    target: Target,
    withinMs: number,
    signal: AbortSignal | undefined,
  ): Promise<FetchedCopy> {
    const { platform, bundleId, country, nameSlug } = target;
    const key = [platform, bundleId, country, nameSlug].join('/');
    // Fetching and storing again is safe, so no idempotency key is needed.
    return await this.keys
      .runWithoutKey(() =>
        this.fetches.run(key, (disconnect) => this.askAll(target, withinMs, disconnect), signal),
      )
      .catch((error: unknown) => {
        throw signal?.aborted ? UpstreamError.aborted('the provider') : error;
      });
  }

  private async askAll(target: Target, withinMs: number, disconnect: AbortSignal): Promise<FetchedCopy> {
    const { platform, bundleId, trackId, country, nameSlug } = target;
    const request = { platform, bundleId, trackId, country, nameSlug };
    const outcomes = await Promise.all(
      this.providers.listFor(platform).map(async (provider) => {
        const one = await this.inTime(provider.name, withinMs, disconnect, (signal) =>
          askProvider(provider, { ...request, signal }, this.limits),
        );
        this.metrics.countProviderOutcome(provider.name, one.outcome);
        return one;
      }),
    );
    // The store comes first, and it alone decides whether the game exists.
    const [store] = outcomes;
    if (store?.outcome === 'not-found' && target.listing)
      await this.store.noteMissing(platform, target.listing.storeId, country, store.provider);
    const warnings: string[] = [];
    const answers = outcomes.flatMap(({ provider, answer }): ProviderAnswer[] => {
      if (!answer) return [];
      const checked = checkFacts(answer.facts, provider);
      warnings.push(...answer.warnings, ...checked.warnings);
      return [{ provider, answer: { ...answer, facts: checked.facts } }];
    });
    if (answers.length === 0) return { copy: undefined, outcomes };
    for (const { outcome, message } of outcomes) if (outcome !== 'found') warnings.push(message);
    const { facts, fieldSources } = mergeFacts(answers, this.providers.precedence(platform));
    // A service identifies a game only by its bundle id; the listing is the one we know.
    const known = target.listing;
    if (known && platform === 'ios' && !facts.trackId) {
      Object.assign(facts, { storeId: known.storeId, trackId: findTrackId(known) });
    }
    const source = answers.map(({ answer }) => answer.source).join(', ');
    const summaries = outcomes.map(({ provider, outcome, message }) => ({ provider, outcome, message }));
    const copy = { facts, fieldSources, source, country, warnings, outcomes: summaries };
    return { copy: await this.store.storeCopy(copy, answers), outcomes };
  }

  /** Turns a timeout into a provider that did not respond in time. */
  private async inTime(
    provider: string,
    withinMs: number,
    disconnect: AbortSignal,
    ask: (signal: AbortSignal) => Promise<ProviderResult>,
  ): Promise<ProviderResult> {
    const deadline = AbortSignal.any([AbortSignal.timeout(withinMs), this.stopping.signal]);
    try {
      return await ask(AbortSignal.any([disconnect, deadline]));
    } catch (error) {
      if (disconnect.aborted || !deadline.aborted) throw error;
      return {
        provider,
        outcome: 'failed',
        message: `${provider} did not answer in time.`,
        failure: { kind: 'timeout' },
      };
    }
  }

  /** @param outcomes the results just received, when they made us fall back on the stored answer */
  private async answer(
    copy: MarketCopy,
    stored: boolean,
    outcomes?: ProviderResult[],
  ): Promise<MarketDataDto> {
    const ageSeconds = Math.max(0, Math.round(this.computeAge(copy) / 1_000));
    const { platform, storeId } = copy.facts;
    const growth = await this.history.getGrowths({ platform, storeId, country: copy.country });
    const more = outcomes
      ? {
          outcomes: outcomes.map(({ provider, outcome, message }) => ({ provider, outcome, message })),
          warnings: [...describeOutage(outcomes, ageSeconds), ...copy.warnings],
        }
      : {};
    return toMarketDataDto({ ...copy, ...more }, { stored, ageSeconds, growth });
  }
}

const findTrackId = ({ storeId }: StoredListing): string | null => (/^\d+$/.test(storeId) ? storeId : null);
