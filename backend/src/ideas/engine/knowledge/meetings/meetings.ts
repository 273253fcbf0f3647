import { parseRows } from '../rows.js';
import { clockRows, moveRows } from './clocks.js';
import { doingRows, jobRows } from './embodied.js';
import { groundRows, partRows } from './shared-parts.js';
import { stakeRows, takeRows, yieldRows } from './yields.js';

export { CONTESTS } from './yields.js';

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
  stake: byId(stakeRows),
};
