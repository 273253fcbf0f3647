import { Inject, Injectable } from '@nestjs/common';
import { Clock, formatDay, DAY_MS, MINUTE_MS } from '../common/time/clock.js';
import { ENV, type Env } from '../config/env.js';
import { ModelUsageRepository } from './model-usage.repository.js';
import type { ModelTokens } from './model.types.js';
import { ModelError } from './model.types.js';
import { priceAnswer } from './connection/ai-connection.js';
import { AiConnectionService } from './connection/ai-connection.service.js';

/** Calls per person; the minute begins with the first call, the day at midnight UTC. */
export const CALLS_PER_MINUTE = 20;
export const CALLS_PER_DAY = 300;

export interface UsedCalls {
  minute: number;
  day: number;
  tokens: number;
  /** US dollars by list price; null when a model without a known price was used. */
  cost: number | null;
}

/** Counts each person's model calls and their daily cost, across all processes. */
@Injectable()
export class ModelUsage {
  constructor(
    private readonly usage: ModelUsageRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
    private readonly connections: AiConnectionService,
  ) {}

  get limited(): boolean {
    return this.env.RATE_LIMIT === 'on';
  }

  /**
   * Counts one call of a model.
   * @returns the day (UTC) that it counts for
   * @throws ModelError `quota`, with nothing counted, when the person has none left or the budget does not allow it
   */
  async consume(userId: string, model: string): Promise<string> {
    const now = this.clock.now();
    const day = formatDay(now);
    await this.checkBudget(model, day, now);
    const isCounted = await this.usage.countCall({
      userId,
      day,
      now,
      minuteEnds: new Date(now.getTime() + MINUTE_MS),
      limits: this.limited ? { perDay: CALLS_PER_DAY, perMinute: CALLS_PER_MINUTE } : null,
    });
    if (isCounted) return day;
    const row = await this.usage.find(userId, day);
    const dayIsUp = row !== undefined && row.day_calls >= CALLS_PER_DAY;
    const endsAt = dayIsUp ? nextMidnight(now) : (row?.minute_ends.getTime() ?? now.getTime() + MINUTE_MS);
    const limit = dayIsUp ? `${CALLS_PER_DAY} model calls a day` : `${CALLS_PER_MINUTE} model calls a minute`;
    const seconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000));
    throw new ModelError('quota', `Your ${limit} are used up.`, seconds);
  }

  /** US dollars by the configured prices or the list; null when neither is known. */
  price(model: string, tokens: ModelTokens | null): number | null {
    return priceAnswer(this.connections.current, model, tokens);
  }

  /** Adds the usage of a call to the day that it was counted for. */
  async record(
    userId: string,
    day: string,
    { model, tokens }: { model: string; tokens: ModelTokens },
  ): Promise<void> {
    await this.usage.addAnswer(userId, day, { ...tokens, price: this.price(model, tokens) });
  }

  /** Calls and US dollars today for all people together; null when a price is unknown. */
  async sumToday(): Promise<{ calls: number; cost: number | null }> {
    const { calls, cost, unpriced } = await this.usage.sumDay(formatDay(this.clock.now()));
    return { calls, cost: unpriced > 0 ? null : cost };
  }

  /** @throws ModelError `quota` when today's cost has reached the budget, or the model's cost cannot count toward it */
  private async checkBudget(model: string, day: string, now: Date): Promise<void> {
    const budget = this.connections.current?.dailyBudget ?? null;
    if (budget === null) return;
    if (this.price(model, { prompt: 0, completion: 0 }) === null)
      throw new ModelError(
        'quota',
        `The price of ${model} is unknown, so it cannot be used while a daily budget is set. Choose another model.`,
      );
    const { cost } = await this.usage.sumDay(day);
    if (cost < budget) return;
    const seconds = Math.ceil((nextMidnight(now) - now.getTime()) / 1_000);
    throw new ModelError('quota', `Today’s model budget of $${budget} for everybody is used up.`, seconds);
  }

  async getUsage(userId: string): Promise<UsedCalls> {
    const now = this.clock.now();
    const row = await this.usage.find(userId, formatDay(now));
    if (!row) return { minute: 0, day: 0, tokens: 0, cost: null };
    return {
      minute: row.minute_ends > now ? row.minute_calls : 0,
      day: row.day_calls,
      tokens: Number(row.tokens),
      cost: row.unpriced_calls > 0 || Number(row.tokens) === 0 ? null : Number(row.cost),
    };
  }

  /** A person's usage by day, for the export of personal data. */
  listDays(userId: string): Promise<object[]> {
    return this.usage.listDays(userId);
  }
}
const nextMidnight = (now: Date): number => (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
