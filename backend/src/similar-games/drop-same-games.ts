import { readTitleKeys, squeeze } from '../games/same-games/title-keys.types.js';
import type { Platform } from '../games/games.types.js';

/** What tells whether two games are one. */
export interface NamedGame {
  bundleId: string;
  title: string;
  developer: string | null;
  platforms: readonly Platform[];
}

/** Two ids that are, or may be, one game; `rejected` says that somebody decided they are two. */
export interface GamePair {
  ids: readonly [string, string];
  rejected: boolean;
}

/**
 * Leaves out the game's own listing in the other store, and of a neighbor's two listings the one that comes later.
 * @param games the neighbors in their order
 */
export function dropSameGames<Game extends NamedGame>(
  own: NamedGame,
  games: readonly Game[],
  pairs: readonly GamePair[],
): Game[] {
  const kept: Game[] = [];
  for (const game of games) {
    if (![own, ...kept].some((other) => isSameGame(game, other, pairs))) kept.push(game);
  }
  return kept;
}

function isSameGame(a: NamedGame, b: NamedGame, pairs: readonly GamePair[]): boolean {
  const pair = pairs.find(({ ids }) => ids.includes(a.bundleId) && ids.includes(b.bundleId));
  if (pair) return !pair.rejected;
  const [own, other] = [readTitleKeys(a.title), readTitleKeys(b.title)];
  if (a.platforms.some((platform) => b.platforms.includes(platform))) return false;
  if (own.full !== '' && own.full === other.full) return true;
  return hasSameDeveloper(a, b) && own.parts.some((part) => other.parts.includes(part));
}

/** "King" and "King.com" are one. */
function hasSameDeveloper(a: NamedGame, b: NamedGame): boolean {
  const [own, other] = [squeeze(a.developer ?? ''), squeeze(b.developer ?? '')];
  return own !== '' && other !== '' && (own.startsWith(other) || other.startsWith(own));
}
