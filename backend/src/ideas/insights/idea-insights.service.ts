import { Injectable } from '@nestjs/common';
import { writeBrief } from '../engine/brief.js';
import { pickConcept } from '../concept/concept.js';
import { IdeaEngineService } from '../engine/idea-engine.service.js';
import type { BriefSource } from '../engine/engine.types.js';
import { TrendsService } from '../../trends/trends.service.js';
import type { MappedItem } from '../../trends/trends.types.js';
import type {
  IdeaBriefDto,
  IdeaScoreDto,
  IdeaSignalDto,
  NearnessDto,
  SignalScopeDto,
} from './idea-insights.dto.js';
import type { IdeaDto } from '../ideas.dto.js';
import { IdeaMarket } from '../assistance/idea-market.service.js';
import { IdeasService } from '../ideas.service.js';

/** What the charts say of an idea, and the one page about it. */
@Injectable()
export class IdeaInsights {
  constructor(
    private readonly ideas: IdeasService,
    private readonly trends: TrendsService,
    private readonly engine: IdeaEngineService,
    private readonly market: IdeaMarket,
  ) {}

  /** @throws ProblemException 404 */
  async nearest(userId: string, id: string): Promise<NearnessDto> {
    return this.trends.findNearest(await this.mapItems(userId, id), await this.market.chooseScope(userId));
  }

  /** @throws ProblemException 404 */
  async score(userId: string, id: string): Promise<IdeaScoreDto> {
    return this.trends.scoreIdea(await this.mapItems(userId, id), await this.market.chooseScope(userId));
  }

  /** @throws ProblemException 404 */
  async signal(userId: string, id: string, scope: SignalScopeDto): Promise<IdeaSignalDto> {
    return this.trends.readSignal(
      await this.mapItems(userId, id),
      await this.market.chooseScope(userId, scope),
    );
  }

  /** @throws ProblemException 404 */
  async brief(userId: string, id: string): Promise<IdeaBriefDto> {
    const idea = await this.ideas.get(userId, id);
    return writeBrief({ ...idea, concept: pickConcept(idea) }, toBriefSources(idea));
  }

  private async mapItems(userId: string, id: string): Promise<MappedItem[]> {
    return this.engine.mapItems(await this.ideas.get(userId, id));
  }
}

/** What an idea was made from, with the items that still show it. */
function toBriefSources({ sources, origins }: IdeaDto): BriefSource[] {
  return sources.map(({ type, name }, index) => ({
    type,
    name,
    items: origins.flatMap(({ source, from }) => (source === index && from !== null ? [from] : [])),
  }));
}
