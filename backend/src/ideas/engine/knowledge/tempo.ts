import type { Group } from './mechanics/mechanics.js';

/** How a kind of play feels, by which it is told what may go wrong between two and for whom they are. */
export type Tempo = 'calm' | 'luck' | 'fast' | 'slow' | 'journey';

export const tempos: Readonly<Record<Group, Tempo>> = {
  ...({ board: 'calm', order: 'calm', merge: 'calm', think: 'calm', word: 'calm', search: 'calm' } as const),
  ...({ make: 'calm', cards: 'calm', luck: 'luck', reflex: 'fast', drive: 'fast', shot: 'fast' } as const),
  ...({ shooter: 'fast', arena: 'fast', fight: 'fast', waves: 'fast', sport: 'fast' } as const),
  ...({ build: 'slow', people: 'slow', explore: 'journey', story: 'journey' } as const),
};
