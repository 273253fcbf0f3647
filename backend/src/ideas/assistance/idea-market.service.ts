import { Injectable } from '@nestjs/common';
import { RankingsService } from '../../rankings/charts/rankings.service.js';
import { TrendsService } from '../../trends/trends.service.js';
import type { Charting, ChartScope, MarketTrends } from '../../trends/trends.types.js';

/** The charts that engines for ideas are shown. */
@Injectable()
export class IdeaMarket {
  constructor(
    private readonly trends: TrendsService,
    private readonly rankings: RankingsService,
  ) {}

  /** The scope, with the country that the person's screens open at when it names none. */
  async chooseScope(userId: string, scope: ChartScope = {}): Promise<ChartScope> {
    return { ...scope, country: scope.country ?? (await this.rankings.findStart(userId))?.country };
  }

  /** @throws ProblemException 400 */
  async readMarket(userId: string, country?: string): Promise<{ charting: Charting; trends: MarketTrends }> {
    return this.trends.getMarket(await this.chooseScope(userId, { country }));
  }
}
