import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { invalidField } from '../../common/errors/problem.js';
import { canonicalCategory } from '../categories.js';
import { checkChart, checkDays, checkPeriod } from '../check-chart.js';
import { type RequestedSpan, chooseCaptures } from './choose-captures.js';
import { describeTruncation, type Move, type Moves, findMoves } from './movers.js';
import type { MoverDto, MoversDto, MoversQuery } from './movers.dto.js';
import { type MovedGame, MoversRepository } from './movers.repository.js';
import { type ChartKey, RANKING_TYPES } from '../rankings.types.js';
import { MAX_PER_LIST } from './movers.dto.js';

/** Which games to include, and how many of each kind. */
export interface MoversLimits {
  /** All games when absent. */
  bundleIds?: ReadonlySet<string>;
  most?: number;
}

/** @throws ProblemException 400 naming what is wrong */
function checkSpan(query: MoversQuery, now: Date): RequestedSpan {
  const period = checkPeriod(query);
  const days = checkDays(query, now);
  if (query.date !== undefined && (period.from || period.to))
    throw invalidField('date', 'cannot be combined with from or to');
  if (days.compareDate && (query.days !== undefined || period.from || period.to))
    throw invalidField('compareDate', 'cannot be combined with days, from or to');
  if (query.days !== undefined && (period.from || period.to))
    throw invalidField('days', 'cannot be combined with from or to');
  return { days: query.days, ...days, ...period };
}

/** Compares captures of the same list. */
@Injectable()
export class MoversService {
  constructor(
    private readonly repository: MoversRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 400 naming what is wrong */
  async movers(query: MoversQuery, limits: MoversLimits = {}): Promise<MoversDto> {
    const { platform, category, country } = checkChart(query);
    const requested = checkSpan(query, this.clock.now());
    const stored = canonicalCategory(platform, category) ?? 'all';
    const types = query.rankingType ? [query.rankingType] : RANKING_TYPES;
    const answers = await Promise.all(
      types.map((rankingType) =>
        this.compare({ platform, category: stored, country, rankingType }, requested, limits),
      ),
    );
    const found = answers.filter((answer) => answer.moves !== undefined);
    const moved = found.flatMap(({ moves }) => Object.values(moves).flat() as Move[]);
    const games = await this.repository.getGames([...new Set(moved.map(({ bundleId }) => bundleId))], {
      platform,
      country,
    });
    const joinRows = (name: keyof Moves): MoverDto[] =>
      found.flatMap(({ rankingType, moves }) =>
        moves[name].map((move) => ({
          rankingType,
          ...move,
          ...(games.get(move.bundleId) ?? unknownGame(move.bundleId)),
        })),
      );
    const listTimes = (end: 'capturedFrom' | 'capturedTo') => found.map((list) => list[end].getTime());
    return {
      platform,
      category,
      country,
      days: query.days ?? null,
      from: query.from ?? null,
      to: query.to ?? null,
      capturedFrom: found.length > 0 ? new Date(Math.min(...listTimes('capturedFrom'))) : null,
      capturedTo: found.length > 0 ? new Date(Math.max(...listTimes('capturedTo'))) : null,
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
      climbers: joinRows('climbers').sort((a, b) => (b.change ?? 0) - (a.change ?? 0)),
      fallers: joinRows('fallers').sort((a, b) => (a.change ?? 0) - (b.change ?? 0)),
      entries: joinRows('entries').sort((a, b) => (a.to ?? 0) - (b.to ?? 0)),
      exits: joinRows('exits').sort((a, b) => (a.from ?? 0) - (b.from ?? 0)),
    };
  }

  private async compare(
    key: ChartKey,
    span: RequestedSpan,
    { bundleIds, most = MAX_PER_LIST }: MoversLimits,
  ) {
    const isNewest = Object.values(span).every((part) => part === undefined || part === null);
    const captures = await this.repository.listCaptures(key, isNewest ? 2 : null);
    const { rankingType } = key;
    const newest = captures[0]?.capturedAt ?? null;
    const { reason, ...chosen } = chooseCaptures(captures, span);
    if (!chosen.earlier) return { rankingType, reason, newest };
    const { earlier, later } = chosen;
    const rows = await this.repository.listPlaces(key, [earlier.capturedAt, later.capturedAt]);
    const placesAt = (capturedAt: Date) =>
      rows.filter((row) => row.capturedAt.getTime() === capturedAt.getTime());
    const [before, after] = [placesAt(earlier.capturedAt), placesAt(later.capturedAt)];
    const moves = findMoves(before, after);
    for (const name of Object.keys(moves) as (keyof Moves)[])
      moves[name] = moves[name].filter(({ bundleId }) => bundleIds?.has(bundleId) ?? true).slice(0, most);
    return {
      rankingType,
      reason: reason + describeTruncation(before.length, after.length),
      newest,
      capturedFrom: earlier.capturedAt,
      capturedTo: later.capturedAt,
      sample: earlier.sample || later.sample,
      moves,
    };
  }
}

const unknownGame = (bundleId: string): MovedGame => ({ title: bundleId, developer: null, iconUrl: null });
