import { Injectable } from '@nestjs/common';
import { Clock, HOUR_MS } from '../../common/time/clock.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { NotifiedCache } from '../../database/notified-cache.js';
import { Metrics } from '../../metrics/metrics.service.js';
import {
  ListsRepository,
  type NewestCapture,
  type StorefrontAge,
} from '../current-lists/lists.repository.js';
import { DefaultMarkets } from '../markets/default-markets.service.js';
import { MarketsService } from '../markets/markets.service.js';
import { type ChartMarket, LISTS_CHANNEL, MARKETS_CHANNEL } from '../rankings.types.js';

/** What the current lists and the markets tell until one of them changes. */
interface LatestState {
  storefronts: StorefrontAge[];
  newest: NewestCapture | null;
  /** The default market of the installation, with or without charts. */
  chosen: ChartMarket | null;
  freshest: ChartMarket | null;
}

/** How new the charts are, and where screens open. Most requests need it, and only a capture or a market changes it. */
@Injectable()
export class LatestCharts {
  private readonly cache: NotifiedCache<LatestState>;

  constructor(
    private readonly lists: ListsRepository,
    private readonly markets: MarketsService,
    private readonly defaults: DefaultMarkets,
    clock: Clock,
    events: DatabaseEvents,
    metrics: Metrics,
  ) {
    const now = () => clock.now().getTime();
    this.cache = new NotifiedCache(events, [LISTS_CHANNEL, MARKETS_CHANNEL], { ttlMs: HOUR_MS, max: 1, now });
    metrics.addCache('latest_charts', this.cache.values);
  }

  read(): Promise<LatestState> {
    return this.cache.get('', async () => {
      const active = await this.markets.listActive();
      const [storefronts, newest, chosen, freshest] = await Promise.all([
        this.lists.listStorefronts(),
        this.lists.findNewestCapture(),
        this.defaults.find(undefined),
        this.lists.findFreshestStorefront(active.map(({ country }) => country)),
      ]);
      return { storefronts, newest, chosen, freshest: freshest && { ...freshest, category: 'all' } };
    });
  }

  /**
   * The charts that screens open at when the address does not say: the person's own default market, else that of the
   * installation, else the freshest; null before the first capture. A default market needs a chart to open at.
   */
  async findStart(userId?: string): Promise<ChartMarket | null> {
    const [own, { chosen, storefronts, freshest }] = await Promise.all([
      userId ? this.defaults.findOwn(userId) : null,
      this.read(),
    ]);
    const wanted = own ?? chosen;
    const hasCharts = storefronts.some(
      ({ platform, country }) => platform === wanted?.platform && country === wanted.country,
    );
    return hasCharts ? wanted : freshest;
  }
}
