import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import type { ModelTokens } from './model.types.js';
import { ModelError } from './model.types.js';
import { costOf } from './model-prices.js';

/** Calls of one person; the minute begins with the first call, the day at midnight UTC. */
export const CALLS_PER_MINUTE = 20;
export const CALLS_PER_DAY = 300;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface UsedCalls {
  minute: number;
  day: number;
  tokens: number;
  /** US dollars by list price; null when a model without a known price answered. */
  cost: number | null;
}

interface UsageRow {
  minute_calls: number;
  minute_ends: Date;
  day_calls: number;
}

/** Counts model calls of each person, for all processes together, and what they cost by day. */
@Injectable()
export class ModelUsage {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  get limited(): boolean {
    return this.env.RATE_LIMIT === 'on';
  }

  /** Counts one call. @throws ModelError `quota` when the person has none left; nothing is counted then */
  async take(user: string): Promise<void> {
    const now = this.clock.now();
    const minuteEnds = new Date(now.getTime() + MINUTE_MS);
    const taken = await this.source.query<unknown[]>(
      `insert into model_usage as u (user_id, day, minute_ends, minute_calls, day_calls)
       values ($1, $2, $4, 1, 1)
       on conflict (user_id, day) do update set
         minute_ends = case when u.minute_ends <= $3 then $4 else u.minute_ends end,
         minute_calls = case when u.minute_ends <= $3 then 1 else u.minute_calls + 1 end,
         day_calls = u.day_calls + 1
       where not $5 or (u.day_calls < $6 and (u.minute_ends <= $3 or u.minute_calls < $7))
       returning 1`,
      [user, dayOf(now), now, minuteEnds, this.limited, CALLS_PER_DAY, CALLS_PER_MINUTE],
    );
    if (taken.length > 0) return;
    const row = await this.row(user, now);
    const dayIsUp = row !== undefined && row.day_calls >= CALLS_PER_DAY;
    const endsAt = dayIsUp ? nextMidnight(now) : (row?.minute_ends.getTime() ?? now.getTime() + MINUTE_MS);
    const limit = dayIsUp ? `${CALLS_PER_DAY} model calls a day` : `${CALLS_PER_MINUTE} model calls a minute`;
    const seconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000));
    throw new ModelError('quota', `Your ${limit} are used up.`, seconds);
  }

  /** Adds what an answered call used. */
  async record(user: string, used: { model: string; tokens: ModelTokens | null }): Promise<void> {
    const { model, tokens } = used;
    // Without a server of its own the calls go to the one whose prices are listed.
    const price = this.env.OPENAI_BASE_URL || !tokens ? null : costOf(model, tokens);
    await this.source.query(
      `update model_usage set prompt_tokens = prompt_tokens + $3, completion_tokens = completion_tokens + $4,
         cost = cost + coalesce($5::numeric, 0), unpriced_calls = unpriced_calls + case when $5::numeric is null then 1 else 0 end
       where user_id = $1 and day = $2`,
      [user, dayOf(this.clock.now()), tokens?.prompt ?? 0, tokens?.completion ?? 0, price],
    );
  }

  async used(user: string): Promise<UsedCalls> {
    const now = this.clock.now();
    const row = await this.row(user, now);
    if (!row) return { minute: 0, day: 0, tokens: 0, cost: null };
    return {
      minute: row.minute_ends > now ? row.minute_calls : 0,
      day: row.day_calls,
      tokens: Number(row.tokens),
      cost: row.unpriced_calls > 0 || Number(row.tokens) === 0 ? null : Number(row.cost),
    };
  }

  /** What a person used, day by day, for the export of that person's data. */
  days(user: string): Promise<object[]> {
    return this.source.query<object[]>(
      `select day::text, day_calls as calls, prompt_tokens::int as "promptTokens",
         completion_tokens::int as "completionTokens"
       from model_usage where user_id = $1 order by day desc`,
      [user],
    );
  }

  private async row(
    user: string,
    now: Date,
  ): Promise<(UsageRow & { tokens: string; cost: string; unpriced_calls: number }) | undefined> {
    const [row] = await this.source.query<
      (UsageRow & { tokens: string; cost: string; unpriced_calls: number })[]
    >(
      `select minute_ends, minute_calls, day_calls, prompt_tokens + completion_tokens as tokens, cost, unpriced_calls
       from model_usage where user_id = $1 and day = $2`,
      [user, dayOf(now)],
    );
    return row;
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const nextMidnight = (now: Date): number => (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
