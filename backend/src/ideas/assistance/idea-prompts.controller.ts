import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { listIdeaPrompts, listPrompts } from '../engine/model/list-prompts.js';
import { PromptDto, PromptQuery, MOST_PROMPTS } from './idea-prompts.dto.js';
import { IdeaMarket } from './idea-market.service.js';
import { IdeaSources } from './idea-sources.service.js';
import { IdeasService } from '../ideas.service.js';
import { AnswersAtMost } from '../../common/list/at-most.decorator.js';

@ApiTags('ai')
@Controller('ai/prompts')
export class IdeaPromptsController {
  constructor(
    private readonly ideas: IdeasService,
    private readonly market: IdeaMarket,
    private readonly sources: IdeaSources,
  ) {}

  /** Lists the prompts that a connected model is sent, word for word. Nothing is sent by looking. */
  @Get()
  @AnalystOrAdmin()
  @Problems(400, 404)
  @AnswersAtMost(MOST_PROMPTS)
  async list(@Query() { ideaId }: PromptQuery, @CurrentUser() { userId }: Principal): Promise<PromptDto[]> {
    const market = await this.market.readMarket(userId);
    const prompts = ideaId ? await this.listForIdea(userId, ideaId, market) : listPrompts(market);
    return prompts.map(({ schema, ...prompt }) => ({
      ...prompt,
      schema: schema && JSON.stringify(schema, null, 2),
    }));
  }

  private async listForIdea(
    userId: string,
    ideaId: string,
    market: Awaited<ReturnType<IdeaMarket['readMarket']>>,
  ) {
    const idea = await this.ideas.getContent(userId, ideaId);
    return listIdeaPrompts(idea, { ...market, sources: await this.sources.readOrigins(idea.sources) });
  }
}
