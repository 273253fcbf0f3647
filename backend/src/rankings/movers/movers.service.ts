import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalidField } from '../../common/errors/problem.js';
import { checkDate } from '../../common/list/list-query.js';
import { canonicalCategory } from '../categories.js';
import { checkChart } from '../check-chart.js';
import { type AskedSpan, type CaptureHead, chooseCaptures } from './choose-captures.js';
import { endOfDay } from '../day.js';
import { type Move, type Moves, movesBetween } from './movers.js';
import type { MoverDto, MoversDto, MoversQuery } from './movers.dto.js';
import { type ChartKey, RANKING_TYPES } from '../rankings.types.js';

const MOST_OF_A_LIST = 100;
const KEY_CONDITION = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';
const keyParams = (key: ChartKey) => [key.platform, key.category, key.country, key.rankingType];

type Games = Map<string, { title: string; developer: string | null; iconUrl: string | null }>;

/** @throws ProblemException 400 naming what is wrong */
function checkSpan({ days, from: first, to: last }: MoversQuery): AskedSpan {
  const from = first === undefined ? undefined : checkDate('from', first);
  const to = last === undefined ? undefined : endOfDay(checkDate('to', last));
  if (from && to && from > to) throw invalidField('from', 'must not be after to');
  if (days !== undefined && (from || to)) throw invalidField('days', 'cannot be combined with from or to');
  return { days, from, to };
}

/** Compares captures of the same list. */
@Injectable()
export class MoversService {
  constructor(private readonly source: DataSource) {}

  /** @throws ProblemException 400 naming what is wrong */
  async movers(query: MoversQuery): Promise<MoversDto> {
    const { platform, category, country } = checkChart(query);
    const asked = checkSpan(query);
    const stored = canonicalCategory(platform, category) ?? 'all';
    const types = query.rankingType ? [query.rankingType] : RANKING_TYPES;
    const answers = await Promise.all(
      types.map((rankingType) => this.compare({ platform, category: stored, country, rankingType }, asked)),
    );
    const found = answers.filter((answer) => answer.moves !== undefined);
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
      days: query.days ?? null,
      from: query.from ?? null,
      to: query.to ?? null,
      capturedFrom: found.length > 0 ? new Date(Math.min(...times('capturedFrom'))) : null,
      capturedTo: found.length > 0 ? new Date(Math.max(...times('capturedTo'))) : null,
      sample: found.some(({ sample }) => sample),
      lists: found.map(({ rankingType, capturedFrom, capturedTo, reason, sample }) => ({
        rankingType,
        capturedFrom,
        capturedTo,
        reason,
        sample,
      })),
      notCompared: answers.flatMap(({ moves, rankingType, reason, newest }) =>
        moves ? [] : [{ rankingType, reason, newest }],
      ),
      climbers: rows('climbers').sort((a, b) => (b.change ?? 0) - (a.change ?? 0)),
      fallers: rows('fallers').sort((a, b) => (a.change ?? 0) - (b.change ?? 0)),
      entries: rows('entries').sort((a, b) => (a.to ?? 0) - (b.to ?? 0)),
      exits: rows('exits').sort((a, b) => (a.from ?? 0) - (b.from ?? 0)),
    };
  }

  private async compare(key: ChartKey, asked: AskedSpan) {
    const { days, from, to } = asked;
    const captures = await this.captures(key, days || from || to ? null : 2);
    const { rankingType } = key;
    const newest = captures[0]?.capturedAt ?? null;
    const { reason, ...chosen } = chooseCaptures(captures, asked);
    if (!chosen.earlier) return { rankingType, reason, newest };
    const { earlier, later } = chosen;
    const rows = await this.source.query<{ captured_at: Date; bundleId: string; rankPosition: number }[]>(
      `select captured_at, bundle_id as "bundleId", rank_position as "rankPosition" from game_rankings
       where ${KEY_CONDITION} and captured_at in ($5, $6)`,
      [...keyParams(key), earlier.capturedAt, later.capturedAt],
    );
    const of = ({ capturedAt }: CaptureHead) =>
      rows.filter((row) => row.captured_at.getTime() === capturedAt.getTime());
    const moves = movesBetween(of(earlier), of(later));
    for (const name of Object.keys(moves) as (keyof Moves)[])
      moves[name] = moves[name].slice(0, MOST_OF_A_LIST);
    return {
      rankingType,
      reason,
      newest,
      capturedFrom: earlier.capturedAt,
      capturedTo: later.capturedAt,
      sample: earlier.sample || later.sample,
      moves,
    };
  }

  /** The captures of a list, newest first; all of them when `most` is null. */
  private captures(key: ChartKey, most: number | null): Promise<CaptureHead[]> {
    return this.source.query<CaptureHead[]>(
      `select captured_at as "capturedAt", sample from chart_captures where ${KEY_CONDITION}
       order by captured_at desc limit $5`,
      [...keyParams(key), most],
    );
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
