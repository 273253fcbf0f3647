import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '../../common/time/clock.js';
import { UpstreamOperation } from '../../common/http/operation.js';
import { UpstreamError } from '../../common/http/upstream-error.js';
import { ProblemException } from '../../common/errors/problem.js';
import { HOME_STOREFRONT } from '../../games/catalog/catalog.types.js';
import type { StoredListing } from '../../games/listings/listing-fields.types.js';
import { ListingDetailsService } from '../../games/listings/listing-details.service.js';
import type { JobContext } from '../../jobs/jobs.types.js';
import { checkFacts } from './check-facts.js';
import { MarketDataLimits } from './market-data-limits.service.js';
import { MarketDataService } from './market-data.service.js';
import { MarketDataStore } from './copies/market-data-store.service.js';
import { mergeFacts } from './merge-facts.js';
import { DETAIL_PROVIDERS, type DetailProvider, type FoundDetail } from '../market-data.types.js';
import { Stores } from '../stores/stores.service.js';

/** Lookups with more ids are refused or truncated. */
const LOOKUP_BATCH = 50;
/** After this many refusals in a row, the store is left alone. */
const GIVE_UP_AFTER = 3;
/** Failures listed by name; all are counted. */
const MAX_NAMED = 500;
/** A batch may queue for long, because nobody is waiting for it. */
const BATCH_LIMITS = { deadlineMs: 60_000, maxWaitMs: 10 * 60_000 };

/** A pause between Google Play pages lets requests that a person waits for go first. */
export const PLAY_PAUSE = { ms: 1_500 };

/** Fetches details of many games at a polite rate: fifty per lookup on the App Store, page by page on Google Play. */
@Injectable()
export class EnrichGames {
  constructor(
    private readonly listings: ListingDetailsService,
    private readonly market: MarketDataService,
    private readonly store: MarketDataStore,
    private readonly stores: Stores,
    @Inject(DETAIL_PROVIDERS) private readonly providers: readonly DetailProvider[],
    private readonly limits: MarketDataLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Games with recent details are skipped, so that an interrupted job resumes where it stopped.
   * @param since details from before are outdated; by default some hours ago
   */
  async run(
    context: JobContext,
    bundleIds: readonly string[],
    since = new Date(this.clock.now().getTime() - this.limits.freshMs),
  ): Promise<Record<string, unknown>> {
    const wanted: StoredListing[] = [];
    for (const bundleId of bundleIds) wanted.push(...(await this.listStale(bundleId, since)));
    const work = new Enrichment(context, wanted.length);
    const ios = wanted.filter(({ platform, storeId }) => platform === 'ios' && /^\d+$/.test(storeId));
    // The two stores are fetched in parallel.
    await Promise.all([
      this.lookUp(ios, work),
      this.visit(
        wanted.filter(({ platform }) => platform === 'android'),
        work,
      ),
    ]);
    return { games: bundleIds.length, listings: wanted.length, filled: work.filled, failed: work.failed };
  }

  private async listStale(bundleId: string, since: Date): Promise<StoredListing[]> {
    const found: StoredListing[] = [];
    for (const listing of await this.listings.listForGame(bundleId)) {
      const copy = await this.store.find(
        listing.platform,
        listing.storeId,
        listing.country ?? HOME_STOREFRONT,
      );
      if (!copy || copy.fetchedAt < since) found.push(listing);
    }
    return found;
  }

  private async lookUp(listings: StoredListing[], work: Enrichment): Promise<void> {
    const byCountry = new Map<string, StoredListing[]>();
    for (const listing of listings) {
      const country = listing.country ?? HOME_STOREFRONT;
      byCountry.set(country, [...(byCountry.get(country) ?? []), listing]);
    }
    const provider = this.providers.find(({ lookUp, platforms }) => lookUp && platforms.includes('ios'));
    if (!provider?.lookUp) return;
    let refused = 0;
    for (const [country, all] of byCountry) {
      for (let start = 0; start < all.length; start += LOOKUP_BATCH) {
        const batch = all.slice(start, start + LOOKUP_BATCH);
        work.signal.throwIfAborted();
        try {
          if (refused >= GIVE_UP_AFTER)
            throw new Error('The App Store is refusing requests. Try again later.');
          const operation = new UpstreamOperation({ ...BATCH_LIMITS, signal: work.signal });
          const found = await provider.lookUp(
            batch.map(({ storeId }) => storeId),
            country,
            operation,
          );
          assertComplete(provider.name, batch.length, found.size);
          refused = 0;
          for (const { storeId, title } of batch) {
            const answer = found.get(storeId);
            if (!answer) {
              await this.store.noteMissing('ios', storeId, country, provider.name);
              work.fail(title, `The App Store does not have this game in the country "${country}".`);
            } else {
              await this.storeFacts(answer, country);
              work.countFilled(title);
            }
          }
        } catch (error) {
          if (work.signal.aborted || (error instanceof UpstreamError && error.kind === 'aborted'))
            throw error;
          refused++;
          for (const { title } of batch) work.fail(title, (error as Error).message);
        }
      }
    }
  }

  private async storeFacts(answer: FoundDetail, country: string): Promise<void> {
    const checked = checkFacts(answer.facts, answer.source);
    const named = [{ provider: answer.source, answer: { ...answer, facts: checked.facts } }];
    const { facts, fieldSources } = mergeFacts(named, () => [answer.source]);
    const outcomes = [
      { provider: answer.source, outcome: 'found' as const, message: `${answer.source} answered.` },
    ];
    await this.store.storeCopy(
      {
        facts,
        fieldSources,
        source: answer.source,
        country,
        warnings: checked.warnings,
        outcomes,
        partial: true,
      },
      named,
    );
  }

  private async visit(listings: StoredListing[], work: Enrichment): Promise<void> {
    let refused = 0;
    for (const { bundleId, title, country } of listings) {
      work.signal.throwIfAborted();
      if (refused >= GIVE_UP_AFTER) {
        work.fail(title, 'Google Play refuses more requests for now.');
        continue;
      }
      try {
        const answer = await this.market.get({
          bundleId,
          platform: 'android',
          country: country ?? HOME_STOREFRONT,
          fresh: true,
          signal: work.signal,
        });
        const [outcome] = answer.outcomes;
        const isRefused = answer.stored && outcome?.outcome !== 'not-found';
        refused = isRefused ? refused + 1 : 0;
        if (answer.stored) work.fail(title, outcome?.message ?? 'No provider answered.');
        else work.countFilled(title);
      } catch (error) {
        if (!(error instanceof ProblemException)) throw error;
        refused = error.getStatus() === 404 ? 0 : refused + 1;
        work.fail(title, error.detail);
      }
      if (this.stores.isPaced) await sleep(PLAY_PAUSE.ms, undefined, { signal: work.signal });
    }
  }
}

/**
 * An answer that lacks most of several games is a failure of the store: so many are not removed at once.
 * @throws UpstreamError `bad-content`
 */
function assertComplete(provider: string, wanted: number, found: number): void {
  const isFailure = wanted >= 4 ? found < wanted / 2 : wanted > 1 && found === 0;
  if (!isFailure) return;
  const message = `${provider} returned only ${found} of ${wanted} games.`;
  throw new UpstreamError({ kind: 'bad-content', provider, message });
}

/** Counts results and reports progress. */
class Enrichment {
  filled = 0;
  failed = 0;

  constructor(
    private readonly context: JobContext,
    private readonly total: number,
  ) {
    context.progress(0, total, total === 0 ? 'All details are up to date' : 'Details of games');
  }

  get signal(): AbortSignal {
    return this.context.signal;
  }

  countFilled(title: string): void {
    this.filled++;
    this.report(title);
  }

  fail(title: string, reason: string): void {
    this.failed++;
    if (this.failed <= MAX_NAMED) this.context.fail({ label: title, reason });
    this.report(title);
  }

  private report(title: string): void {
    this.context.progress(this.filled + this.failed, this.total, title);
  }
}
