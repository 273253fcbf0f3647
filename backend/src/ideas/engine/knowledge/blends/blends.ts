import { parseAlternatives, parseRows } from '../rows.js';
import { actionBlends } from './action-blends.js';
import { puzzleBlends } from './puzzle-blends.js';
import { worldBlends } from './world-blends.js';

/** task: short enough to settle something else · world: what is settled and lasts · both: either. */
export type Role = 'task' | 'world' | 'both';

/** A mechanic as one half of a game: what it settles, what it is settled by, what it earns and spends. */
export interface Blend {
  role: Role;
  /** Reads before "game". */
  genre: string;
  /** What a success elsewhere does here, and what a failure does: third person singular. */
  wins: string[];
  losses: string[];
  /** One go of it, with its article; none of a world. */
  nouns: string[];
  /** What doing well and badly is here: singular, as subjects. */
  goods: string[];
  bads: string[];
  /** What one does: reads after "you" and after "to". */
  acts: string[];
  /** What play leaves over; plural. */
  stocks: Stock[];
  /** What something earned elsewhere is spent on here: verb first. */
  spends: string[];
}

export interface Stock {
  text: string;
  plural: boolean;
}

const toStock = (text: string): Stock => ({ text: text.replace(/^\*/, ''), plural: text.startsWith('*') });

/** Columns: id | role | genre | wins | losses | nouns | goods | bads | acts | stocks (plural marked *) | spends. */
function toBlend([id = '', role, genre = '', ...rest]: string[]): [string, Blend] {
  const [wins, losses, nouns, goods, bads, acts, stocks, spends] = rest.map(parseAlternatives);
  return [
    id,
    {
      ...{ role: role as Role, genre },
      ...{ wins: wins ?? [], losses: losses ?? [], nouns: nouns ?? [] },
      ...{ goods: goods ?? [], bads: bads ?? [], acts: acts ?? [], spends: spends ?? [] },
      stocks: (stocks ?? []).map(toStock),
    },
  ];
}

export const blends: ReadonlyMap<string, Blend> = new Map(
  [puzzleBlends, actionBlends, worldBlends].flatMap((table) => parseRows(table).map(toBlend)),
);
