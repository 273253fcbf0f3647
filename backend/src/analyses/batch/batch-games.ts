import { countNoun } from '../../common/text/count-noun.js';
import { Injectable } from '@nestjs/common';
import { badRequest, invalidField } from '../../common/errors/problem.js';
import { CurrentRankingsService } from '../../rankings/current-lists/current-rankings.service.js';
import { GameTagsService } from '../../tags/game-tags.service.js';
import { TagsService } from '../../tags/tags.service.js';
import type { BatchInput, MyAnalysesInput } from './batch.dto.js';
import { AnalysisListsRepository } from '../rows/analysis-lists.repository.js';

/** The games of a request, and a label for them. */
export interface GamesToAnalyze {
  bundleIds: string[];
  label: string;
}

const MAX_OF_TAG = 2_000;
const MAX_OF_MINE = 2_000;

/** Resolves the games of a batch. */
@Injectable()
export class BatchGames {
  constructor(
    private readonly rankings: CurrentRankingsService,
    private readonly tags: TagsService,
    private readonly gameTags: GameTagsService,
    private readonly lists: AnalysisListsRepository,
  ) {}

  /** @throws ProblemException 400, or 404 unknown tag */
  async list({ bundleIds, tagId, chart, mine }: BatchInput, userId: string): Promise<GamesToAnalyze> {
    const selections = [bundleIds, tagId, chart, mine].filter((way) => way !== undefined);
    if (selections.length !== 1) {
      throw badRequest('Choose the games by exactly one of bundleIds, tagId, chart or mine.');
    }
    if (mine) return this.listMine(mine, userId);
    if (bundleIds) return toGames([...new Set(bundleIds)]);
    if (chart) return this.rankings.games(chart, chart.rankingType);
    return this.listOfTag(tagId as string);
  }

  private async listMine({ q, mechanic, engine }: MyAnalysesInput, userId: string): Promise<GamesToAnalyze> {
    const filter = {
      ...(q && { q }),
      ...(mechanic && { mechanic: [mechanic] }),
      ...(engine && { engine: [engine] }),
    };
    const bundleIds = await this.lists.listGamesByPerson(filter, userId);
    if (bundleIds.length > MAX_OF_MINE)
      throw invalidField(
        'mine',
        `matches more than ${MAX_OF_MINE} games; narrow it with q, mechanic or engine`,
      );
    const many = bundleIds.length === 1 ? '1 analyzed game' : `${bundleIds.length} analyzed games`;
    return { bundleIds, label: bundleIds.length === 0 ? 'what you analyzed' : many };
  }

  private async listOfTag(tagId: string): Promise<GamesToAnalyze> {
    const { name } = await this.tags.get(tagId);
    const everything = { sort: 'title', order: 'ASC' as const, offset: 0, limit: MAX_OF_TAG, filter: {} };
    const { rows, total } = await (await this.gameTags.listGames(tagId, everything)).page();
    if (total > MAX_OF_TAG)
      throw invalidField(
        'tagId',
        `is on more than ${MAX_OF_TAG} games; choose another tag or list bundleIds`,
      );
    return { bundleIds: rows.map(({ bundleId }) => bundleId), label: `games tagged "${name}"` };
  }
}

const toGames = (bundleIds: string[]): GamesToAnalyze => ({
  bundleIds,
  label: countNoun(bundleIds.length, 'game'),
});
