import type { Paraphrases } from '../taxonomy.types.js';
import { actionParaphrases } from './action.js';
import { moneyAndPeopleParaphrases } from './money-and-people.js';
import { progressParaphrases } from './progress.js';
import { puzzleParaphrases } from './puzzles.js';
import { worldParaphrases } from './worlds.js';

/** Paraphrases on store pages in place of the usual names: a verb, its object and their context, by entry id. */
export const paraphrases: Paraphrases = {
  ...puzzleParaphrases,
  ...actionParaphrases,
  ...worldParaphrases,
  ...progressParaphrases,
  ...moneyAndPeopleParaphrases,
};
