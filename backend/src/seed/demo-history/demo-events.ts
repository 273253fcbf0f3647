import type { DemoChart } from './demo-charts.js';

/** An event that follows from what was put into a sample history. */
export interface PlantedEvent {
  type: string;
  bundleId: string | null;
  platform: string;
  country: string;
  category: string | null;
  rankingType: string | null;
  /** As `2026-11-22`. */
  day: string;
}

/** A chart with the games of each day, best first; null where it was not captured. */
export interface PlannedChart {
  chart: DemoChart;
  days: (string[] | null)[];
}

/** From this share of the better rank on, a move is an event. */
const NOTABLE = 0.25;

/**
 * Derives the events of a history's charts by comparing each day with the one before. Deliberately independent of
 * the product's derivation of events, so that one can verify the other.
 */
export function plantChartEvents(
  planned: readonly PlannedChart[],
  toDay: (day: number) => string,
): PlantedEvent[] {
  const entries: (PlantedEvent & { rank: number })[] = [];
  const events: PlantedEvent[] = [];
  for (const { chart, days } of planned) {
    const { platform, country, category, rankingType } = chart;
    const captured = days.flatMap((games, day) => (games ? [{ games, day: toDay(day) }] : []));
    captured.slice(1).forEach(({ games, day }, index) => {
      const earlier = captured.slice(0, index + 1).map((capture) => capture.games);
      const before = earlier.at(-1)!;
      const plant = (type: string, bundleId: string) => {
        const event = { type, bundleId, platform, country, category, rankingType, day };
        events.push(event);
        return event;
      };
      games.forEach((bundleId, place) => {
        const was = before.indexOf(bundleId);
        const distance = Math.abs(was - place);
        if (was < 0) entries.push({ ...plant('chart.entered', bundleId), rank: place + 1 });
        else if (distance >= 1 && distance >= NOTABLE * (Math.min(was, place) + 1))
          plant('chart.moved', bundleId);
        const places = earlier.map((list) => list.indexOf(bundleId)).filter((at) => at >= 0);
        if (places.length > 0 && place < Math.min(...places)) plant('chart.peaked', bundleId);
        if (place === 0 && was !== 0) plant('chart.number_one', bundleId);
      });
      for (const bundleId of before) if (!games.includes(bundleId)) plant('chart.left', bundleId);
    });
  }
  return [...events, ...plantFirstSights(planned, entries, toDay)];
}

/**
 * Days on which a game was this many ranks away from where it was this many days before, or the nearest earlier
 * capture: at most two days more.
 */
export function plantMoves(
  planned: readonly PlannedChart[],
  toDay: (day: number) => string,
  { places, days }: { places: number; days: number },
): PlantedEvent[] {
  return planned.flatMap(({ chart: { platform, country, category, rankingType }, days: lists }) => {
    const getPlace = (bundleId: string, day: number) => lists[day]?.indexOf(bundleId) ?? -1;
    /** 1 is down, -1 is up, 0 is too small or unknown. */
    const findSide = (bundleId: string, day: number) => {
      const compared = [days, days + 1, days + 2].map((ago) => day - ago).find((at) => at >= 0 && lists[at]);
      const [now, was] = [
        getPlace(bundleId, day),
        compared === undefined ? -1 : getPlace(bundleId, compared),
      ];
      return now < 0 || was < 0 || Math.abs(now - was) < places ? 0 : Math.sign(now - was);
    };
    const captured = lists.flatMap((list, day) => (list ? [{ list, day }] : []));
    return captured.flatMap(({ list, day }, index) =>
      list
        .filter((bundleId) => {
          const side = findSide(bundleId, day);
          return side !== 0 && (index === 0 || findSide(bundleId, captured[index - 1]!.day) !== side);
        })
        .map((bundleId) => ({
          ...{ type: 'chart.far', bundleId, platform, country, category, rankingType, day: toDay(day) },
        })),
    );
  });
}

/** A game is first seen when it enters a chart on the first day on which any chart lists it. */
function plantFirstSights(
  planned: readonly PlannedChart[],
  entries: readonly (PlantedEvent & { rank: number })[],
  toDay: (day: number) => string,
): PlantedEvent[] {
  const firstDays = new Map<string, string>();
  for (const { chart, days } of planned)
    days.forEach((games, at) => {
      for (const bundleId of games ?? [])
        for (const place of [bundleId, `${bundleId} ${chart.country}`]) {
          const known = firstDays.get(place);
          if (known === undefined || toDay(at) < known) firstDays.set(place, toDay(at));
        }
    });
  // Of several charts, the overall one counts, Android before iOS.
  const order = ({ category, platform, country, rankingType }: PlantedEvent) =>
    [category === 'all' ? 0 : 1, platform, country, category, rankingType].join('/');
  const sorted = [...entries].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return [...firstDays].flatMap(([place, day]) => {
    const [bundleId, country] = place.split(' ');
    const entry = sorted.find(
      (one) => one.bundleId === bundleId && one.day === day && (!country || one.country === country),
    );
    if (!entry) return [];
    const { rank: _, ...event } = entry;
    return [{ ...event, type: country ? 'game.first_seen_in_country' : 'game.first_seen' }];
  });
}

/** Compares the stored events of a type with the planted ones. */
export interface EventCheck {
  type: string;
  planted: number;
  found: number;
  /** Stored, but never planted. */
  false: number;
}

export function checkEvents(planted: readonly PlantedEvent[], stored: readonly PlantedEvent[]): EventCheck[] {
  const left = new Map<string, number>();
  for (const event of stored) left.set(toKey(event), (left.get(toKey(event)) ?? 0) + 1);
  const checks = new Map<string, EventCheck>();
  const getCheck = (type: string) => {
    const check = checks.get(type) ?? { type, planted: 0, found: 0, false: 0 };
    checks.set(type, check);
    return check;
  };
  for (const event of planted) {
    const check = getCheck(event.type);
    const count = left.get(toKey(event)) ?? 0;
    check.planted += 1;
    if (count === 0) continue;
    check.found += 1;
    left.set(toKey(event), count - 1);
  }
  for (const [key, count] of left) if (count > 0) getCheck(key.split(' ')[0]!).false += count;
  return [...checks.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

const toKey = ({ type, bundleId, platform, country, category, rankingType, day }: PlantedEvent): string =>
  [type, bundleId, platform, country, category, rankingType, day].join(' ');
