import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countryName } from '../../common/countries.js';
import { invalidField } from '../../common/errors/problem.js';
import { checkDate } from '../../common/list/list-query.js';
import { GameParts } from '../../games/game-parts.service.js';
import type { Platform } from '../../games/games.types.js';
import { endOfDay } from '../day.js';
import { type ListedOverall, rankSeries } from './rank-series.js';
import { CaptureStats } from './capture-stats.service.js';
import { canonicalCategory } from '../categories.js';
import type { GamePositionDto, HistoryQuery, RankHistoryDto, RankingCountryDto } from './rankings.dto.js';
import { RANKING_TYPES, type RankingType } from '../rankings.types.js';

const DAY_MS = 24 * 3_600_000;
const DEFAULT_HISTORY_DAYS = 365;

const SAME_LIST = `g.platform = l.platform and g.category = l.category and g.country = l.country
  and g.ranking_type = l.ranking_type`;

/** Reads over the captured history. */
@Injectable()
export class RankingsQueries implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly gameParts: GameParts,
    private readonly stats: CaptureStats,
  ) {}

  onModuleInit(): void {
    this.gameParts.register('positions', (bundleId) => this.positions(bundleId));
  }

  /** Where a game stands in the current lists, best places first. */
  async positions(bundleId: string): Promise<GamePositionDto[]> {
    return this.source.query<GamePositionDto[]>(
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
       order by l.rank_position, l.platform, l.country, l.category, l.ranking_type`,
      [bundleId],
    );
  }

  async countries(): Promise<RankingCountryDto[]> {
    const [rows, start] = await Promise.all([
      this.source.query<{ country: string; platforms: Platform[]; captured_at: Date; sample: boolean }[]>(
        `select country, array_agg(distinct platform) as platforms, max(captured_at) as captured_at,
           bool_and(sample) as sample
         from ranking_lists group by country`,
      ),
      this.stats.getStart(),
    ]);
    return rows
      .map((row) => ({
        id: row.country,
        country: row.country,
        name: countryName(row.country),
        platforms: row.platforms,
        capturedAt: row.captured_at,
        sample: row.sample,
        start: start?.country === row.country ? start.platform : null,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** Places of one game in the lists of one platform, category and country; gaps are null. */
  async history(query: HistoryQuery & { category: string; country: string }): Promise<RankHistoryDto> {
    const to = query.to ? endOfDay(checkDate('to', query.to)) : new Date();
    const from = query.from
      ? checkDate('from', query.from)
      : new Date(to.getTime() - DEFAULT_HISTORY_DAYS * DAY_MS);
    if (from > to) throw invalidField('from', 'must not be after to');
    const category = canonicalCategory(query.platform, query.category) ?? 'all';
    const overall = await this.listedOverall(query, category);
    const rows = await this.source.query<
      { ranking_type: RankingType; captured_at: Date; sample: boolean; rank_position: number | null }[]
    >(
      `select c.ranking_type, c.captured_at, c.sample, r.rank_position
       from chart_captures c
       left join lateral (
         select min(rank_position) as rank_position from game_rankings r
         where r.platform = c.platform and r.category = c.category and r.country = c.country
           and r.ranking_type = c.ranking_type and r.captured_at = c.captured_at and r.bundle_id = $4) r on true
       where c.platform = $1 and c.category = $2 and c.country = $3 and c.captured_at between $5 and $6
       order by c.captured_at`,
      [query.platform, category, query.country, query.bundleId, from, to],
    );
    const points = rows.map((row) => ({
      rankingType: row.ranking_type,
      capturedAt: row.captured_at,
      sample: row.sample,
      rankPosition: row.rank_position,
    }));
    return {
      bundleId: query.bundleId,
      platform: query.platform,
      category: query.category,
      country: query.country,
      sample: points.length > 0 && points.every((point) => point.sample),
      series: RANKING_TYPES.map((type) =>
        rankSeries(
          type,
          points.filter(({ rankingType }) => rankingType === type),
          overall.filter(({ rankingType }) => rankingType === type),
        ),
      ),
    };
  }

  /** The game in these lists over the whole history: one line per list and kind of capture. */
  private async listedOverall(query: HistoryQuery & { country: string }, category: string) {
    return this.source.query<(ListedOverall & { rankingType: RankingType })[]>(
      `select ranking_type as "rankingType", sample, min(captured_at) as "firstSeen", min(rank_position) as peak,
         count(distinct (captured_at at time zone 'UTC')::date)::int as "daysOnChart"
       from game_rankings
       where bundle_id = $4 and platform = $1 and category = $2 and country = $3
       group by ranking_type, sample`,
      [query.platform, category, query.country, query.bundleId],
    );
  }
}
