import { Injectable } from '@nestjs/common';
import { formatDay, DAY_MS } from '../../common/time/clock.js';
import type { MarketEventType } from '../market-events.types.js';
import type { ChangeCountDto, ChangedGameDto, ChangesDto, ChangesQuery } from './changes.dto.js';
import {
  ChangesRepository,
  type ChangesScope,
  type GameDay,
  type DayTypeCount,
} from './changes.repository.js';
import { EventsRepository } from './events.repository.js';
import { toEventDto, toEventId } from './market-event.dto.js';

const DEFAULT_DAYS = 7;
const DEFAULT_GAMES = 40;
/** An estimate; where games have more events, more days are read. */
const CHANGES_OF_GAME = 3;
const READ_MORE = 8;

const addDays = (day: string, days: number): string => formatDay(new Date(Date.parse(day) + days * DAY_MS));

/** Lists events by day and game. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly rows: ChangesRepository,
    private readonly events: EventsRepository,
  ) {}

  async list(query: ChangesQuery): Promise<ChangesDto> {
    const newestId = toEventId(await this.events.getNewestId());
    const sample = !(await this.rows.hasReal());
    const to = query.to ?? (await this.rows.findNewestDay({ ...query, sample }, null));
    const nothing = { counts: [], days: [], games: [], more: false };
    if (!to) return { from: null, to: null, earlier: null, sample, newestId, ...nothing };
    const from = addDays(to, 1 - (query.days ?? DEFAULT_DAYS));
    const scope = { ...query, sample, from, until: addDays(to, 1) };
    const limit = query.limit ?? DEFAULT_GAMES;
    const [types, earlier] = await Promise.all([
      this.rows.listTypesByDay(scope),
      this.rows.findNewestDay(scope, from),
    ]);
    const days = countDays(types, query.types);
    const found = await this.listGames(scope, days, limit + 1);
    const page = found.slice(0, limit);
    const games = new Map<string, ChangedGameDto>(
      page.map(({ day, bundleId, title, developer, iconUrl, platforms, eventCount, newestId: id }) => [
        `${day} ${bundleId}`,
        {
          ...{ day, bundleId, title, developer, iconUrl, platforms, newestId: toEventId(id) },
          ...{ trend: null, eventCount, events: [] },
        },
      ]),
    );
    const [events, trends] = await Promise.all([
      this.rows.listEvents(scope, page),
      this.rows.listTrends(scope, page),
    ]);
    for (const row of events)
      games.get(`${formatDay(row.happenedAt)} ${row.bundleId}`)?.events.push(toEventDto(row));
    for (const { day, bundleId, ...trend } of trends) games.get(`${day} ${bundleId}`)!.trend = trend;
    return {
      ...{ from, to, earlier, sample, newestId, counts: countTypes(types) },
      days: days.map((day) => ({
        ...day,
        games: found.find((game) => game.day === day.day)?.gamesOfDay ?? null,
      })),
      games: [...games.values()],
      more: found.length > limit,
    };
  }

  /** The newest days hold what is shown; older ones are only read when those have too few games. */
  private async listGames(
    scope: ChangesScope,
    days: readonly { day: string; changes: number }[],
    limit: number,
  ): Promise<GameDay[]> {
    for (let least = limit * CHANGES_OF_GAME; ; least *= READ_MORE) {
      let changes = 0;
      const last = days.findIndex((day) => (changes += day.changes) >= least);
      const from = days[last]?.day ?? scope.from;
      const found = await this.rows.listGames({ ...scope, from }, limit);
      if (found.length >= limit || last < 0 || last === days.length - 1) return found;
    }
  }
}

/** Number of changes by type, most frequent first. */
function countTypes(types: readonly DayTypeCount[]): ChangeCountDto[] {
  const counts = new Map<MarketEventType, number>();
  for (const { type, count } of types) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}

/** Number of changes of the requested types by day, newest first, as the rows come. */
function countDays(types: readonly DayTypeCount[], wanted: readonly MarketEventType[] | undefined) {
  const changes = new Map<string, number>();
  for (const { day, type, count } of types)
    if (!wanted || wanted.includes(type)) changes.set(day, (changes.get(day) ?? 0) + count);
  return [...changes].map(([day, count]) => ({ day, changes: count }));
}
