import { parseRows } from '../rows.js';
import { budgetRows } from './budgets.js';
import { asRows, holdRows, leftRows, looseRows } from './carried.js';
import { clockRows, moveRows } from './clocks.js';
import { doingRows, jobRows } from './embodied.js';
import { groundRows, partRows } from './shared-parts.js';
import { taskIdeas } from './task-ideas.js';
import { worldIdeas } from './world-ideas.js';
import { taskRows, worldRows } from './groups.js';
import { takeRows, yieldRows } from './yields.js';

/** Rows by the id of their mechanic, without the id. */
const byId = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(parseRows(table).map(([id = '', ...cells]) => [id, cells]));

/** What a mechanic brings to a meeting with another; a mechanic stands only where it makes sense. */
export const meetings = {
  doing: byId(doingRows),
  job: byId(jobRows),
  move: byId(moveRows),
  clock: byId(clockRows),
  part: byId(partRows),
  ground: byId(groundRows),
  yield: byId(yieldRows),
  take: byId(takeRows),
  hold: byId(holdRows),
  loose: byId(looseRows),
  left: byId(leftRows),
  as: byId(asRows),
  budget: byId(budgetRows),
};

/** The words of one mechanic, by table. */
export type MeetingCells = Record<keyof typeof meetings, readonly string[]>;

export interface WrittenIdea {
  rule: string;
  why: string;
  words: Readonly<Record<string, string>>;
}

const [tasks, worlds] = [byId(taskRows), byId(worldRows)];
const ideas = [worldIdeas, taskIdeas].flatMap(parseRows);

/** Ideas that are written for the groups of two mechanics, with the words of both. */
export function listWritten(task: string, world: string): WrittenIdea[] {
  const [group = '', board = '', piece = '', clear = '', go = ''] = tasks.get(task) ?? [];
  const [first = group, held] = group ? [] : (worlds.get(task) ?? []);
  const [task2 = '', board2 = '', , , go2 = ''] = tasks.get(world) ?? [];
  const [second = task2, one = ''] = task2 ? [] : (worlds.get(world) ?? []);
  const names = { ...(held ? { [first]: held } : {}), ...(one ? { [second]: one } : {}) };
  const words = { board, piece, clear, go, board2, go2, one, first: held ?? '', ...names };
  return ideas
    .filter(([a, b]) => first !== '' && a === first && b === second)
    .map(([, , rule = '', why = '']) => ({ rule, why, words }));
}
