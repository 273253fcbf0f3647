import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ActivityAuthor } from '../../activity/activity.types.js';
import { AdminOnly, CurrentActor } from '../../common/access/access.decorators.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { MODEL_STATUSES, ModelError, toModelProblem, MOST_MODELS } from '../model.types.js';
import { ModelService } from '../model.service.js';
import { ModelUsage } from '../model-usage.service.js';
import { type AiConnection, DEFAULT_MODEL, showAddress } from './ai-connection.js';
import { AiConnectionDto, AiConnectionInput, AiConnectionTestDto, AiModelDto } from './ai-connection.dto.js';
import { AiConnectionService } from './ai-connection.service.js';
import { AnswersAtMost } from '../../common/list/at-most.decorator.js';

@ApiTags('ai')
@Controller('ai')
export class AiConnectionController {
  constructor(
    private readonly connections: AiConnectionService,
    private readonly models: ModelService,
    private readonly usage: ModelUsage,
  ) {}

  /** Gets the connection to a model: its name, its cost, and what environment variables set. */
  @Get('connection')
  @AdminOnly()
  getConnection(): Promise<AiConnectionDto> {
    return this.describe();
  }

  /** Connects a model, or changes prices and budget. */
  @Put('connection')
  @AdminOnly()
  async updateConnection(
    @Body() input: AiConnectionInput,
    @CurrentActor() author: ActivityAuthor,
  ): Promise<AiConnectionDto> {
    await this.connections.update(input, author);
    return this.describe();
  }

  /** Tests the connection by asking the model for one word, with these changes if any are sent; nothing is stored. */
  @Post('connection/test')
  @HttpCode(200)
  @AdminOnly()
  async testConnection(@Body() input: AiConnectionInput): Promise<AiConnectionTestDto> {
    const connection = this.connections.preview(input);
    if (!connection) {
      return { ok: false, message: 'Enter the address of a server first.', model: null, durationMs: 0 };
    }
    return this.models.test(connection);
  }

  /** Lists the models that the connected server offers. */
  @Get('models')
  @AdminOnly()
  @Problems(...MODEL_STATUSES)
  @AnswersAtMost(MOST_MODELS)
  async listModels(): Promise<AiModelDto[]> {
    try {
      return (await this.models.listModels()).map((id) => ({ id }));
    } catch (error) {
      if (error instanceof ModelError)
        throw toModelProblem(error, `Models could not be listed: ${error.message}`);
      throw error;
    }
  }

  private async describe(): Promise<AiConnectionDto> {
    const { current } = this.connections;
    const { calls, cost } = await this.usage.sumToday();
    return { ...toConnectionDto(current), spentToday: cost, callsToday: calls };
  }
}

function toConnectionDto(current: AiConnection | undefined) {
  const key = current?.key ?? null;
  return {
    configured: current !== undefined,
    baseUrl: current ? showAddress(current) : '',
    hasKey: key !== null,
    // Four characters would reveal too much of a short key.
    keyEnd: key && key.length >= 12 ? key.slice(-4) : null,
    model: current?.model ?? DEFAULT_MODEL,
    allowPrivate: current?.allowPrivate ?? false,
    promptPrice: current?.promptPrice ?? null,
    completionPrice: current?.completionPrice ?? null,
    dailyBudget: current?.dailyBudget ?? null,
    fixed: current?.fixed ?? [],
  };
}
