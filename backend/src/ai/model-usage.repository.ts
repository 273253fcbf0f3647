import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface UsageRow {
  minute_calls: number;
  minute_ends: Date;
  day_calls: number;
  tokens: string;
  cost: string;
  unpriced_calls: number;
}

interface NewCall {
  userId: string;
  day: string;
  now: Date;
  minuteEnds: Date;
  /** Null without limits. */
  limits: { perDay: number; perMinute: number } | null;
}

@Injectable()
export class ModelUsageRepository {
  constructor(private readonly source: DataSource) {}

  async find(userId: string, day: string): Promise<UsageRow | undefined> {
    const [row] = await this.source.query<UsageRow[]>(
      `select minute_ends, minute_calls, day_calls, prompt_tokens + completion_tokens as tokens, cost, unpriced_calls
       from model_usage where user_id = $1 and day = $2`,
      [userId, day],
    );
    return row;
  }

  /**
   * Counts one call.
   * @returns false, with nothing counted, when the person has no calls left
   */
  async countCall({ userId, day, now, minuteEnds, limits }: NewCall): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(
      `insert into model_usage as u (user_id, day, minute_ends, minute_calls, day_calls)
       values ($1, $2, $4, 1, 1)
       on conflict (user_id, day) do update set
         minute_ends = case when u.minute_ends <= $3 then $4 else u.minute_ends end,
         minute_calls = case when u.minute_ends <= $3 then 1 else u.minute_calls + 1 end,
         day_calls = u.day_calls + 1
       where not $5 or (u.day_calls < $6 and (u.minute_ends <= $3 or u.minute_calls < $7))
       returning 1`,
      [userId, day, now, minuteEnds, limits !== null, limits?.perDay ?? 0, limits?.perMinute ?? 0],
    );
    return rows.length > 0;
  }

  /** @param price in US dollars; null when it is not known */
  async addAnswer(
    userId: string,
    day: string,
    { prompt, completion, price }: { prompt: number; completion: number; price: number | null },
  ): Promise<void> {
    await this.source.query(
      `update model_usage set prompt_tokens = prompt_tokens + $3, completion_tokens = completion_tokens + $4,
         cost = cost + coalesce($5::numeric, 0), unpriced_calls = unpriced_calls + case when $5::numeric is null then 1 else 0 end
       where user_id = $1 and day = $2`,
      [userId, day, prompt, completion, price],
    );
  }

  /** For all people together. */
  async sumDay(day: string): Promise<{ calls: number; cost: number; unpriced: number }> {
    const [row] = await this.source.query<{ calls: number; cost: number; unpriced: number }[]>(
      `select coalesce(sum(day_calls), 0)::int as calls, coalesce(sum(cost), 0)::float8 as cost,
         coalesce(sum(unpriced_calls), 0)::int as unpriced
       from model_usage where day = $1`,
      [day],
    );
    return row ?? { calls: 0, cost: 0, unpriced: 0 };
  }

  listDays(userId: string): Promise<object[]> {
    return this.source.query<object[]>(
      `select day::text, day_calls as calls, prompt_tokens::int as "promptTokens",
         completion_tokens::int as "completionTokens"
       from model_usage where user_id = $1 order by day desc`,
      [userId],
    );
  }
}
