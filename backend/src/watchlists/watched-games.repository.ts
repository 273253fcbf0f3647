import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Platform } from '../games/games.types.js';
import type { RankChange, RankingType } from '../rankings/rankings.types.js';
import type { EventRow } from './watched-games.dto.js';
import { TREND_DAYS } from './watchlists.types.js';

/** One kind of chart in every country. */
export interface WatchedChart {
  platform: Platform;
  category: string;
  rankingType: RankingType;
}

export interface ChartCountry {
  country: string;
  capturedAt: Date;
  sample: boolean;
}

export interface WatchedRank {
  bundleId: string;
  country: string;
  rank: number;
  previousRank: number | null;
  change: RankChange;
}

const CHART = 'platform = $1 and category = $2 and ranking_type = $3';
const toParams = ({ platform, category, rankingType }: WatchedChart) => [platform, category, rankingType];
/** Daily rank moves are too frequent to be worth showing as a game's last event. */
const DAILY = `('chart.moved')`;

/** Reads charts and events of given games. */
@Injectable()
export class WatchedGamesRepository {
  constructor(private readonly source: DataSource) {}

  /** Countries that have the chart; real ones hide sample ones. */
  async listCountries(chart: WatchedChart): Promise<ChartCountry[]> {
    const rows = await this.source.query<ChartCountry[]>(
      `select country, captured_at as "capturedAt", sample from ranking_lists
       where ${CHART} and derived is distinct from 'union' order by country`,
      toParams(chart),
    );
    const real = rows.filter(({ sample }) => !sample);
    return real.length > 0 ? real : rows;
  }

  /** The overall chart of one kind that currently lists most of these games; undefined when none lists any. */
  async findFullestChart(
    bundleIds: string[],
    { platform, rankingType }: Partial<WatchedChart>,
  ): Promise<Pick<WatchedChart, 'platform' | 'rankingType'> | undefined> {
    const [row] = await this.source.query<Pick<WatchedChart, 'platform' | 'rankingType'>[]>(
      `select platform, ranking_type as "rankingType" from current_ranks
       where country in (select country from ranking_lists) and bundle_id = any($1::text[]) and category = 'all'
         and ($2::text is null or platform = $2) and ($3::text is null or ranking_type = $3)
       group by 1, 2 order by count(distinct bundle_id) desc, ranking_type = 'revenue' desc, 1, 2 limit 1`,
      [bundleIds, platform ?? null, rankingType ?? null],
    );
    return row;
  }

  listRanks(chart: WatchedChart, countries: string[], bundleIds: string[]): Promise<WatchedRank[]> {
    return this.source.query<WatchedRank[]>(
      `select bundle_id as "bundleId", country, rank_position as rank, previous_position as "previousRank",
         rank_change as change
       from current_ranks where ${CHART} and country = any($4::text[]) and bundle_id = any($5::text[])`,
      [...toParams(chart), countries, bundleIds],
    );
  }

  /** Each game's ranks on the captured days of recent months, oldest first. */
  listTrends(
    chart: WatchedChart,
    { country, sample, capturedAt }: ChartCountry,
    bundleIds: string[],
  ): Promise<{ bundleId: string; trend: (number | null)[] }[]> {
    return this.source.query(
      `with days as materialized (
         select distinct on ((captured_at at time zone 'UTC')::date) captured_at from chart_captures
         where ${CHART} and country = $4 and sample = $5
           and captured_at between $6::timestamptz - interval '${TREND_DAYS} days' and $6
         order by (captured_at at time zone 'UTC')::date, captured_at desc),
       ranks as materialized (
         select r.bundle_id, r.captured_at, min(r.rank_position) as rank_position
         from days d join game_rankings r on r.captured_at = d.captured_at
         where ${CHART} and country = $4 and bundle_id = any($7::text[]) group by 1, 2)
       select g.id as "bundleId", array_agg(r.rank_position order by d.captured_at) as trend
       from unnest($7::text[]) g (id) cross join days d
       left join ranks r on r.bundle_id = g.id and r.captured_at = d.captured_at
       group by 1`,
      [...toParams(chart), country, sample, capturedAt, bundleIds],
    );
  }

  /** The most recent event of each game. */
  listLastEvents(bundleIds: string[]): Promise<EventRow[]> {
    return this.source.query<EventRow[]>(
      `select e.* from unnest($1::text[]) g (id) cross join lateral (
         select e.id::text, e.type, e.happened_at as "happenedAt", e.recorded_at as "recordedAt",
           e.bundle_id as "bundleId", e.platform, e.country, e.category, e.ranking_type as "rankingType", e.sample, e.data
         from market_events e where e.bundle_id = g.id and e.type not in ${DAILY}
         order by e.happened_at desc, e.id desc limit 1) e`,
      [bundleIds],
    );
  }
}
