import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalidField } from '../common/errors/problem.js';
import { checkDate } from '../common/list/list-query.js';
import { canonicalCategory } from './categories.js';
import { checkChart } from './check-chart.js';
import { endOfDay } from './day.js';
import { type Move, type Moves, movesBetween } from './movers.js';
import type { MoverDto, MoversDto, MoversQuery } from './movers.dto.js';
import { type ChartKey, RANKING_TYPES } from './rankings.types.js';

const MOST_OF_A_LIST = 100;
const END_OF_TIME = new Date('9999-12-31T23:59:59Z');
const KEY_CONDITION = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';
const keyParams = (key: ChartKey) => [key.platform, key.category, key.country, key.rankingType];

interface CaptureHead {
  captured_at: Date;
  sample: boolean;
}

type Games = Map<string, { title: string; developer: string | null; iconUrl: string | null }>;

/** Compares captures of the same list. */
@Injectable()
export class MoversService {
  constructor(private readonly source: DataSource) {}

  /** @throws ProblemException 400 naming what is wrong */
  async movers(query: MoversQuery): Promise<MoversDto> {
    const { platform, category, country } = checkChart(query);
    const from = query.from === undefined ? undefined : checkDate('from', query.from);
    const to = query.to === undefined ? undefined : endOfDay(checkDate('to', query.to));
    if (from && to && from > to) throw invalidField('from', 'must not be after to');
    const stored = canonicalCategory(platform, category) ?? 'all';
    const types = query.rankingType ? [query.rankingType] : RANKING_TYPES;
    const compared = await Promise.all(
      types.map((rankingType) =>
        this.compare({ platform, category: stored, country, rankingType }, from, to),
      ),
    );
    const found = compared.filter((list) => list !== undefined);
    const games = await this.games(found.flatMap(({ moves }) => Object.values(moves).flat() as Move[]));
    const rows = (name: keyof Moves): MoverDto[] =>
      found.flatMap(({ rankingType, moves }) =>
        moves[name].map((move) => ({ rankingType, ...move, ...gameOf(games, move.bundleId) })),
      );
    const times = (end: 'capturedFrom' | 'capturedTo') => found.map((list) => list[end].getTime());
    return {
      platform,
      category,
      country,
      from: query.from ?? null,
      to: query.to ?? null,
      capturedFrom: found.length > 0 ? new Date(Math.min(...times('capturedFrom'))) : null,
      capturedTo: found.length > 0 ? new Date(Math.max(...times('capturedTo'))) : null,
      sample: found.some(({ sample }) => sample),
      lists: found.map(({ rankingType, capturedFrom, capturedTo, sample }) => ({
        rankingType,
        capturedFrom,
        capturedTo,
        sample,
      })),
      climbers: rows('climbers').sort((a, b) => (b.change ?? 0) - (a.change ?? 0)),
      fallers: rows('fallers').sort((a, b) => (a.change ?? 0) - (b.change ?? 0)),
      entries: rows('entries').sort((a, b) => (a.to ?? 0) - (b.to ?? 0)),
      exits: rows('exits').sort((a, b) => (a.from ?? 0) - (b.from ?? 0)),
    };
  }

  private async compare(key: ChartKey, from: Date | undefined, to: Date | undefined) {
    const later = await this.head(key, 'captured_at <= $5', 'desc', to ?? END_OF_TIME);
    if (!later) return undefined;
    const inWindow = from && (await this.head(key, 'captured_at >= $5', 'asc', from));
    const earlier =
      inWindow && inWindow.captured_at < later.captured_at
        ? inWindow
        : await this.head(key, 'captured_at < $5', 'desc', later.captured_at);
    if (!earlier) return undefined;
    const rows = await this.source.query<{ captured_at: Date; bundleId: string; rankPosition: number }[]>(
      `select captured_at, bundle_id as "bundleId", rank_position as "rankPosition" from game_rankings
       where ${KEY_CONDITION} and captured_at in ($5, $6)`,
      [...keyParams(key), earlier.captured_at, later.captured_at],
    );
    const of = ({ captured_at }: CaptureHead) =>
      rows.filter((row) => row.captured_at.getTime() === captured_at.getTime());
    const moves = movesBetween(of(earlier), of(later));
    for (const name of Object.keys(moves) as (keyof Moves)[])
      moves[name] = moves[name].slice(0, MOST_OF_A_LIST);
    return {
      rankingType: key.rankingType,
      capturedFrom: earlier.captured_at,
      capturedTo: later.captured_at,
      sample: earlier.sample || later.sample,
      moves,
    };
  }

  private async head(
    key: ChartKey,
    condition: string,
    order: 'asc' | 'desc',
    time: Date,
  ): Promise<CaptureHead | undefined> {
    const [head] = await this.source.query<CaptureHead[]>(
      `select captured_at, sample from chart_captures where ${KEY_CONDITION} and ${condition}
       order by captured_at ${order} limit 1`,
      [...keyParams(key), time],
    );
    return head;
  }

  private async games(moves: Move[]): Promise<Games> {
    const rows = await this.source.query<
      { bundle_id: string; title: string; developer: string | null; icon_url: string | null }[]
    >('select bundle_id, title, developer, icon_url from games where bundle_id = any($1::text[])', [
      [...new Set(moves.map(({ bundleId }) => bundleId))],
    ]);
    return new Map(
      rows.map((row) => [
        row.bundle_id,
        { title: row.title, developer: row.developer, iconUrl: row.icon_url },
      ]),
    );
  }
}

const gameOf = (games: Games, bundleId: string) =>
  games.get(bundleId) ?? { title: bundleId, developer: null, iconUrl: null };
