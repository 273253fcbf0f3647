import { Injectable } from '@nestjs/common';
import { formatDay } from '../../common/clock.js';
import type { ChangedGameDto, ChangesDto, ChangesQuery } from './changes.dto.js';
import { ChangesRepository } from './changes.repository.js';
import { EventsRepository } from './events.repository.js';
import { toEventDto, toEventId } from './market-event.dto.js';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;
const DEFAULT_GAMES = 40;

const addDays = (day: string, days: number): string => formatDay(new Date(Date.parse(day) + days * DAY_MS));

/** Events by day and game. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly rows: ChangesRepository,
    private readonly events: EventsRepository,
  ) {}

  async list(query: ChangesQuery): Promise<ChangesDto> {
    const newestId = toEventId(String(await this.events.getLastId()));
    const sample = !(await this.rows.hasReal());
    const to = query.to ?? (await this.rows.findNewestDay({ ...query, sample }, null));
    const nothing = { counts: [], days: [], games: [], more: false };
    if (!to) return { from: null, to: null, earlier: null, sample, newestId, ...nothing };
    const from = addDays(to, 1 - (query.days ?? DEFAULT_DAYS));
    const scope = { ...query, sample, from, until: addDays(to, 1) };
    const limit = query.limit ?? DEFAULT_GAMES;
    const [counts, days, found, earlier] = await Promise.all([
      this.rows.listCounts(scope),
      this.rows.listDays(scope),
      this.rows.listGames(scope, limit + 1),
      this.rows.findNewestDay(scope, from),
    ]);
    const shown = found.slice(0, limit);
    const games = new Map<string, ChangedGameDto>(
      shown.map(({ day, bundleId, title, developer, iconUrl, platforms, newestId: id }) => [
        `${day} ${bundleId}`,
        {
          ...{ day, bundleId, title, developer, iconUrl, platforms, newestId: toEventId(id) },
          ...{ trend: null, events: [] },
        },
      ]),
    );
    const [events, trends] = await Promise.all([
      this.rows.listEvents(scope, shown),
      this.rows.listTrends(scope, shown),
    ]);
    for (const row of events)
      games.get(`${formatDay(row.happenedAt)} ${row.bundleId}`)?.events.push(toEventDto(row));
    for (const { day, bundleId, ...trend } of trends) games.get(`${day} ${bundleId}`)!.trend = trend;
    return {
      ...{ from, to, earlier, sample, newestId, counts, days },
      games: [...games.values()],
      more: found.length > limit,
    };
  }
}
