import { returnRows } from '../returns.js';
import { parseAlternatives, parseRows } from '../rows.js';
import { actionPlays, strategyPlays } from './action-plays.js';
import { cardPlays, puzzlePlays } from './puzzle-plays.js';

/**
 * How a mechanic is told in a place. Words in braces stand for those of a setting; `{v}` for what one does with its
 * objects there.
 */
export interface Play {
  id: string;
  /** Kind of play, as settings name their verbs. */
  kind: string;
  /** What one go is called. */
  unit: string;
  /** What one does: imperatives that also read after "you". */
  acts: string[];
  /** What a good go leaves over: singular, as a subject. */
  gains: string[];
  /** What something left over elsewhere does here: third person singular. */
  uses: string[];
  /** Completes "You decide …". */
  choices: string[];
  /** What presses and what pays, each with its verb. */
  press: string;
  pay: string;
  /** Completes "Go on if …". */
  proof: string;
}

/** What a meta element comes to in a place. */
export interface Return {
  id: string;
  /** What one does over weeks. */
  acts: string[];
  uses: string[];
}

/** Columns: id | kind | unit | acts | gains | uses | choices | press | pay | proof. */
function toPlay([id = '', kind = '', unit = '', acts, gains, uses, choices, ...rest]: string[]): Play {
  const [press = '', pay = '', proof = ''] = rest;
  return {
    ...{ id, kind, unit, press, pay, proof },
    acts: parseAlternatives(acts),
    gains: parseAlternatives(gains),
    uses: parseAlternatives(uses),
    choices: parseAlternatives(choices),
  };
}

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export const plays = byId(
  [puzzlePlays, cardPlays, actionPlays, strategyPlays].flatMap((table) => parseRows(table).map(toPlay)),
);

export const returns = byId(
  parseRows(returnRows).map(([id = '', acts, uses]): Return => ({
    id,
    acts: parseAlternatives(acts),
    uses: parseAlternatives(uses),
  })),
);
