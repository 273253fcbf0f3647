import { Injectable } from '@nestjs/common';
import { CountedCache } from '../../common/concurrency/counted-cache.js';
import { SingleFlight } from '../../common/concurrency/single-flight.js';
import { DatabaseEvents } from '../../database/database-events.js';
import type { Platform } from '../../games/games.types.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { chartLabel } from '../categories.js';
import { OVERALL_CATEGORIES } from '../../games/catalog/categories.types.js';
import { checkChart } from '../check-chart.js';
import { ListsRepository } from './lists.repository.js';
import { type ReadyDocument, toReadyDocument, writeDocument } from './lists-document.js';
import { LISTS_CHANNEL, type RankingType } from '../rankings.types.js';

const MAX_CACHED = 1_000;

/** Key of the list that a query asks for: undefined for past days, unknown to the cache when the query is invalid. */
export function toListKey({
  platform,
  category = 'all',
  country = 'us',
  ...others
}: Record<string, unknown>): string | undefined {
  if ('date' in others || 'compareDate' in others) return undefined;
  return `${String(platform)}/${String(category)}/${String(country)}`;
}

/**
 * Serves current lists from this process's own cache. NOTIFY invalidates a list when it is rewritten; while NOTIFY
 * is unavailable nothing is cached, and each read costs three rows by primary key.
 */
@Injectable()
export class CurrentRankingsService {
  private readonly ready = new CountedCache<ReadyDocument>({ max: MAX_CACHED });
  private readonly reads = new SingleFlight<ReadyDocument>();

  constructor(
    private readonly lists: ListsRepository,
    private readonly events: DatabaseEvents,
    metrics: Metrics,
  ) {
    metrics.addCache('current_lists', this.ready);
    events.on(LISTS_CHANNEL, (changed) => this.forget(changed));
    events.onReset(() => {
      this.ready.clear();
      this.reads.clear();
    });
  }

  /** @param category a known category of the platform, as requested; `game` and `games` are the overall chart */
  get(platform: Platform, category: string, country: string): ReadyDocument | Promise<ReadyDocument> {
    const key = `${platform}/${category}/${country}`;
    return this.ready.get(key) ?? this.load(key, platform, category, country);
  }

  /** The cached document of a list, by {@link toListKey}. A missing one is fetched by the route. */
  findReady(key: string): ReadyDocument | undefined {
    return this.ready.has(key) ? this.ready.get(key) : undefined;
  }

  /**
   * The distinct games of one current list in order, and the list's display name.
   * @throws ProblemException 400 naming an unknown platform, category or country
   */
  async games(
    chart: { platform: string; category?: string; country?: string },
    rankingType: RankingType,
  ): Promise<{ bundleIds: string[]; label: string }> {
    const { platform, category, country } = checkChart(chart);
    const { body } = await this.get(platform, category, country);
    const document = JSON.parse(body.toString()) as Record<RankingType, { bundleId: string }[]>;
    const bundleIds = [...new Set(document[rankingType].map(({ bundleId }) => bundleId))];
    return { bundleIds, label: chartLabel({ platform, category, country, rankingType }) };
  }

  private load(key: string, platform: Platform, category: string, country: string): Promise<ReadyDocument> {
    return this.reads.run(key, async (outdated) => {
      const document = await this.read(platform, category, country);
      // The list may have been rewritten while it was read.
      if (!outdated.aborted && this.events.connected) this.ready.set(key, document);
      return document;
    });
  }

  private async read(platform: Platform, category: string, country: string): Promise<ReadyDocument> {
    const stored = OVERALL_CATEGORIES.has(category) ? 'all' : category;
    const lists = await this.lists.listDocument(platform, stored, country);
    return toReadyDocument(writeDocument({ platform, category, country }, lists));
  }

  private forget(changed: string): void {
    const [platform, category, country] = changed.split('/');
    const categories = category === 'all' ? OVERALL_CATEGORIES : [category];
    for (const name of categories) {
      const key = `${platform}/${name}/${country}`;
      this.ready.delete(key);
      this.reads.forget(key);
    }
  }
}
