import { Injectable } from '@nestjs/common';
import { mapLimited } from '../../common/concurrency/map-limited.js';
import { Clock, DAY_MS, formatDay, parseDay } from '../../common/time/clock.js';
import { countryCode } from '../../common/countries.js';
import { invalidField } from '../../common/errors/problem.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { NotifiedCache } from '../../database/notified-cache.js';
import { HISTORY_CHANNEL } from '../../market-events/market-events.types.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { RankingsService } from '../../rankings/charts/rankings.service.js';
import type { ChartKey } from '../../rankings/rankings.types.js';
import { type Cohort, groupByWeek, isStillThere, toMonday } from './cohorts.js';
import { compareCourse, findLaunch } from './launch-course.js';
import {
  compareCohorts,
  groupLaunches,
  type DescribedLaunch,
  listKeys,
  nameGroup,
  offerGroups,
  toCohort,
  toDescribedLaunch,
} from './launch-groups.js';
import type {
  GroupKind,
  LaunchCohortDto,
  LaunchCohortsQuery,
  LaunchCompareQuery,
  LaunchComparisonDto,
  LaunchCourseDto,
  LaunchCourseQuery,
  LaunchesDto,
  LaunchesQuery,
  LaunchGameDto,
  LaunchGamesQuery,
  LaunchScopeDto,
  LaunchVerdict,
} from './launches.dto.js';
import { LaunchesRepository } from './launches.repository.js';
import type { FollowedList } from './list-course.js';
import { ListCourses } from './list-courses.service.js';
import { toLaunchGameDto } from './launch-game.js';
import { compareSurvival, type LogRank } from './survival.js';
import { MAX_GAMES } from './launches.dto.js';
import { MAX_COHORTS } from './launches.dto.js';

/** A new analysis may show this much later. */
const CACHE_MS = 30_000;
const MAX_CACHED = 100;
const DEFAULTS = { top: 200, weeks: 13 };
const CLEAR = 0.05;

/** One list, and its launches in some weeks. */
interface Period {
  key: ChartKey;
  list: FollowedList;
  launches: DescribedLaunch[];
  /** The weeks shown. */
  mondays: number[];
}

interface Group {
  name: string;
  launches: DescribedLaunch[];
  /** The list that they are launches of. */
  list: FollowedList;
}

/** Analyzes games that enter a list, and how long they stay. */
@Injectable()
export class LaunchesService {
  private readonly periods: NotifiedCache<DescribedLaunch[]>;

  constructor(
    private readonly rows: LaunchesRepository,
    private readonly courses: ListCourses,
    private readonly rankings: RankingsService,
    private readonly clock: Clock,
    events: DatabaseEvents,
    metrics: Metrics,
  ) {
    const now = () => clock.now().getTime();
    this.periods = new NotifiedCache(events, [HISTORY_CHANNEL], { ttlMs: CACHE_MS, max: MAX_CACHED, now });
    metrics.addCache('launches', this.periods.values);
  }

  /**
   * Launches by week or group.
   * @throws ProblemException 400
   */
  async list(query: LaunchCohortsQuery): Promise<LaunchesDto> {
    const period = await this.read(query);
    const { key, list, launches, mondays } = period;
    const byRelease = query.by === 'release_date';
    const countries = await this.rows.listCountries(key);
    const days = launches.map((launch) => this.readDay(launch, list, byRelease));
    return {
      ...toScope(period, launches),
      undated: days.filter((day) => day === null).length,
      earlier: days.filter((day) => day !== null && day < (mondays[0] ?? 0)).length,
      notAnalyzedIds: launches.flatMap(({ items, bundleId }) => (items ? [] : bundleId)).slice(0, MAX_GAMES),
      cohorts: (await this.listCohorts(period, query)).slice(0, MAX_COHORTS),
      groups: offerGroups(launches, key.country, countries),
    };
  }

  /**
   * Survival curves of one or two groups, and whether they differ.
   * @throws ProblemException 400
   */
  async compare(query: LaunchCompareQuery): Promise<LaunchComparisonDto> {
    const period = await this.read(query);
    const [a, b] = separateGroups(query.a, query.b);
    // The rest depends on the other group.
    const other = a === 'rest' && b ? await this.findGroup('b', b, period, query, []) : null;
    const first = await this.findGroup('a', a, period, query, other?.launches ?? []);
    const second = other ?? (b ? await this.findGroup('b', b, period, query, first.launches) : null);
    const inBoth = findShared([a, b], first, second);
    const compared = [first, ...(second ? [second] : [])].map(({ name, launches }, index) => ({
      ...toCohort(
        (index === 0 ? a : b) ?? 'all',
        name,
        launches.filter(({ bundleId }) => !inBoth.has(bundleId)),
      ),
      shared: inBoth.size,
      launches: launches.filter(({ bundleId }) => !inBoth.has(bundleId)),
    }));
    const [one, two] = compared;
    const canTest = one && two && !one.small && !two.small;
    const test = canTest ? compareSurvival(one.launches, two.launches) : null;
    const united = [
      ...new Map(compared.flatMap((group) => group.launches).map((one) => [one.bundleId, one])).values(),
    ];
    return {
      ...toScope(period, united),
      compared: compared.map(({ launches: _, ...group }) => group),
      test,
      verdict: two ? (canTest ? judge(test) : 'too_small') : null,
    };
  }

  /**
   * The games behind a figure, newest first.
   * @throws ProblemException 400
   */
  async listGames(query: LaunchGamesQuery): Promise<LaunchGameDto[]> {
    const period = await this.read(query);
    const [group, without] = separateGroups(query.group, query.without);
    const own = await this.findGroup('group', group, period, query, []);
    const { launches, list } = own;
    const other = without ? await this.findGroup('without', without, period, query, launches) : null;
    const inBoth = findShared([group, without], own, other);
    const last = list.captures.at(-1)?.day ?? 0;
    const monday = query.week === undefined ? null : toMonday(readDay(query.week));
    const byRelease = query.by === 'release_date';
    const page = launches
      .filter((launch) => {
        if (inBoth.has(launch.bundleId)) return false;
        const day = this.readDay(launch, list, byRelease);
        if (monday !== null && (day === null || toMonday(day) !== monday)) return false;
        if (monday !== null && query.after && !isStillThere(list, launch.bundleId, monday, query.after))
          return false;
        return !query.days || list.captures[launch.first]!.day > last - query.days;
      })
      .sort((a, b) => b.first - a.first || (a.bundleId < b.bundleId ? -1 : 1))
      .slice(0, MAX_GAMES);
    const item = /^(?:mechanic|meta):(.*)$/.exec(group)?.[1];
    const proofs = item
      ? await this.rows.listProofs(
          page.map(({ bundleId }) => bundleId),
          item,
        )
      : [];
    const byGame = new Map(proofs.map((proof) => [proof.bundle_id, proof]));
    return page.map((launch) => toLaunchGameDto(launch, list, byGame.get(launch.bundleId)));
  }

  /**
   * One game since its launch, next to games launched around the same time.
   * @throws ProblemException 400
   */
  async readCourse(query: LaunchCourseQuery): Promise<LaunchCourseDto> {
    const key = this.rankings.readChart(query);
    const list = await this.courses.follow(key, query.top ?? DEFAULTS.top);
    const { launch, reason } = findLaunch(list, query.bundleId);
    const { n, days } = compareCourse(list, query.bundleId);
    return {
      ...toScope({ key, list }, []),
      n,
      firstSeen: launch ? toTime(list.captures[launch.first]!.day) : null,
      reason,
      days,
    };
  }

  private async listCohorts(
    period: Period,
    { groupBy = 'week', by, ...query }: LaunchCohortsQuery,
  ): Promise<LaunchCohortDto[]> {
    const { list, launches, mondays, key } = period;
    if (groupBy === 'week') {
      return groupByWeek(list, launches, mondays, {
        readDay: (launch) => this.readDay(launch, list, by === 'release_date'),
        today: Math.floor(this.clock.now().getTime() / DAY_MS),
      }).map(toWeekCohort);
    }
    if (groupBy === 'country') {
      const countries = await this.rows.listCountries(key);
      const groups = await mapLimited(countries, async (country) => ({
        country,
        ...(await this.read({ ...query, country })),
      }));
      return groups
        .map((group) => toCohort(group.country, nameGroup('country', group.country, []), group.launches))
        .filter(({ n }) => n > 0)
        .sort(compareCohorts);
    }
    return [...groupLaunches(groupBy, launches)]
      .map(([name, own]) => toCohort(name, nameGroup(groupBy, name, own), own))
      .sort(compareCohorts);
  }

  private async findGroup(
    field: string,
    group: string,
    period: Period,
    query: LaunchesQuery,
    first: readonly DescribedLaunch[],
  ): Promise<Group> {
    const { launches, list } = period;
    if (group === 'all') return { name: 'All launches', launches, list };
    if (group === 'rest') {
      const ids = new Set(first.map(({ bundleId }) => bundleId));
      const others = launches.filter(({ bundleId }) => !ids.has(bundleId));
      return { name: 'All other launches', launches: others, list };
    }
    const colon = group.indexOf(':');
    const [kind, key] = [group.slice(0, colon) as GroupKind, group.slice(colon + 1)];
    if (kind === 'country') {
      if (countryCode(key) === null) throw invalidField(field, 'is not a two-letter country code');
      const other = await this.read({ ...query, country: key });
      return { name: nameGroup(kind, key, []), launches: other.launches, list: other.list };
    }
    const own = launches.filter((launch) => listKeys(kind, launch).includes(key));
    return { name: nameGroup(kind, key, own), launches: own, list };
  }

  private async read(query: LaunchesQuery): Promise<Period> {
    const { top = DEFAULTS.top, weeks = DEFAULTS.weeks } = query;
    const key = this.rankings.readChart(query);
    const list = await this.courses.follow(key, top);
    const { captures } = list;
    const [oldest, newest] = [captures[0], captures.at(-1)].map((capture) => toMonday(capture?.day ?? 0));
    const start = Math.max(oldest!, newest! - (weeks - 1) * 7);
    const own = list.launches.filter(({ first }) => toMonday(captures[first]!.day) >= start);
    const id = [...Object.values(key), top, weeks, captures.length, newest, list.launches.length].join(' ');
    const launches = await this.periods.get(id, async () => {
      const games = await this.rows.listGames(
        own.map(({ bundleId }) => bundleId),
        key.platform,
      );
      const byId = new Map(games.map((game) => [game.bundle_id, game]));
      return own.map((launch) => toDescribedLaunch(launch, byId.get(launch.bundleId)!));
    });
    const count = captures.length === 0 ? 0 : (newest! - start) / 7 + 1;
    return { key, list, launches, mondays: Array.from({ length: count }, (_, index) => start + index * 7) };
  }

  private readDay(launch: DescribedLaunch, list: FollowedList, byRelease: boolean): number | null {
    return byRelease ? launch.game.release_day : list.captures[launch.first]!.day;
  }
}

const toTime = (day: number): Date => new Date(day * DAY_MS);

/** `all` contains the games of any other group, so when compared with one it means all others. */
function separateGroups(a = 'all', b?: string): [a: string, b: string | undefined] {
  const isPart = (group: string | undefined) => group !== undefined && /^(?!country:).+:/.test(group);
  if (a === 'all' && isPart(b)) return ['rest', b];
  return [a, b === 'all' && isPart(a) ? 'rest' : b];
}

/** Games of both groups; none for countries, since a game in two of them is a separate launch in each list. */
function findShared(
  groups: readonly (string | undefined)[],
  first: Pick<Group, 'launches'>,
  second: Pick<Group, 'launches'> | null,
): Set<string> {
  if (!second || groups.some((group) => group?.startsWith('country:'))) return new Set();
  const ids = new Set(first.launches.map(({ bundleId }) => bundleId));
  return new Set(second.launches.map(({ bundleId }) => bundleId).filter((id) => ids.has(id)));
}

function judge(test: LogRank | null): LaunchVerdict {
  if (!test || test.probability >= CLEAR) return 'unclear';
  return test.observed[0] < test.expected[0] ? 'first_longer' : 'second_longer';
}

function toWeekCohort({ monday, launches, captured, weeks }: Cohort<DescribedLaunch>): LaunchCohortDto {
  const key = formatDay(toTime(monday));
  return { ...toCohort(key, key, launches), captured, weeks };
}

function toScope(
  { key, list }: Pick<Period, 'key' | 'list'>,
  launches: readonly DescribedLaunch[],
): LaunchScopeDto {
  const { captures, gaps, top, usualDays, gapDays, excluded, acrossGap } = list;
  const [first, last] = [captures[0], captures.at(-1)];
  return {
    ...key,
    ...{ top, usualDays, gapDays, excluded, acrossGap },
    sample: captures.some(({ sample }) => sample),
    captures: captures.length,
    from: first ? toTime(first.day) : null,
    to: last ? toTime(last.day) : null,
    gaps: [...gaps].map((after) => ({
      from: toTime(captures[after - 1]!.day),
      to: toTime(captures[after]!.day),
    })),
    n: launches.length,
    notAnalyzed: launches.filter(({ items }) => !items).length,
  };
}

function readDay(text: string): number {
  const day = parseDay(text);
  if (!day) throw invalidField('week', 'is not a day of the calendar');
  return day.getTime() / DAY_MS;
}
