import { moments } from '../moments.js';
import { parseActs, parseRows, type ToldActs } from '../rows.js';
import { actionMechanics } from './action-mechanics.js';
import { puzzleMechanics } from './puzzle-mechanics.js';
import { worldMechanics } from './world-mechanics.js';

/** Mechanics that are played alike: what links one of a group to another game links them all. */
export const GROUPS = [
  ...(['board', 'order', 'merge', 'think', 'word', 'search', 'make', 'cards', 'luck', 'reflex'] as const),
  ...(['drive', 'shot', 'shooter', 'arena', 'fight', 'waves', 'explore', 'build', 'people'] as const),
  ...(['story', 'sport'] as const),
] as const;
export type Group = (typeof GROUPS)[number];

/** How a mechanic is told: words that hold for every game that has it. Acts read after “you” and after “to”. */
export interface MechanicTexts extends ToldActs {
  group: Group;
  /** A noun without an article: "tower defense". */
  genre: string;
  /** What one handles or faces, singular. */
  thing: string;
  /** One round, singular. */
  go: string;
  /** Where, with its preposition: "on the track". */
  at: string;
  /** Completes "You decide …". */
  choice: string;
  /** Doing well and doing badly: singular, as subjects. */
  good: string;
  bad: string;
  /** What puts on pressure and what one plays for: noun phrases. */
  risk: string;
  reward: string;
  /** Completes "Go on if …". */
  proof: string;
  /** What eyes and hands do, in sentences; absent where no entry tells. */
  moment?: string;
}

/** Columns: id | group | genre | thing | go | at | acts | choice | good | bad | risk | reward | proof. */
function toTexts([id = '', group, genre = '', thing = '', go = '', at = '', acts, ...rest]: string[]): [
  string,
  MechanicTexts,
] {
  const [choice = '', good = '', bad = '', risk = '', reward = '', proof = ''] = rest;
  return [
    id,
    {
      ...{ group: group as Group, genre, thing, go, at, ...parseActs(acts) },
      ...{ choice, good, bad, risk, reward, proof },
      moment: moments.get(id) ?? '',
    },
  ];
}

export const mechanics: ReadonlyMap<string, MechanicTexts> = new Map(
  [puzzleMechanics, actionMechanics, worldMechanics].flatMap((table) => parseRows(table).map(toTexts)),
);
