import type { Earning } from '../earnings.js';
import { parseAlternatives, parseRows } from '../rows.js';
import { actionPlans } from './action-plans.js';
import { puzzlePlans } from './puzzle-plans.js';
import { worldPlans } from './world-plans.js';

/** What a game with a mechanic comes to beside its rounds. */
export interface Plan {
  /** Who one is: "A farmer". */
  role: string;
  /** Completes "… who": "brings in the harvest". */
  does: string;
  /** What goes on over weeks, in sentences. */
  weeks: readonly string[];
  /** What is sold, when, and why it suits, with the entry that it is. */
  earnings: readonly Earning[];
}

/** Columns: id | role | does | weeks | entry=what is sold. */
export const plans: ReadonlyMap<string, Plan> = new Map(
  [puzzlePlans, actionPlans, worldPlans].flatMap((table) =>
    parseRows(table).map(([id = '', role = '', does = '', weeks, sold]): [string, Plan] => [
      id,
      {
        ...{ role, does, weeks: parseAlternatives(weeks) },
        earnings: parseAlternatives(sold).map((cell) => {
          const [sells = ''] = cell.split('=', 1);
          return { sells, text: cell.slice(sells.length + 1) };
        }),
      },
    ]),
  ),
);
