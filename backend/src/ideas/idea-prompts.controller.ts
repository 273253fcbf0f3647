import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../auth/auth.decorators.js';
import type { Principal } from '../auth/auth.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { TrendsService } from '../trends/trends.service.js';
import { listIdeaPrompts, listPrompts } from './engine/model/list-prompts.js';
import { PromptDto, PromptQuery } from './idea-prompts.dto.js';
import { IdeasService } from './ideas.service.js';

@ApiTags('ai')
@Controller('ai/prompts')
export class IdeaPromptsController {
  constructor(
    private readonly ideas: IdeasService,
    private readonly trends: TrendsService,
  ) {}

  /** What a connected model is sent, word for word. Nothing is sent by looking. */
  @Get()
  @AnalystOrAdmin()
  @Problems(400, 404)
  async list(@Query() { ideaId }: PromptQuery, @CurrentUser() { userId }: Principal): Promise<PromptDto[]> {
    const charting = await this.trends.getCharting();
    const prompts = ideaId
      ? listIdeaPrompts(await this.ideas.getContent(userId, ideaId), charting)
      : listPrompts(charting);
    return prompts.map(({ schema, ...prompt }) => ({
      ...prompt,
      schema: schema && JSON.stringify(schema, null, 2),
    }));
  }
}
