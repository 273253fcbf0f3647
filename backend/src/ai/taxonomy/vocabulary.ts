import type { LoadedEntry } from './taxonomy.js';

/** A cue of one entry, in the notation of `engines/built-in/cue-syntax.ts`. */
export interface EntryCue {
  entryId: string;
  cue: string;
}

/** A team's changes to the taxonomy. */
export interface Vocabulary {
  /** Changes with every edit; empty for a team without changes. */
  version: string;
  entries: readonly LoadedEntry[];
  added: readonly EntryCue[];
  /** Cues that are ignored. */
  muted: readonly EntryCue[];
}

/** The taxonomy as shipped. */
export const SHIPPED: Vocabulary = { version: '', entries: [], added: [], muted: [] };
