import { Injectable } from '@nestjs/common';
import { badRequest } from '../common/errors/problem.js';
import { CurrentRankingsService } from '../rankings/current-rankings.service.js';
import type { BatchInput } from './analyses.dto.js';

/** The games of a request, and how they are called together. */
export interface GamesToAnalyse {
  bundleIds: string[];
  label: string;
}

/** Finds out which games a batch is about. */
@Injectable()
export class BatchGames {
  constructor(private readonly rankings: CurrentRankingsService) {}

  /** @throws ProblemException 400, or 404 unknown tag */
  async of({ bundleIds, tagId, chart }: BatchInput): Promise<GamesToAnalyse> {
    const ways = [bundleIds, tagId, chart].filter((way) => way !== undefined);
    if (ways.length !== 1) throw badRequest('Name the games by exactly one of bundleIds, tagId and chart.');
    if (bundleIds)
      return { bundleIds, label: bundleIds.length === 1 ? '1 game' : `${bundleIds.length} games` };
    if (chart) return this.rankings.games(chart, chart.rankingType);
    throw badRequest('Tags cannot be analysed here yet.', { tagId: 'cannot be analysed here yet' });
  }
}
