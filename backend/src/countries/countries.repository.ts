import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../database/replicas/read-database.js';
import type { ChartKey } from '../rankings/rankings.types.js';
import type { Depth } from './watched-charts.js';

/** A chart of a store in any country. */
export type CountryList = Omit<ChartKey, 'country'>;

export interface CapturedDayRow {
  country: string;
  day: string;
  /** Time of the last capture of the day. */
  captured_at: Date;
  total: number;
}

export interface GameRow {
  bundle_id: string;
  title: string;
  developer: string | null;
  icon_url: string | null;
  analyzed: boolean;
}

export interface FirstDayRow {
  bundle_id: string;
  country: string;
  day: string;
  /** First day within the compared ranks; null when never. */
  top_day: string | null;
}

const DAY = `(captured_at at time zone 'UTC')::date`;
const toText = (day: string) => `to_char(${day}, 'YYYY-MM-DD')`;
const LIST = 'platform = $1 and category = $2 and ranking_type = $3';
const listParams = ({ platform, category, rankingType }: CountryList) => [platform, category, rankingType];

/** Reads one chart across countries. */
@Injectable()
export class CountriesRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** Whether a chart has real captures in any of the countries. */
  async hasReal(list: CountryList, countries: readonly string[] | null): Promise<boolean> {
    const [row] = await this.reads.query<{ found: boolean }[]>(
      `select exists (select from chart_captures where ${LIST} and not sample
         and ($4::text[] is null or country = any($4))) as found`,
      [...listParams(list), countries],
    );
    return row?.found ?? false;
  }

  /** Lists the days with captures by country, oldest first. */
  listDays(
    list: CountryList,
    scope: { countries: readonly string[] | null; sample: boolean; from: Date },
  ): Promise<CapturedDayRow[]> {
    return this.reads.query<CapturedDayRow[]>(
      `select country, ${toText(DAY)} as day, max(captured_at) as captured_at, 
         (array_agg(row_count order by captured_at desc))[1] as total
       from chart_captures
       where ${LIST} and sample = $4 and captured_at >= $5 and ($6::text[] is null or country = any($6))
       group by country, ${DAY} order by country, day`,
      [...listParams(list), scope.sample, scope.from, scope.countries],
    );
  }

  /** Lists the top ranks of captures. */
  listRanks(
    list: CountryList,
    captures: readonly { country: string; captured_at: Date }[],
    top: number,
  ): Promise<{ country: string; bundle_id: string; rank: number }[]> {
    return this.reads.query(
      `select c.country, r.bundle_id, min(r.rank_position)::int as rank
       from unnest($4::text[], $5::timestamptz[]) as c (country, captured_at)
       join game_rankings r on r.platform = $1 and r.category = $2 and r.ranking_type = $3
         and r.country = c.country and r.captured_at = c.captured_at and r.rank_position <= $6
       group by 1, 2`,
      [...listParams(list), captures.map(({ country }) => country), captures.map((c) => c.captured_at), top],
    );
  }

  /** Lists the best rank of a game per day. */
  listGameDays(
    list: CountryList,
    {
      bundleIds,
      sample,
      from,
      until,
    }: { bundleIds: readonly string[]; sample: boolean; from: Date; until: Date },
    countries: readonly string[] | null,
  ): Promise<{ bundle_id: string; country: string; day: string; rank: number }[]> {
    return this.reads.query(
      `select bundle_id, country, ${toText(DAY)} as day, min(rank_position)::int as rank from game_rankings
       where ${LIST} and bundle_id = any($4::text[]) and sample = $5 and captured_at >= $6 and captured_at < $7
         and ($8::text[] is null or country = any($8))
       group by bundle_id, country, ${DAY} order by bundle_id, country, day`,
      [...listParams(list), bundleIds, sample, from, until, countries],
    );
  }

  /** Lists the first days of games in charts, up to a day. */
  listFirstDays(
    list: CountryList,
    scope: {
      bundleIds: readonly string[];
      countries: readonly string[] | null;
      sample: boolean;
      until: string;
      depth: Depth;
    },
  ): Promise<FirstDayRow[]> {
    const topDay = `first_top_${scope.depth}`;
    return this.reads.query<FirstDayRow[]>(
      `select bundle_id, country, ${toText('first_day')} as day,
         case when ${topDay} <= $6 then ${toText(topDay)} end as top_day
       from chart_presence
       where ${LIST} and bundle_id = any($4::text[]) and sample = $5 and first_day <= $6
         and ($7::text[] is null or country = any($7)) order by first_day`,
      [...listParams(list), scope.bundleIds, scope.sample, scope.until, scope.countries],
    );
  }

  /** Lists games that entered charts of these countries between two days, newest first. */
  async listArrivals(
    list: CountryList,
    {
      countries,
      sample,
      from,
      until,
    }: { countries: readonly string[]; sample: boolean; from: string; until: string },
  ): Promise<string[]> {
    const rows = await this.reads.query<{ bundle_id: string }[]>(
      `select bundle_id from chart_presence
       where ${LIST} and country = any($4) and sample = $5 and first_day > $6 and first_day <= $7
       group by bundle_id order by max(first_day) desc, bundle_id limit 5000`,
      [...listParams(list), countries, sample, from, until],
    );
    return rows.map(({ bundle_id }) => bundle_id);
  }

  async getGames(bundleIds: readonly string[]): Promise<Map<string, GameRow>> {
    const rows = await this.reads.query<GameRow[]>(
      `select g.bundle_id, coalesce(g.title, g.bundle_id) as title, g.developer, g.icon_url,
         exists (select from game_analysis a where a.bundle_id = g.bundle_id and a.is_current) as analyzed
       from games g where g.bundle_id = any($1::text[])`,
      [bundleIds],
    );
    return new Map(rows.map((row) => [row.bundle_id, row]));
  }
}
