import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { DatabaseEvents } from '../database/database-events.js';
import { NotifiedCache } from '../database/notified-cache.js';
import { PLATFORMS } from '../games/games.types.js';
import { HISTORY_CHANNEL } from '../market-events/market-events.types.js';
import { Metrics } from '../metrics/metrics.service.js';
import { MoversService } from '../rankings/movers/movers.service.js';
import { LISTS_CHANNEL } from '../rankings/rankings.types.js';
import type { TopMoversDto } from './dashboard.dto.js';
import { SHOWN_MOVERS } from './dashboard.dto.js';

/** A game renamed without a new capture may show its old name for this long. */
const CACHE_MS = 30_000;
const MAX_CACHED = 50;

/** Largest moves in the newest captures of a country, by store. */
@Injectable()
export class TopMovers {
  private readonly cache: NotifiedCache<TopMoversDto[]>;

  constructor(
    private readonly movers: MoversService,
    clock: Clock,
    events: DatabaseEvents,
    metrics: Metrics,
  ) {
    const now = () => clock.now().getTime();
    const options = { ttlMs: CACHE_MS, max: MAX_CACHED, now };
    this.cache = new NotifiedCache(events, [LISTS_CHANNEL, HISTORY_CHANNEL], options);
    metrics.addCache('top_movers', this.cache.values);
  }

  list(country: string): Promise<TopMoversDto[]> {
    return this.cache.get(country, () =>
      Promise.all(
        PLATFORMS.map(async (platform) => {
          const moves = await this.movers.movers({
            platform,
            category: 'all',
            country,
            rankingType: 'downloads',
          });
          const { capturedFrom, capturedTo, sample, climbers, entries } = moves;
          return {
            platform,
            country,
            capturedFrom,
            capturedTo,
            sample,
            climbers: climbers.slice(0, SHOWN_MOVERS),
            entries: entries.slice(0, SHOWN_MOVERS),
          };
        }),
      ),
    );
  }
}
