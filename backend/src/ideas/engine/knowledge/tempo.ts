import type { Group } from './mechanics/mechanics.js';

/** How a kind of play feels, by which it is told what may go wrong between two and for whom they are. */
export type Tempo = 'calm' | 'luck' | 'fast' | 'slow' | 'journey';

export const tempos: Readonly<Record<Group, Tempo>> = {
  ...({ board: 'calm', order: 'calm', merge: 'calm', think: 'calm', word: 'calm', search: 'calm' } as const),
  ...({ make: 'calm', cards: 'calm', luck: 'luck', reflex: 'fast', drive: 'fast', shot: 'fast' } as const),
  ...({ shooter: 'fast', arena: 'fast', fight: 'fast', waves: 'fast', sport: 'fast' } as const),
  ...({ build: 'slow', people: 'slow', explore: 'journey', story: 'journey' } as const),
};

/** Mechanics that feel unlike the others of their group. */
const own: Readonly<Record<string, Tempo>> = {
  ...({ 'aim-power-sports': 'calm', 'aim-and-launch': 'calm', 'turn-based-combat': 'calm' } as const),
  ...({ 'auto-combat': 'slow', 'base-raid': 'slow', 'team-management': 'slow' } as const),
};
export const readTempo = (group: Group | undefined, id: string): Tempo | undefined =>
  own[id] ?? (group && tempos[group]);
