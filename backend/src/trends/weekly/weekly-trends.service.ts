import { Injectable } from '@nestjs/common';
import { entryName, findEntry, linkEntries } from '../../ai/taxonomy/taxonomy.js';
import { Clock, DAY_MS, parseDay } from '../../common/time/clock.js';
import { invalidField } from '../../common/errors/problem.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { NotifiedCache } from '../../database/notified-cache.js';
import { HISTORY_CHANNEL } from '../../market-events/market-events.types.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { RankingsService } from '../../rankings/charts/rankings.service.js';
import type { ChartKey } from '../../rankings/rankings.types.js';
import { mapPairs } from '../pairs/pair-map.js';
import {
  MAX_WEEKS,
  type ItemGameDto,
  type PairMapDto,
  type WeeklyGamesQuery,
  type WeeklyQuery,
  type WeeklyScopeDto,
  type WeeklySharesDto,
  MAP_SIZE,
} from './weekly.dto.js';
import { WeeklyRepository, type WeekRow } from './weekly.repository.js';
import { keepKnownItems, shareByWeek, type WeekFacts } from './weekly-shares.js';

const WEEK_MS = 7 * DAY_MS;
const CACHE_MS = 30_000;
const MAX_CACHED = 100;
const DEFAULTS = { top: 100, weeks: 12, compare: 4 };
/** As many as a screen can show. */

/** One list over some weeks. */
interface Weekly {
  key: ChartKey;
  top: number;
  rows: WeekRow[];
  facts: (WeekFacts | null)[];
  compared: number | null;
}

/** Analyzes the mechanics in one list week by week. */
@Injectable()
export class WeeklyTrends {
  private readonly cache: NotifiedCache<Weekly>;

  constructor(
    private readonly rows: WeeklyRepository,
    private readonly rankings: RankingsService,
    private readonly clock: Clock,
    events: DatabaseEvents,
    metrics: Metrics,
  ) {
    const now = () => clock.now().getTime();
    this.cache = new NotifiedCache(events, [HISTORY_CHANNEL], { ttlMs: CACHE_MS, max: MAX_CACHED, now });
    metrics.addCache('weekly_trends', this.cache.values);
  }

  /**
   * Share of each mechanic and meta element, with intervals and changes.
   * @throws ProblemException 400
   */
  async listShares(query: WeeklyQuery): Promise<WeeklySharesDto> {
    const weekly = await this.read(query);
    const { rows, facts, compared } = weekly;
    const latest = facts.at(-1);
    return {
      ...toScope(weekly, latest ? [latest] : []),
      weeks: rows.map(({ week, captured_at, days }, index) => ({
        from: week,
        capturedAt: captured_at,
        days,
        charting: countGames(facts[index] ?? null),
        n: facts[index]?.games.size ?? null,
      })),
      compared,
      notAnalyzedIds: [...(latest?.notAnalyzed ?? [])],
      items: shareByWeek(facts, compared).map((item) => ({
        ...item,
        name: entryName(item.id),
        kind: findEntry(item.id)?.kind ?? 'mechanic',
      })),
    };
  }

  /** The games behind a figure, best rank first. @throws ProblemException 400 naming an unknown item */
  async listGames(query: WeeklyGamesQuery): Promise<ItemGameDto[]> {
    const itemKeys = [query.item, ...(query.and ? [query.and] : [])];
    for (const [index, id] of itemKeys.entries()) {
      if (!findEntry(id)) throw invalidField(index === 0 ? 'item' : 'and', 'is not in the taxonomy');
    }
    const { key, top, rows } = await this.read(query);
    const weeks = query.during === 'all' ? rows : rows.slice(-1);
    const times = weeks.flatMap(({ captured_at }) => captured_at ?? []);
    const games = await this.rows.listItemGames(key, { times, top, itemKeys });
    return games.map(({ bundle_id, rank, title, developer, icon_url, items }) => ({
      bundleId: bundle_id,
      title,
      developer,
      iconUrl: icon_url,
      rank,
      proofs: items.map(({ name, confidence, evidence }) => ({
        name,
        confidence,
        quote: evidence?.[0] ?? null,
      })),
    }));
  }

  /**
   * Which mechanics and meta elements occur together more or less often than by chance.
   * @throws ProblemException 400
   */
  async mapPairs(query: WeeklyQuery): Promise<PairMapDto> {
    const weekly = await this.read(query);
    const known = weekly.facts.filter((week) => week !== null);
    const games = new Map(known.flatMap((week) => [...week.games]));
    const { mechanics, metas, cells, tested } = mapPairs([...games.values()], MAP_SIZE);
    const withName = ({ id, games: count }: { id: string; games: number }) => ({
      id,
      name: entryName(id),
      games: count,
    });
    return {
      ...toScope(weekly, known),
      mechanics: mechanics.map(withName),
      metas: metas.map(withName),
      cells: cells.map((cell) => ({
        ...cell,
        expected: Math.round(cell.expected * 10) / 10,
        suggestion: linkEntries(cell.mechanicId, cell.metaId) ?? null,
      })),
      tested,
    };
  }

  private async read(query: WeeklyQuery): Promise<Weekly> {
    const { top = DEFAULTS.top, weeks = DEFAULTS.weeks } = query;
    const key = this.rankings.readChart(query);
    const { date, compareDate } = this.rankings.readDays(query);
    if (date && query.week) throw invalidField('week', 'cannot be combined with date');
    if (compareDate && query.compare) throw invalidField('compareDate', 'cannot be combined with compare');
    const before = date?.end ?? null;
    const last = toMonday(
      query.week
        ? readDay(query.week)
        : ((await this.rows.findNewest(key, before)) ?? date?.start ?? this.clock.now()),
    );
    const compare = compareDate ? countWeeks(compareDate.start, last) : (query.compare ?? DEFAULTS.compare);
    const id = [...Object.values(key), top, weeks, compare, last.toISOString(), before?.toISOString()].join(
      ' ',
    );
    return this.cache.get(id, async () => {
      const count = Math.max(weeks, compare + 1);
      const first = new Date(last.getTime() - (count - 1) * WEEK_MS);
      const rows = await this.rows.listWeeks(key, { first, last, before });
      const times = rows.flatMap(({ captured_at }) => captured_at ?? []);
      const games = await this.rows.listGames(key, times, top);
      const earlier = rows.length - 1 - compare;
      return {
        key,
        top,
        rows,
        facts: rows.map(({ captured_at }) => toFacts(games.filter((game) => isAt(game, captured_at)))),
        compared: rows[earlier]?.captured_at ? earlier : null,
      };
    });
  }
}

interface WeekGame {
  captured_at: Date;
  bundle_id: string;
  item_keys: string[] | null;
}

const isAt = (game: WeekGame, time: Date | null): boolean => game.captured_at.getTime() === time?.getTime();

function toFacts(games: readonly WeekGame[]): WeekFacts | null {
  if (games.length === 0) return null;
  const analyzed = games.flatMap(({ bundle_id, item_keys }): [string, string[]][] =>
    item_keys ? [[bundle_id, keepKnownItems(item_keys)]] : [],
  );
  const notAnalyzed = games.flatMap(({ bundle_id, item_keys }) => (item_keys ? [] : bundle_id));
  return { games: new Map(analyzed), notAnalyzed };
}

function toScope({ key, top, rows }: Weekly, weeks: readonly WeekFacts[]): WeeklyScopeDto {
  const times = rows.flatMap(({ captured_at }) => captured_at ?? []);
  const n = new Set(weeks.flatMap(({ games }) => [...games.keys()])).size;
  return {
    ...key,
    top,
    sample: rows.some(({ sample }) => sample === true),
    captures: times.length,
    from: times[0] ?? null,
    to: times.at(-1) ?? null,
    n,
    notAnalyzed: new Set(weeks.flatMap(({ notAnalyzed }) => notAnalyzed)).size,
  };
}

const countGames = (week: WeekFacts | null): number | null =>
  week && week.games.size + week.notAnalyzed.length;

/** Monday, 00:00 UTC, of the week that contains a time. */
function toMonday(time: Date): Date {
  const day = Math.floor(time.getTime() / DAY_MS);
  // The first day of 1970 was a Thursday.
  return new Date((day - ((day + 3) % 7)) * DAY_MS);
}

/**
 * Number of weeks from the week of a day to the week shown.
 * @throws ProblemException 400 when it is the same week or too far away
 */
function countWeeks(day: Date, last: Date): number {
  const weeks = (last.getTime() - toMonday(day).getTime()) / WEEK_MS;
  if (weeks < 1) throw invalidField('compareDate', 'must be in an earlier week than the one shown');
  if (weeks > MAX_WEEKS) throw invalidField('compareDate', `must be at most ${MAX_WEEKS} weeks earlier`);
  return weeks;
}

function readDay(text: string): Date {
  const day = parseDay(text);
  if (!day) throw invalidField('week', 'is not a day of the calendar');
  return day;
}
