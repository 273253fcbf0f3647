import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { drawChance } from '../sample-random.js';
import { designGame, type Storyline } from './demo-designs.js';

/** Prefix of bundle ids in the sample history; no store uses it. */
export const DEMO_PREFIX = 'demo.gamekit.';

export interface DemoGame {
  bundleId: string;
  title: string;
  developer: string;
  platforms: Platform[];
  trackId: string;
  isPuzzle: boolean;
  fate: Storyline;
  /** Day of the history, from 0, on which the fate begins. */
  turn: number;
  /** From 0 to 1: strength in each chart. */
  appeal: Record<'downloads' | 'revenue', number>;
  /** Installs on the first day. */
  installs: number;
  /** Taxonomy ids of its mechanics and meta elements. */
  contents: string[];
  description: string;
}

const GAMES = 70;
/** How many games have each fate; the others are steady. */
const COUNTS: readonly [Storyline, number][] = [
  ['launch', 6],
  ['soft-launch', 4],
  ['live-event', 6],
  ['decline', 6],
  ['removal', 4],
];
const FIRST_WORDS = [
  'Amber',
  'Brave',
  'Copper',
  'Dusty',
  'Ember',
  'Frost',
  'Gentle',
  'Hidden',
  'Ivory',
  'Jolly',
];
const LAST_WORDS = ['Harbor', 'Orchard', 'Tower', 'Canyon', 'Garden', 'Market', 'Voyage'];
const STUDIOS = ['Lantern Works', 'North Pier', 'Paper Crane', 'Quiet Fox', 'Ridge Nine'];
/** Studios with a single game, by its index; both are released within the history. */
const NEWCOMERS: Record<number, string> = { 2: 'Saltwater Six', 7: 'Tin Kite' };
const FIRST_TRACK_ID = 9_900_000_001;
/** Fates begin late enough to see what was before, and end early enough to see what comes after. */
const EARLIEST = 0.2;
const LATEST = 0.5;

/** Creates games with their fates; the same seed gives the same games. */
export function createDemoGames(seed: string, days: number): DemoGame[] {
  const fates = COUNTS.flatMap(([fate, count]) => Array<Storyline>(count).fill(fate));
  return Array.from({ length: GAMES }, (_, index) => {
    const title = `${FIRST_WORDS[index % FIRST_WORDS.length]} ${LAST_WORDS[Math.floor(index / FIRST_WORDS.length)]}`;
    const draw = (what: string) => drawChance(`${seed}/${index}/${what}`);
    const fate = fates[index] ?? 'steady';
    const only = index % 5 === 3 ? 'android' : index % 5 === 4 ? 'ios' : undefined;
    return {
      bundleId: DEMO_PREFIX + title.toLowerCase().replace(' ', '.'),
      title,
      developer: NEWCOMERS[index] ?? STUDIOS[index % STUDIOS.length]!,
      platforms: only ? [only] : [...PLATFORMS],
      trackId: String(FIRST_TRACK_ID + index),
      isPuzzle: index % 2 === 0,
      fate,
      turn: Math.round(days * (EARLIEST + (LATEST - EARLIEST) * draw('turn'))),
      appeal: { downloads: draw('downloads'), revenue: draw('revenue') },
      installs: Math.round(10 ** (4 + 3 * draw('installs'))),
      ...designGame({ title, fate }, `${seed}/${index}`),
    };
  });
}

/** Whether a game is in the stores of a country on a day. */
export function isOnSale(game: DemoGame, day: number, isFirstCountry: boolean, days: number): boolean {
  const { fate, turn } = game;
  if (fate === 'launch') return day >= turn;
  if (fate === 'soft-launch') return day >= turn + (isFirstCountry ? 0 : getLaunchDelay(days));
  return fate !== 'removal' || day < turn || day >= (getReturn(game, days) ?? days);
}

/** The day on which a removed game returns; some never do. */
export const getReturn = ({ turn, isPuzzle }: DemoGame, days: number): number | undefined =>
  isPuzzle ? turn + Math.round(days / 5) : undefined;

/** Days from a soft launch to the launch in the other country. */
export const getLaunchDelay = (days: number): number => Math.round(days / 3);
