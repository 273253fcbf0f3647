import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../common/access/access.decorators.js';
import { AiUsageDto } from './ai.dto.js';
import { AiService } from './ai.service.js';
import { CALLS_PER_DAY, CALLS_PER_MINUTE, ModelUsage } from './model-usage.service.js';

@ApiTags('ai')
@Controller('ai')
export class AiController {
  constructor(
    private readonly ai: AiService,
    private readonly usage: ModelUsage,
  ) {}

  /** Gets my usage of the external model, and the default engine. */
  @Get('usage')
  @AnalystOrAdmin()
  async getUsage(@CurrentUser() user: { userId: string }): Promise<AiUsageDto> {
    const { id: engine, external, model } = this.ai.getEngine();
    const usage = await this.usage.getUsage(user.userId);
    const share = (limit: number, calls: number) => ({
      limit: this.usage.limited ? limit : null,
      used: calls,
      left: this.usage.limited ? Math.max(0, limit - calls) : null,
    });
    return {
      external,
      engine,
      model,
      perMinute: share(CALLS_PER_MINUTE, usage.minute),
      perDay: share(CALLS_PER_DAY, usage.day),
      tokensToday: usage.tokens,
      costToday: usage.cost,
    };
  }
}
