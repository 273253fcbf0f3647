import { findEntry, linkPhrases, type LoadedEntry } from '../../../ai/taxonomy/taxonomy.js';
import { actionAndReflex } from './entries/action.js';
import { buildAndWorlds } from './entries/build-and-worlds.js';
import { cardsAndChance } from './entries/cards-and-chance.js';
import { combatAndStrategy } from './entries/combat-and-strategy.js';
import type {
  Knowledge,
  MechanicData,
  MechanicKnowledge,
  MetaData,
  MetaKnowledge,
} from './knowledge.types.js';
import { liveAndSocial } from './entries/live-and-social.js';
import { matchAndClear } from './entries/match-and-clear.js';
import { monetisation } from './entries/monetisation.js';
import { progression } from './entries/progression.js';
import { retention } from './entries/retention.js';
import { shootingAndVehicles } from './entries/shooting-and-vehicles.js';
import { sortAndThink } from './entries/sort-and-think.js';
import { wordsAndCreative } from './entries/words-and-creative.js';

function withPhrases<T extends object>(
  data: Record<string, T>,
): Record<string, T & { beat?: string; reward: string }> {
  return Object.fromEntries(
    Object.entries(data).map(([id, entry]) => [id, { reward: '', ...linkPhrases[id], ...entry }]),
  );
}

const mechanics: Record<string, MechanicData> = {
  ...matchAndClear,
  ...sortAndThink,
  ...wordsAndCreative,
  ...actionAndReflex,
  ...shootingAndVehicles,
  ...combatAndStrategy,
  ...cardsAndChance,
  ...buildAndWorlds,
};

const meta: Record<string, MetaData> = {
  ...progression,
  ...retention,
  ...monetisation,
  ...liveAndSocial,
};

export const mechanicKnowledge = withPhrases(mechanics) as Readonly<Record<string, MechanicKnowledge>>;
export const metaKnowledge: Readonly<Record<string, MetaKnowledge>> = withPhrases(meta);

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

/** Meta elements that give almost any game a reason to return. */
export const LASTING = ['collection-album', 'decorate-renovate', 'world-expansion', 'guilds', 'daily-quests'];
