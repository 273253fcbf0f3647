import type { Paraphrases } from '../taxonomy.types.js';
import { actionParaphrases } from './action.js';
import { moneyAndPeopleParaphrases } from './money-and-people.js';
import { progressParaphrases } from './progress.js';
import { puzzleParaphrases } from './puzzles.js';
import { worldParaphrases } from './worlds.js';

/** What store pages say instead of the usual names: a verb, its object and what stands around them, by entry id. */
export const paraphrases: Paraphrases = {
  ...puzzleParaphrases,
  ...actionParaphrases,
  ...worldParaphrases,
  ...progressParaphrases,
  ...moneyAndPeopleParaphrases,
};
