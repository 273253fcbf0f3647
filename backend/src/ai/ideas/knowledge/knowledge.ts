import { findEntry, type LoadedEntry } from '../../taxonomy/taxonomy.js';
import { actionAndReflex } from './action.js';
import { buildAndWorlds } from './build-and-worlds.js';
import { cardsAndChance } from './cards-and-chance.js';
import { combatAndStrategy } from './combat-and-strategy.js';
import type { Knowledge, MechanicKnowledge, MetaKnowledge } from './knowledge.types.js';
import { liveAndSocial } from './live-and-social.js';
import { matchAndClear } from './match-and-clear.js';
import { monetisation } from './monetisation.js';
import { progression } from './progression.js';
import { retention } from './retention.js';
import { shootingAndVehicles } from './shooting-and-vehicles.js';
import { sortAndThink } from './sort-and-think.js';
import { wordsAndCreative } from './words-and-creative.js';

export const mechanicKnowledge: Readonly<Record<string, MechanicKnowledge>> = {
  ...matchAndClear,
  ...sortAndThink,
  ...wordsAndCreative,
  ...actionAndReflex,
  ...shootingAndVehicles,
  ...combatAndStrategy,
  ...cardsAndChance,
  ...buildAndWorlds,
};

export const metaKnowledge: Readonly<Record<string, MetaKnowledge>> = {
  ...progression,
  ...retention,
  ...monetisation,
  ...liveAndSocial,
};

/** An entry with what is known about it. */
export interface KnownEntry {
  entry: LoadedEntry;
  known: Knowledge;
}

/** @returns undefined for ids the taxonomy does not have */
export function knownEntry(id: string): KnownEntry | undefined {
  const entry = findEntry(id);
  const known = entry && (mechanicKnowledge[id] ?? metaKnowledge[id]);
  return entry && known ? { entry, known } : undefined;
}

/** Ids that go well with an entry, most fitting first: the taxonomy's neighbours, then the designer's additions. */
export function goesWith(id: string): string[] {
  const found = knownEntry(id);
  return found ? [...new Set([...(found.entry.related ?? []), ...(found.known.with ?? [])])] : [];
}

/** True when either names the other as a good partner. */
export const fitTogether = (a: string, b: string): boolean =>
  goesWith(a).includes(b) || goesWith(b).includes(a);
