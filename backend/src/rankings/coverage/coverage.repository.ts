import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Platform } from '../../games/games.types.js';
import type { ChartKey, RankingType } from '../rankings.types.js';
import { ChartGap } from './chart-gap.entity.js';
import { CoverageCheck } from './coverage-check.entity.js';

export interface CoverageScope {
  /** As `2026-11-22`. */
  from: string;
  to: string;
  platform?: Platform | undefined;
  country?: string | undefined;
  category?: string | undefined;
  rankingType?: RankingType | undefined;
  sample: boolean;
}

export interface CapturedDay extends ChartKey {
  day: string;
  capturedAt: Date;
  rows: number;
  source: string;
  derived: string | null;
}

export interface GapDay extends ChartKey, Pick<ChartGap, 'day' | 'state' | 'reason' | 'dueAt' | 'jobId'> {}

export interface ChartAge extends ChartKey {
  capturedAt: Date;
}

const KEY = `platform, category, country, ranking_type as "rankingType"`;

const CAPTURE_DAY = `(captured_at at time zone 'UTC')::date`;

/** Reads which charts were captured on which days, and records gaps. */
@Injectable()
export class CoverageRepository {
  constructor(private readonly source: DataSource) {}

  /** The last capture of each chart and day. */
  listCaptured(scope: CoverageScope, limit: number): Promise<CapturedDay[]> {
    return this.source.query<CapturedDay[]>(
      `select distinct on (country, platform, category, ranking_type, ${CAPTURE_DAY}) ${KEY},
         to_char(${CAPTURE_DAY}, 'YYYY-MM-DD') as day, captured_at as "capturedAt", row_count as rows, source, derived
       from chart_captures
       where captured_at >= $1::date::timestamp at time zone 'UTC'
         and captured_at < ($2::date + 1)::timestamp at time zone 'UTC' and ${SCOPE}
       order by country, platform, category, ranking_type, ${CAPTURE_DAY}, captured_at desc limit $8`,
      [...toParams(scope), limit],
    );
  }

  listGaps(scope: CoverageScope, limit: number): Promise<GapDay[]> {
    return this.source.query<GapDay[]>(
      `select ${KEY}, to_char(day, 'YYYY-MM-DD') as day, state, reason, due_at as "dueAt", job_id as "jobId"
       from chart_gaps where day between $1 and $2 and ${SCOPE} limit $8`,
      [...toParams(scope), limit],
    );
  }

  /** Records gaps. A stored reason stays unless `isNews`, and so does the first due time. */
  async upsertGaps(
    gaps: readonly Omit<ChartGap, 'sample'>[],
    options: { isNews: boolean; sample: boolean },
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    if (gaps.length === 0) return;
    await manager.query(
      `insert into chart_gaps as g (platform, category, country, ranking_type, day, state, reason, due_at, job_id,
         noted_at, sample)
       select i.*, $2 from jsonb_to_recordset($1) as i (platform text, category text, country text, "rankingType" text,
         day date, state text, reason text, "dueAt" timestamptz, "jobId" uuid, "notedAt" timestamptz)
       on conflict (country, platform, category, ranking_type, day) do update set
         due_at = least(excluded.due_at, g.due_at), noted_at = excluded.noted_at,
         state = case when $3 then excluded.state else g.state end,
         reason = case when $3 then excluded.reason else g.reason end,
         job_id = case when $3 then excluded.job_id else g.job_id end`,
      [JSON.stringify(gaps), options.sample, options.isNews],
    );
  }

  async deleteSampleGaps(manager: EntityManager): Promise<void> {
    await manager.query('delete from chart_gaps where sample');
  }

  /**
   * Which of these charts have no capture within a period. What a refresh captured before counts if it was still
   * fetching then: a schedule joins it and fetches nothing twice.
   */
  async listWithoutCapture(keys: readonly ChartKey[], from: Date, before: Date): Promise<ChartKey[]> {
    return this.source.query<ChartKey[]>(
      `with jobs_then as materialized (
         select distinct job_id from chart_captures
         where captured_at >= $2 and captured_at < $3 and job_id is not null)
       select k.* from jsonb_to_recordset($1) as k (platform text, category text, country text, "rankingType" text)
       where not exists (select from chart_captures c where not c.sample
         and c.captured_at >= $2::timestamptz - interval '1 day' and c.captured_at < $3
         and (c.captured_at >= $2 or c.job_id in (select job_id from jobs_then))
         and (c.platform, c.category, c.country, c.ranking_type) = (k.platform, k.category, k.country, k."rankingType"))`,
      [JSON.stringify(keys), from, before],
    );
  }

  /** When each real chart was last captured. */
  listAges(): Promise<ChartAge[]> {
    return this.source.query<ChartAge[]>(
      `select ${KEY}, captured_at as "capturedAt" from ranking_lists
       where not sample and derived is distinct from 'union' order by country, platform, category, ranking_type`,
    );
  }

  /** Scheduled charts without a capture on a day since `since`, or later. */
  listOpenGaps(since: string): Promise<GapDay[]> {
    return this.source.query<GapDay[]>(
      `select distinct on (country, platform, category, ranking_type) ${KEY}, to_char(day, 'YYYY-MM-DD') as day, state,
         reason, due_at as "dueAt", job_id as "jobId"
       from chart_gaps g where not sample and day >= $1 and due_at is not null and state <> 'empty'
         and not exists (select from chart_captures c where not c.sample and c.captured_at >= g.day::timestamp at time zone 'UTC'
           and (c.platform, c.category, c.country, c.ranking_type)
             = (g.platform, g.category, g.country, g.ranking_type))
       order by country, platform, category, ranking_type, day desc`,
      [since],
    );
  }

  async getChecks(): Promise<Map<string, CoverageCheck>> {
    const rows = await this.source.manager.find(CoverageCheck);
    return new Map(rows.map((row) => [row.country, row]));
  }

  /** Notes that refreshes due until a time have been started, some of them late. */
  async upsertStarts(
    starts: readonly { country: string; schedule: string | null; isLate: boolean }[],
    until: Date,
  ): Promise<void> {
    await this.source.query(
      `insert into coverage_checks as c (country, checked_until, schedule, started_until, made_up_at)
       select country, $2::timestamptz, schedule, $2, case when "isLate" then $2 end
       from jsonb_to_recordset($1) as s (country text, schedule text, "isLate" boolean) order by country
       on conflict (country) do update set schedule = excluded.schedule,
         made_up_at = coalesce(excluded.made_up_at, c.made_up_at),
         started_until = case when c.schedule = excluded.schedule
           then greatest(c.started_until, excluded.started_until) else excluded.started_until end`,
      [JSON.stringify(starts), until],
    );
  }

  async upsertCheck(country: string, until: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into coverage_checks as c (country, checked_until) values ($1, $2)
       on conflict (country) do update set checked_until = greatest(c.checked_until, excluded.checked_until)`,
      [country, until],
    );
  }

  async deleteChecks(countries: readonly string[]): Promise<void> {
    await this.source.query('delete from coverage_checks where country = any($1::text[])', [countries]);
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }
}

const SCOPE = `($3::text is null or platform = $3) and ($4::text is null or country = $4)
  and ($5::text is null or category = $5) and ($6::text is null or ranking_type = $6) and sample = $7`;

const toParams = ({
  from,
  to,
  platform,
  country,
  category,
  rankingType,
  sample,
}: CoverageScope): unknown[] => [
  from,
  to,
  platform ?? null,
  country ?? null,
  category ?? null,
  rankingType ?? null,
  sample,
];
