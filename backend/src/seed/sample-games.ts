import type { Platform } from '../games/games.types.js';
import { actionTitles } from './titles/sample-games-action.js';
import { casualTitles } from './titles/sample-games-casual.js';
import { puzzleTitles } from './titles/sample-games-puzzle.js';
import { rolePlayingTitles } from './titles/sample-games-role-playing.js';
import { sportsAndMusicTitles } from './titles/sample-games-sports-and-music.js';
import { strategyTitles } from './titles/sample-games-strategy.js';
import { tabletopTitles } from './titles/sample-games-tabletop.js';
import { wordTitles } from './titles/sample-games-words.js';
import type { SampleCategory, SampleTitle } from './sample-titles.js';

/** A row of the sample catalog: one game with one or two listings. */
export interface SampleGame extends Omit<SampleTitle, 'android' | 'ios' | 'alsoIn'> {
  /** Android package, else iOS bundle id, else `id<trackId>`. */
  bundleId: string;
  /** `categories` are the product's names on that platform, main one first. */
  android?: { packageName: string; categories: readonly string[] };
  ios?: { trackId: string; bundleId?: string; categories: readonly string[] };
}

/**
 * Replacements where the App Store has no genre of that name. Its Casual genre is listed in the product as
 * `games_arcade`.
 */
const IOS_CATEGORIES: Partial<Record<SampleCategory, string>> = {
  casual: 'games_arcade',
  educational: 'games_family',
  sports_games: 'games_sports',
};

/** The well-known titles, with the listings of both stores. */
export const sampleTitles: readonly SampleTitle[] = [
  ...puzzleTitles,
  ...casualTitles,
  ...strategyTitles,
  ...rolePlayingTitles,
  ...actionTitles,
  ...sportsAndMusicTitles,
  ...tabletopTitles,
  ...wordTitles,
];

/** The sample catalog, one row per game, in a fixed order. */
export const sampleGames: readonly SampleGame[] = sampleTitles.flatMap(splitByIdentity);

/** Categories in which a sample game is listed on a platform; empty when it is not sold there. */
export function categoriesOn(game: SampleGame, platform: Platform): readonly string[] {
  return game[platform]?.categories ?? [];
}

/** A title is one game if both stores use the same id; otherwise each listing is a separate game. */
export function splitByIdentity({ android, ios, alsoIn = [], ...rest }: SampleTitle): SampleGame[] {
  const onAndroid = android && { ...android, categories: [rest.category] };
  const onIos = ios && { ...ios, categories: iosCategories([rest.category, ...alsoIn]) };
  const iosIdentity = ios && (ios.bundleId ?? `id${ios.trackId}`);
  if (!onAndroid) return onIos && iosIdentity ? [{ ...rest, bundleId: iosIdentity, ios: onIos }] : [];
  const game: SampleGame = { ...rest, bundleId: onAndroid.packageName, android: onAndroid };
  if (!onIos || !iosIdentity) return [game];
  if (iosIdentity === game.bundleId) return [{ ...game, ios: onIos }];
  return [game, { ...rest, bundleId: iosIdentity, ios: onIos }];
}

function iosCategories(categories: readonly SampleCategory[]): string[] {
  return [...new Set(categories.map((category) => IOS_CATEGORIES[category] ?? `games_${category}`))];
}
