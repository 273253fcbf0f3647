import { Injectable } from '@nestjs/common';
import { AnalysesService } from '../analyses/analyses.service.js';
import { Clock, DAY_MS } from '../common/time/clock.js';
import { IdeasService } from '../ideas/ideas.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { GameTagsService } from '../tags/game-tags.service.js';
import type { StudioDayDto } from './dashboard.dto.js';
import { SHOWN_MOVES } from './dashboard.dto.js';

const WEEK_MS = 7 * DAY_MS;
const STALE_MS = 2 * DAY_MS;

type TeamDay = Omit<StudioDayDto, keyof OwnWork | 'completedJobs' | 'failedJobs'>;
type OwnWork = Pick<StudioDayDto, 'ideas' | 'recentIdeas' | 'recentAnalyses'>;

/** Figures of the day: tagged games and charts for everyone, and the work of one person. */
@Injectable()
export class StudioDay {
  constructor(
    private readonly tags: GameTagsService,
    private readonly rankings: RankingsService,
    private readonly ideas: IdeasService,
    private readonly analyses: AnalysesService,
    private readonly clock: Clock,
  ) {}

  /** @param country whose charts the moves are of */
  async getTeamDay(country: string): Promise<TeamDay> {
    const now = this.clock.now();
    const [tagged, storefronts] = await Promise.all([
      this.tags.listTaggedGames(),
      this.rankings.listStorefronts(),
    ]);
    const moves = await this.rankings.listMoves(country, tagged);
    return {
      taggedGames: tagged.length,
      moves: moves.slice(0, SHOWN_MOVES),
      moveCount: moves.length,
      movedGames: new Set(moves.map(({ bundleId }) => bundleId)).size,
      storefronts: storefronts.map((place) => ({
        ...place,
        stale: place.sample || now.getTime() - place.capturedAt.getTime() > STALE_MS,
      })),
    };
  }

  async countOwnWork(userId: string): Promise<OwnWork> {
    const updatedSince = new Date(this.clock.now().getTime() - WEEK_MS);
    const [ideas, recentAnalyses] = await Promise.all([
      this.ideas.countOwn(userId, updatedSince),
      this.analyses.countByPerson(userId, updatedSince),
    ]);
    return { ideas: ideas.all, recentIdeas: ideas.recent, recentAnalyses };
  }
}
