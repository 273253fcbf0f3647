import type { Prototype, PrototypeStatus } from '../../api/types';

export interface Move {
  id: string;
  status: PrototypeStatus;
  /** The prototype below the new position; null is the end of the column. */
  before: string | null;
}

/** The rows after the move, in board order. */
export function applyMove(rows: Prototype[], { id, status, before }: Move): Prototype[] {
  const row = rows.find((each) => each.id === id);
  if (!row) return rows;
  const others = rows.filter((each) => each !== row);
  const at = others.findIndex((each) => each.id === before);
  others.splice(at < 0 ? others.length : at, 0, { ...row, status });
  return others;
}

/** Index of a row in its column. */
export function findPlace(rows: Prototype[], id: string): number {
  const status = rows.find((each) => each.id === id)?.status;
  return rows.filter((each) => each.status === status).findIndex((each) => each.id === id);
}

/** The move that puts a row at an index of a column, not counting itself; null when it is there already. */
export function moveTo(rows: Prototype[], id: string, status: PrototypeStatus, place: number): Move | null {
  const row = rows.find((each) => each.id === id);
  if (!row || (row.status === status && findPlace(rows, id) === place)) return null;
  const column = rows.filter((each) => each.status === status && each.id !== id);
  return { id, status, before: column[place]?.id ?? null };
}
