import { parseRows } from './rows.js';

/** How games earn whose play no entry describes. Columns: entry that is sold | what is sold, when, and why it suits. */
const earningRows = `
premium-unlock | The first hour is free, and one price of $3.99 opens everything that follows.
premium-unlock | One price of $4.99 buys the whole game, with no ads and no shop.
ad-removal | A short ad follows each longer break, and one purchase of $2.99 removes them all.
rewarded-ads | Optional ads give a reward that the player chooses, three a day at most.
avatar-cosmetics | Cosmetic items are sold for $0.99 to $2.99 and give no advantage.
battle-pass | A season pass for $4.99 adds a second row of rewards, and none of them gives an advantage.
subscription | Members pay $2.99 a month, play without ads and get everything new a week early.
`;

export interface Earning {
  /** Entry that is sold. */
  sells: string;
  text: string;
}

export const openEarnings: readonly Earning[] = parseRows(earningRows).map(([sells = '', text = '']) => ({
  sells,
  text,
}));
