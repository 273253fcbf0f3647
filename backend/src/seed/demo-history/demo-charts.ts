import type { Platform } from '../../games/games.types.js';
import type { ChartKey } from '../../rankings/rankings.types.js';
import { drawChance } from '../sample-random.js';
import { type DemoGame, isOnSale } from './demo-games.js';

export interface DemoChart extends ChartKey {
  rankingType: 'downloads' | 'revenue';
  isFirstCountry: boolean;
}

/** A day on which a scheduled chart was not captured. */
export interface DemoFault {
  chart: DemoChart;
  day: number;
  state: 'missing' | 'blocked' | 'empty';
}

const CATEGORIES: Record<Platform, readonly string[]> = {
  android: ['all', 'puzzle'],
  ios: ['all', 'games_puzzle'],
};
const SHOWN = 50;
const FAULTS = 20;
export const FAULT_STATES = ['missing', 'blocked', 'empty'] as const;
export const EVENT_DAYS = 5;

export const listDemoCharts = (countries: readonly string[]): DemoChart[] =>
  countries.flatMap((country, place) =>
    (['android', 'ios'] as const).flatMap((platform) =>
      CATEGORIES[platform].flatMap((category) =>
        (['downloads', 'revenue'] as const).map((rankingType) => ({
          ...{ platform, category, country, rankingType, isFirstCountry: place === 0 },
        })),
      ),
    ),
  );

/** The games of a chart on a day, best first. */
export function rankDemoGames(
  games: readonly DemoGame[],
  chart: DemoChart,
  { day, days, seed }: { day: number; days: number; seed: string },
): DemoGame[] {
  return games
    .filter(
      ({ platforms, isPuzzle }) =>
        platforms.includes(chart.platform) && (chart.category === 'all' || isPuzzle),
    )
    .filter((game) => isOnSale(game, day, chart.isFirstCountry, days))
    .map((game) => ({ game, strength: getStrength(game, chart, day, seed) }))
    .sort((a, b) => b.strength - a.strength || (a.game.bundleId < b.game.bundleId ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ game }) => game);
}

/** From 0 to 1 for a steady game; changes while its fate unfolds. */
function getStrength(
  game: DemoGame,
  { platform, rankingType }: DemoChart,
  day: number,
  seed: string,
): number {
  const { fate, turn, bundleId, appeal } = game;
  const noise = 0.06 * (drawChance(`${seed}/${bundleId}/${platform}/${rankingType}/${day}`) - 0.5);
  const base = appeal[rankingType] + noise;
  const since = day - turn;
  if (fate === 'launch' || fate === 'soft-launch') return 0.95 + noise;
  if (fate === 'live-event') return (since >= 0 && since < EVENT_DAYS ? 1 : 0.4) + noise;
  if (fate === 'decline') return since < 0 ? 0.95 + noise : 0.95 + noise - 0.03 * since;
  return base;
}

/** Days and charts without a capture, spread over the whole history; never the first or the last day. */
export function planFaults(charts: readonly DemoChart[], days: number, seed: string): DemoFault[] {
  const faults = new Map<string, DemoFault>();
  for (let draw = 0; faults.size < FAULTS && draw < FAULTS * 50; draw += 1) {
    const chart = charts[Math.floor(drawChance(`${seed}/fault/${draw}/chart`) * charts.length)]!;
    const day = 1 + Math.floor(drawChance(`${seed}/fault/${draw}/day`) * (days - 2));
    const key = `${chart.country}/${chart.platform}/${chart.category}/${chart.rankingType}/${day}`;
    if (!faults.has(key))
      faults.set(key, { chart, day, state: FAULT_STATES[faults.size % FAULT_STATES.length]! });
  }
  return [...faults.values()];
}
