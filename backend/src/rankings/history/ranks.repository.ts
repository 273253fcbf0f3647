import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import type { Platform } from '../../games/games.types.js';
import type { ChartKey, RankingType } from '../rankings.types.js';
import type { ChartCareer, RankPoint } from './rank-series.js';
import type { GamePositionDto } from '../charts/rankings.dto.js';
import { MAX_POINTS, MAX_POSITIONS } from '../charts/rankings.dto.js';

const SAME_LIST = `g.platform = l.platform and g.category = l.category and g.country = l.country
  and g.ranking_type = l.ranking_type`;

/** A game in the lists of one platform, category and country. */
export interface GameInLists extends Omit<ChartKey, 'rankingType'> {
  bundleId: string;
}

/** Reads the captured ranks of games. */
@Injectable()
export class RanksRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** A game's ranks in the current lists, best first. */
  listPositions(bundleId: string): Promise<GamePositionDto[]> {
    return this.reads.query<GamePositionDto[]>(
      `select l.platform, l.category, l.country, l.ranking_type as "rankingType", l.rank_position as "rankPosition",
         previous.rank_position as "previousPosition", l.captured_at as "capturedAt", l.sample
       from (
         select platform, category, country, ranking_type, captured_at, bool_and(l.sample) as sample,
           min(rank_position) as rank_position
         from game_rankings r
         join ranking_lists l using (platform, category, country, ranking_type, captured_at)
         where r.bundle_id = $1 and l.derived is distinct from 'union'
         group by 1, 2, 3, 4, 5) l
       left join lateral (
         select captured_at from chart_captures g
         where ${SAME_LIST} and g.captured_at < l.captured_at order by captured_at desc limit 1) before on true
       left join lateral (
         select min(rank_position) as rank_position from game_rankings g
         where ${SAME_LIST} and g.captured_at = before.captured_at and g.bundle_id = $1) previous on true
       order by l.rank_position, l.platform, l.country, l.category, l.ranking_type limit ${MAX_POSITIONS}`,
      [bundleId],
    );
  }

  /** Captures of a period with the game's rank in each; null where it was not listed. */
  listPoints(game: GameInLists, from: Date, to: Date): Promise<(RankPoint & { rankingType: RankingType })[]> {
    return this.reads.query<(RankPoint & { rankingType: RankingType })[]>(
      `select c.ranking_type as "rankingType", c.captured_at as "capturedAt", c.sample, c.row_count as total,
         r.rank_position as "rankPosition"
       from chart_captures c
       left join lateral (
         select min(rank_position) as rank_position from game_rankings r
         where r.platform = c.platform and r.category = c.category and r.country = c.country
           and r.ranking_type = c.ranking_type and r.captured_at = c.captured_at and r.bundle_id = $4) r on true
       where c.platform = $1 and c.category = $2 and c.country = $3 and c.captured_at between $5 and $6
       order by c.captured_at limit ${MAX_POINTS + 1}`,
      [game.platform, game.category, game.country, game.bundleId, from, to],
    );
  }

  /** A game over the whole history: one row per list and kind of capture. */
  listOverall(game: GameInLists): Promise<(ChartCareer & { rankingType: RankingType })[]> {
    return this.reads.query<(ChartCareer & { rankingType: RankingType })[]>(
      `select ranking_type as "rankingType", sample, min(captured_at) as "firstSeen", min(rank_position) as peak,
         count(distinct (captured_at at time zone 'UTC')::date)::int as "daysOnChart"
       from game_rankings
       where bundle_id = $4 and platform = $1 and category = $2 and country = $3
       group by ranking_type, sample`,
      [game.platform, game.category, game.country, game.bundleId],
    );
  }

  /** Real captures by calendar month (UTC) since a month, `YYYY-MM`. */
  async countCapturesByMonth(since: string): Promise<Map<string, number>> {
    const rows = await this.reads.query<{ month: string; count: number }[]>(
      `select to_char(captured_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
       from chart_captures where not sample and captured_at >= ($1 || '-01')::date::timestamp at time zone 'UTC'
       group by 1`,
      [since],
    );
    return new Map(rows.map(({ month, count }) => [month, count]));
  }

  /** Games of the newest capture of each chart, including those beyond the rows shown. */
  async listChartingGames(): Promise<string[]> {
    const rows = await this.reads.query<{ bundle_id: string }[]>(
      `select distinct r.bundle_id from ranking_lists l
       join game_rankings r using (platform, category, country, ranking_type, captured_at)
       where not l.sample order by 1`,
    );
    return rows.map((row) => row.bundle_id);
  }

  /** The first real capture of a storefront. */
  async findHistoryStart(platform: Platform, country: string): Promise<Date | null> {
    const [since] = await this.reads.query<{ captured_at: Date | null }[]>(
      `select min(captured_at) as captured_at from chart_captures
       where platform = $1 and country = $2 and not sample`,
      [platform, country],
    );
    return since?.captured_at ?? null;
  }

  /**
   * When charts of a storefront first listed games, by store id. Exact for recent games; for older ones any old
   * capture suffices, so that the search stops at the first one regardless of the length of the history.
   */
  async getFirstSeen(
    platform: Platform,
    country: string,
    storeIds: string[],
    recent: Date,
  ): Promise<Map<string, Date>> {
    const ofGame = `game_rankings where bundle_id = l.bundle_id and platform = $1 and country = $2 and not sample`;
    const rows = await this.reads.query<{ store_id: string; captured_at: Date | null }[]>(
      `select l.store_id, coalesce(
         (select captured_at from ${ofGame} and captured_at < $4 limit 1),
         (select min(captured_at) from ${ofGame} and captured_at >= $4)) as captured_at
       from game_listings l where l.platform = $1 and l.store_id = any($3::text[])`,
      [platform, country, storeIds, recent],
    );
    return new Map(rows.flatMap((row) => (row.captured_at ? [[row.store_id, row.captured_at]] : [])));
  }
}
