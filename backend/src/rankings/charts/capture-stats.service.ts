import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import type { Platform } from '../../games/games.types.js';

export interface NewestCapture {
  capturedAt: Date;
  sample: boolean;
  /** Lists whose newest capture is of the same day (UTC). */
  lists: number;
  countries: string[];
}

/** Figures about what has been captured. */
@Injectable()
export class CaptureStats {
  constructor(
    private readonly source: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * The chart that screens open at when nobody has chosen: of the day of the newest real charts, or of the samples while
   * there is nothing else. Among countries of the same day the refreshed ones come first, in the order of the setting.
   */
  async getStart(): Promise<{ platform: Platform; country: string } | null> {
    const [start] = await this.source.query<{ platform: Platform; country: string }[]>(
      `select platform, country from ranking_lists group by platform, country
       order by bool_and(sample),
         (coalesce(max(captured_at) filter (where not sample), max(captured_at)) at time zone 'UTC')::date desc,
         array_position($1::text[], country) nulls last, count(*) filter (where not sample) desc, platform, country
       limit 1`,
      [this.env.RANKINGS_COUNTRIES],
    );
    return start ?? null;
  }

  /** The newest real capture, or the newest sample while there is no other; null before the first. */
  async newest(): Promise<NewestCapture | null> {
    const [row] = await this.source.query<
      { captured_at: Date; sample: boolean; lists: number; countries: string[] }[]
    >(
      `with newest as (
         select captured_at, sample from ranking_lists order by sample, captured_at desc limit 1)
       select n.captured_at, n.sample, count(*)::int as lists, array_agg(distinct l.country) as countries
       from newest n join ranking_lists l on l.sample = n.sample
         and l.captured_at > n.captured_at - interval '1 day'
       group by 1, 2`,
    );
    return row
      ? { capturedAt: row.captured_at, sample: row.sample, lists: row.lists, countries: row.countries }
      : null;
  }

  /** Real captures by calendar month (UTC) since a month, `YYYY-MM`. */
  async byMonth(since: string): Promise<Map<string, number>> {
    const rows = await this.source.query<{ month: string; count: number }[]>(
      `select to_char(captured_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
       from chart_captures where not sample and captured_at >= ($1 || '-01')::date::timestamp at time zone 'UTC'
       group by 1`,
      [since],
    );
    return new Map(rows.map(({ month, count }) => [month, count]));
  }
}
