import type { Platform } from '../games.types.js';

/** A category of the product in one store. */
export interface StoreCategory {
  /** The product's name for it. */
  category: string;
  /** Google Play category id, or App Store genre id. */
  storeCategory: string;
  /** The store's English label, as found in charts. */
  storeLabel: string;
  /** Set where the store has no such category: what is shown instead. Becomes `derived`. */
  instead?: string;
}

/** The overall games chart. */
export const OVERALL = 'all';

/** Its names; every game is in it. */
export const OVERALL_CATEGORIES: ReadonlySet<string> = new Set([OVERALL, 'game', 'games']);

const ANDROID: readonly StoreCategory[] = [
  ['all', 'GAME', 'Games'],
  ['game', 'GAME', 'Games'],
  ['action', 'GAME_ACTION', 'Action'],
  ['adventure', 'GAME_ADVENTURE', 'Adventure'],
  ['arcade', 'GAME_ARCADE', 'Arcade'],
  ['board', 'GAME_BOARD', 'Board'],
  ['card', 'GAME_CARD', 'Card'],
  ['casino', 'GAME_CASINO', 'Casino'],
  ['casual', 'GAME_CASUAL', 'Casual'],
  ['educational', 'GAME_EDUCATIONAL', 'Educational'],
  ['music', 'GAME_MUSIC', 'Music'],
  ['puzzle', 'GAME_PUZZLE', 'Puzzle'],
  ['racing', 'GAME_RACING', 'Racing'],
  ['role_playing', 'GAME_ROLE_PLAYING', 'Role Playing'],
  ['simulation', 'GAME_SIMULATION', 'Simulation'],
  ['sports_games', 'GAME_SPORTS', 'Sports'],
  ['strategy', 'GAME_STRATEGY', 'Strategy'],
  ['trivia', 'GAME_TRIVIA', 'Trivia'],
  ['word', 'GAME_WORD', 'Word'],
].map(([category, storeCategory, storeLabel]) => ({ category, storeCategory, storeLabel }) as StoreCategory);

const IOS: readonly StoreCategory[] = [
  ['all', '6014', 'Games'],
  ['games', '6014', 'Games'],
  ['games_trivia', '7018', 'Trivia'],
  ['games_action', '7001', 'Action'],
  ['games_adventure', '7002', 'Adventure'],
  // Genre 7003 was Arcade until the store renamed it; older feeds and libraries still use that name.
  [
    'games_arcade',
    '7003',
    'Casual',
    'The App Store no longer has an Arcade genre: this is the chart of its Casual genre (7003), formerly Arcade.',
  ],
  ['games_board', '7004', 'Board'],
  ['games_card', '7005', 'Card'],
  ['games_casino', '7006', 'Casino'],
  ['games_family', '7009', 'Family'],
  ['games_music', '7011', 'Music'],
  ['games_puzzle', '7012', 'Puzzle'],
  ['games_racing', '7013', 'Racing'],
  ['games_role_playing', '7014', 'Role Playing'],
  ['games_simulation', '7015', 'Simulation'],
  ['games_sports', '7016', 'Sports'],
  ['games_strategy', '7017', 'Strategy'],
  ['games_word', '7019', 'Word'],
].map(
  ([category, storeCategory, storeLabel, instead]) =>
    ({ category, storeCategory, storeLabel, ...(instead ? { instead } : {}) }) as StoreCategory,
);

/** Every product category in display order: 19 on Android, 18 on iOS. */
export const STORE_CATEGORIES: Readonly<Record<Platform, readonly StoreCategory[]>> = {
  android: ANDROID,
  ios: IOS,
};

/** Their names, in the same order. */
export const CATEGORIES: Readonly<Record<Platform, readonly string[]>> = {
  android: ANDROID.map(({ category }) => category),
  ios: IOS.map(({ category }) => category),
};
