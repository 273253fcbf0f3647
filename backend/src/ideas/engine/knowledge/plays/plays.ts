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
  /** What one does: imperatives that also read after "you". */
  acts: string[];
}

/** What a meta element comes to in a place. */
export interface Return {
  id: string;
  /** What one does over weeks. */
  acts: string[];
  uses: string[];
}

/** Columns: id | kind | acts. */
const toPlay = ([id = '', kind = '', acts]: string[]): Play => ({ id, kind, acts: parseAlternatives(acts) });

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
