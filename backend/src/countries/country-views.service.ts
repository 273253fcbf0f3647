import { Injectable } from '@nestjs/common';
import { Clock, formatDay, DAY_MS } from '../common/time/clock.js';
import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import { DatabaseEvents } from '../database/database-events.js';
import { NotifiedCache } from '../database/notified-cache.js';
import { HISTORY_CHANNEL } from '../market-events/market-events.types.js';
import { Metrics } from '../metrics/metrics.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { type CapturedDayRow, CountriesRepository, type CountryList } from './countries.repository.js';
import type { CountriesScopeDto, ListOfCountriesQuery } from './countries.dto.js';
import { ChartPresenceService } from './presence.service.js';

const CACHE_MS = 30_000;
const MAX_CACHED = 200;
/** Days of history searched for first appearances. */
const HISTORY_DAYS = 400;

/** A chart on a day, with its captures up to then. */
export interface CountryView extends Omit<CountriesScopeDto, 'depth'> {
  list: CountryList;
  end: Date;
  captured: CapturedDayRow[];
  /** Includes later days, to name the nearest one. */
  known: CapturedDayRow[];
}

/** Reads the captures of a chart across countries. */
@Injectable()
export class CountryViews {
  private readonly views: NotifiedCache<CountryView>;

  constructor(
    private readonly rows: CountriesRepository,
    private readonly presence: ChartPresenceService,
    private readonly rankings: RankingsService,
    private readonly clock: Clock,
    events: DatabaseEvents,
    metrics: Metrics,
  ) {
    const now = () => clock.now().getTime();
    this.views = new NotifiedCache(events, [HISTORY_CHANNEL], { ttlMs: CACHE_MS, max: MAX_CACHED, now });
    metrics.addCache('countries', this.views.values);
  }

  /**
   * Reads up to a day, after updating the stored first days.
   * @param countries null for all that were captured
   * @throws ProblemException 400 naming what is wrong
   */
  async getView(query: ListOfCountriesQuery, countries: readonly string[] | null): Promise<CountryView> {
    const { platform, rankingType = 'downloads', target = null } = query;
    const requestedDay = this.rankings.readDays({ date: query.date }).date;
    const date = requestedDay?.name ?? formatDay(this.clock.now());
    const end = requestedDay?.end ?? new Date(Date.parse(date) + DAY_MS);
    if (target && !countryCode(target)) throw invalidField('target', `"${target}" is not a country code`);
    const { category } = this.rankings.readChart({
      platform,
      rankingType,
      ...(query.category && { category: query.category }),
    });
    const list = { platform, category, rankingType };
    const id = [platform, category, rankingType, date, target, countries?.join()].join(' ');
    return this.views.get(id, async () => {
      await this.presence.updateCharts({ ...list, ...(countries && { countries }) });
      const sample = !(await this.rows.hasReal(list, countries));
      const from = new Date(end.getTime() - HISTORY_DAYS * DAY_MS);
      const known = await this.rows.listDays(list, { countries, sample, from });
      const captured = known.filter(({ captured_at }) => captured_at < end);
      return { ...list, date, target, sample, list, end, captured, known };
    });
  }
}

export const listCaptured = ({ captured }: CountryView): string[] => [
  ...new Set(captured.map(({ country }) => country)),
];

/** Last day with a capture in any country; the requested day when there is none. */
export const findLastDay = ({ captured, date }: CountryView): string =>
  captured.reduce<string | undefined>((last, { day }) => (!last || day > last ? day : last), undefined) ??
  date;

export const toScope = (view: CountryView, depth: number): CountriesScopeDto => {
  const { platform, category, rankingType, date, target, sample } = view;
  return { platform, category, rankingType, date, target, depth, sample };
};

export const toGame = (
  bundleId: string,
  game: { title: string; developer: string | null; icon_url: string | null } | undefined,
) => ({
  bundleId,
  title: game?.title ?? bundleId,
  developer: game?.developer ?? null,
  iconUrl: game?.icon_url ?? null,
});

export function groupBy<Row>(rows: readonly Row[], readName: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(readName(row));
    if (group) group.push(row);
    else groups.set(readName(row), [row]);
  }
  return groups;
}
