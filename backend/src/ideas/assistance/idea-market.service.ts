import { Injectable } from '@nestjs/common';
import { DefaultMarkets } from '../../rankings/markets/default-markets.service.js';
import { TrendsService } from '../../trends/trends.service.js';
import type { Charting, MarketTrends } from '../../trends/trends.types.js';

/** The charts that engines for ideas are shown. */
@Injectable()
export class IdeaMarket {
  constructor(
    private readonly trends: TrendsService,
    private readonly defaults: DefaultMarkets,
  ) {}

  /** Of a country; without one of the person's default market, as long as it has charts. @throws ProblemException 400 */
  async readMarket(userId: string, country?: string): Promise<{ charting: Charting; trends: MarketTrends }> {
    if (country) return this.trends.getMarket({ country });
    const defaultMarket = await this.defaults.find(userId);
    const own = defaultMarket && (await this.trends.getMarket({ country: defaultMarket.country }));
    return own && own.charting.charting > 0 ? own : this.trends.getMarket();
  }
}
