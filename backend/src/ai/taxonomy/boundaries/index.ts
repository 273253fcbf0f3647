import { action } from './action.js';
import { moneyAndPeople } from './money-and-people.js';
import { progress } from './progress.js';
import { puzzles } from './puzzles.js';
import { worlds } from './worlds.js';

/** The difference between an entry and its neighbors, with examples in the style of store pages. */
export interface Boundary {
  /** The difference in one sentence. */
  rule: string;
  /** Two sentences that belong to the entry. */
  examples: readonly [string, string];
  /** A similar sentence that belongs to another entry. */
  counterexample: string;
  /** The id of that other entry. */
  instead: string;
}

const FORM = /^([a-z\d-]+)\n {2}(\S.+)\n {2}\+ (.+)\n {2}\+ (.+)\n {2}- ([a-z\d-]+) \| (.+)$/;

/**
 * Reads boundaries with an empty line between two, each written as
 *
 *   id of the entry
 *     The difference in one sentence.
 *     + An example.
 *     + Another example.
 *     - id of the neighbor | A sentence that belongs there.
 *
 * Throws on any other form.
 */
export function parseBoundaries(text: string): [id: string, boundary: Boundary][] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const read = FORM.exec(block);
      if (!read) throw new Error(`No boundary: ${block}`);
      const [, id = '', rule = '', first = '', second = '', instead = '', counterexample = ''] = read;
      return [id, { rule, examples: [first, second], counterexample, instead }];
    });
}

/** By entry id; every shipped entry has one. */
export const boundaries: ReadonlyMap<string, Boundary> = new Map(
  [puzzles, action, worlds, progress, moneyAndPeople].flatMap(parseBoundaries),
);
