import { readTitleKeys, squeeze } from '../games/same-games/title-keys.rules.js';
import type { Platform } from '../games/games.types.js';

/** What identifies a game as the same as another. */
export interface NamedGame {
  bundleId: string;
  title: string;
  developer: string | null;
  platforms: readonly Platform[];
}

/** Two ids that are, or may be, the same game; `rejected` means that a person decided they are two. */
export interface GamePair {
  ids: readonly [string, string];
  rejected: boolean;
}

/**
 * Removes the game's own listing in the other store, and the later one of a neighbor's two listings.
 * @param games the neighbors in order
 */
export function dropSameGames<Game extends NamedGame>(
  own: NamedGame,
  games: readonly Game[],
  pairs: readonly GamePair[],
): Game[] {
  const unique: Game[] = [];
  for (const game of games) {
    if (![own, ...unique].some((other) => isSameGame(game, other, pairs))) unique.push(game);
  }
  return unique;
}

function isSameGame(a: NamedGame, b: NamedGame, pairs: readonly GamePair[]): boolean {
  const pair = pairs.find(({ ids }) => ids.includes(a.bundleId) && ids.includes(b.bundleId));
  if (pair) return !pair.rejected;
  const [own, other] = [readTitleKeys(a.title), readTitleKeys(b.title)];
  if (a.platforms.some((platform) => b.platforms.includes(platform))) return false;
  if (own.full !== '' && own.full === other.full) return true;
  return hasSameDeveloper(a, b) && own.parts.some((part) => other.parts.includes(part));
}

/** "King" and "King.com" are the same developer. */
function hasSameDeveloper(a: NamedGame, b: NamedGame): boolean {
  const [own, other] = [squeeze(a.developer ?? ''), squeeze(b.developer ?? '')];
  return own !== '' && other !== '' && (own.startsWith(other) || other.startsWith(own));
}
