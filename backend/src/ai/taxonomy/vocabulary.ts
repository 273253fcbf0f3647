import type { LoadedEntry } from './taxonomy.js';

/** A cue of one entry, in the notation of `engines/built-in/cue-syntax.ts`. */
export interface EntryCue {
  entryId: string;
  cue: string;
}

/** What a team changes about the taxonomy. */
export interface Vocabulary {
  /** Differs with every change; empty of a team that has changed nothing. */
  version: string;
  entries: readonly LoadedEntry[];
  added: readonly EntryCue[];
  /** Cues that are silent. */
  muted: readonly EntryCue[];
}

/** The taxonomy as it is shipped. */
export const SHIPPED: Vocabulary = { version: '', entries: [], added: [], muted: [] };
