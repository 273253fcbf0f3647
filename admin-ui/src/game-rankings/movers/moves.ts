import type { Mover, Movers } from '../../api/types';

export type MoveKind = 'climbers' | 'fallers' | 'entries' | 'exits';

export const KINDS: { kind: MoveKind; title: string; none: string }[] = [
  { kind: 'climbers', title: 'Climbers', none: 'No game climbed.' },
  { kind: 'fallers', title: 'Fallers', none: 'No game fell.' },
  { kind: 'entries', title: 'New entries', none: 'No game entered the list.' },
  { kind: 'exits', title: 'Dropped out', none: 'No game left the list.' },
];

/** "Up 23, from 24 to 1" */
export function describeMove({ from, to, change }: Mover): string {
  if (from === null) return `New at #${to}`;
  if (to === null) return `Dropped out, was #${from}`;
  return `${(change ?? 0) > 0 ? 'Up' : 'Down'} ${Math.abs(change ?? 0)}, from ${from} to ${to}`;
}

export const isStill = (movers: Movers): boolean => KINDS.every(({ kind }) => movers[kind].length === 0);

/** The largest movers for the plot: up to `most` in each direction, from the greatest gain to the greatest loss. */
export function largestMoves({ climbers, fallers }: Movers, most: number): Mover[] {
  return [...climbers.slice(0, most), ...fallers.slice(0, most).reverse()];
}

/** Symmetric axis limits whose half is a whole number. */
export function changeAxis(moves: Mover[]): number {
  const largest = Math.max(0, ...moves.map(({ change }) => Math.abs(change ?? 0)));
  return Math.max(10, Math.ceil(largest / 10) * 10);
}
