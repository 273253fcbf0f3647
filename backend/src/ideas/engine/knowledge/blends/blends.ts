import { parseAlternatives, parseRows } from '../rows.js';
import { actionBlends } from './action-blends.js';
import { puzzleBlends } from './puzzle-blends.js';
import { worldBlends } from './world-blends.js';

/** task: short enough to settle something else · world: what is settled and lasts · both: either. */
export type Role = 'task' | 'world' | 'both';

/** A mechanic as one half of a game: what is done in it, and what doing well or badly comes to. */
export interface Blend {
  role: Role;
  /** Reads before "game". */
  genre: string;
  /** What a success elsewhere does here, and what a failure does: third person singular. */
  wins: string[];
  losses: string[];
  /** What doing well and badly is here: singular, as subjects. */
  goods: string[];
  bads: string[];
  /** What one does: reads after "you" and after "to". */
  acts: string[];
}

/** Columns: id | role | genre | wins | losses | goods | bads | acts. */
function toBlend([id = '', role, genre = '', ...rest]: string[]): [string, Blend] {
  const [wins, losses, goods, bads, acts] = rest.map(parseAlternatives);
  return [
    id,
    {
      ...{ role: role as Role, genre },
      ...{ wins: wins ?? [], losses: losses ?? [] },
      ...{ goods: goods ?? [], bads: bads ?? [], acts: acts ?? [] },
    },
  ];
}

export const blends: ReadonlyMap<string, Blend> = new Map(
  [puzzleBlends, actionBlends, worldBlends].flatMap((table) => parseRows(table).map(toBlend)),
);
