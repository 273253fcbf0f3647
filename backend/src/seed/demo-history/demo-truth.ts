import { type PlannedChart, type PlantedEvent, plantChartEvents, plantMoves } from './demo-events.js';
import type { DemoFault } from './demo-charts.js';
import { EVENT_DAYS } from './demo-charts.js';
import { type DemoGame, getLaunchDelay } from './demo-games.js';
import type { Platform } from '../../games/games.types.js';
import { LISTED } from '../../market-events/market-events.types.js';
import type { DemoCourse } from './demo-facts.js';

export interface DemoOptions {
  days: number;
  seed: string;
  /** The countries of the soft launch and of the later launch. */
  countries: [string, string];
  /** The last day; today unless given. */
  until?: Date;
}

export interface DemoListing {
  game: DemoGame;
  platform: Platform;
  course: DemoCourse;
}

/** What was put into a sample history. */
export interface DemoTruth {
  sample: true;
  seed: string;
  days: number;
  from: string;
  to: string;
  countries: string[];
  games: ({ platforms: string[] } & Pick<
    DemoGame,
    'bundleId' | 'title' | 'developer' | 'fate' | 'contents'
  >)[];
  events: ({ type: string; bundleId: string; day: string } & Record<string, unknown>)[];
  /** Exactly the events that the feed must have about it. */
  marketEvents: PlantedEvent[];
  /** Large moves over several days, which the feed does not report. */
  moves: { places: number; days: number; events: PlantedEvent[] };
  installs: {
    bundleId: string;
    firstDay: string;
    first: number;
    lastDay: string;
    last: number;
    corrections: { day: string; difference: number }[];
    gaps: string[];
  }[];
  coverageFaults: {
    platform: string;
    country: string;
    category: string;
    rankingType: string;
    day: string;
    state: string;
  }[];
}

interface Written extends DemoOptions {
  from: string;
  to: string;
  listed: readonly DemoListing[];
  faults: readonly DemoFault[];
  planned: readonly PlannedChart[];
  toDay: (day: number) => string;
}

/** A move that alert rules are typically about. */
const FAR = { places: 15, days: 7 };

const CHANGE_TYPES: Record<string, string> = {
  version: 'store.version_released',
  title: 'store.title_changed',
  iconUrl: 'store.icon_changed',
  screenshots: 'store.screenshots_changed',
  description: 'store.description_changed',
  price: 'store.price_changed',
};

const getChangeType = ({ field, value }: DemoCourse['changes'][number]): string =>
  field === 'listing'
    ? value === LISTED
      ? 'store.returned'
      : 'store.removed'
    : (CHANGE_TYPES[field] ?? field);

export function describeTruth({
  seed,
  days,
  countries,
  from,
  to,
  listed,
  faults,
  planned,
  toDay,
}: Written): DemoTruth {
  const games = [...new Set(listed.map(({ game }) => game))];
  return {
    ...{ sample: true as const, seed, days, from, to, countries },
    games: games.map(({ bundleId, title, developer, platforms, fate, contents }) => ({
      ...{ bundleId, title, developer, platforms, fate, contents },
    })),
    events: [
      ...games.flatMap((game) => describeFate(game, countries, toDay, days)),
      ...listed.flatMap(({ game: { bundleId }, platform, course }) =>
        course.changes.map((change) => ({
          ...{ type: getChangeType(change), bundleId, day: change.day, platform },
          ...{ from: change.from, to: change.value },
        })),
      ),
    ].sort((a, b) => a.day.localeCompare(b.day) || a.bundleId.localeCompare(b.bundleId)),
    marketEvents: [
      ...plantChartEvents(planned, toDay),
      ...listed.flatMap((one) => plantPageEvents(one, countries[0])),
      ...faults
        .filter(({ state }) => state !== 'empty')
        .map(({ chart: { platform, country, category, rankingType }, day }) => ({
          ...{ type: 'coverage.missing', bundleId: null, platform, country, category, rankingType },
          day: toDay(day),
        })),
    ],
    moves: { ...FAR, events: plantMoves(planned, toDay, FAR) },
    installs: listed.flatMap(({ game: { bundleId }, platform, course }) => {
      const [first, last] = [course.days[0], course.days.at(-1)];
      if (platform !== 'android' || !first || !last) return [];
      return [
        {
          ...{
            bundleId,
            firstDay: first.day,
            first: first.installCount!,
            lastDay: last.day,
            last: last.installCount!,
          },
          ...{ corrections: course.corrections, gaps: course.gaps },
        },
      ];
    }),
    coverageFaults: faults.map(({ chart: { platform, country, category, rankingType }, day, state }) => ({
      ...{ platform, country, category, rankingType, day: toDay(day), state },
    })),
  };
}

function plantPageEvents(
  { game: { bundleId }, platform, course }: DemoListing,
  country: string,
): PlantedEvent[] {
  const page = { bundleId, platform, country, category: null, rankingType: null };
  return [
    ...course.changes.map((change) => ({ ...page, type: getChangeType(change), day: change.day })),
    ...course.ratingShifts.map((day) => ({ ...page, type: 'rating.shifted', day })),
  ];
}

function describeFate(
  { bundleId, fate, turn }: DemoGame,
  [first, second]: readonly string[],
  toDay: (day: number) => string,
  days: number,
): DemoTruth['events'] {
  const day = toDay(turn);
  if (fate === 'launch') return [{ type: 'launch', bundleId, day, countries: [first, second] }];
  if (fate === 'soft-launch')
    return [
      { type: 'soft_launch', bundleId, day, country: first },
      { type: 'launch', bundleId, day: toDay(turn + getLaunchDelay(days)), countries: [second] },
    ];
  if (fate === 'live-event')
    return [{ type: 'live_event', bundleId, day, until: toDay(turn + EVENT_DAYS - 1) }];
  if (fate === 'decline') return [{ type: 'decline', bundleId, day }];
  return fate === 'removal' ? [{ type: 'removal', bundleId, day }] : [];
}
