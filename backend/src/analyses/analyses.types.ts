import type { AnalysisDetail, AnalysisItem } from '../ai/ai.types.js';

export const ITEM_KINDS = ['mechanics', 'metaElements'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const VERDICTS = ['confirmed', 'corrected', 'rejected'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** `added` is an item that no engine named and an analyst did. */
export type StoredVerdict = Verdict | 'added';

/** An item as it is stored: `key` tells the same item of different runs. */
export interface StoredItem extends Omit<AnalysisItem, 'score'> {
  key: string;
}

/** A detail as it is stored. */
export type StoredDetail = Omit<AnalysisDetail, 'score'>;

/** What makes two runs the same: the same text, read by the same engine in the same way. */
export interface RunIdentity {
  bundleId: string;
  engine: string;
  engineVersion: string;
  promptVersion: string | null;
  taxonomyVersion: string;
  /** Of everything that the engine is given: the text, and the model that is asked. */
  inputHash: string;
}

/** Taxonomy id, or the name of what the taxonomy does not know. */
export const itemKey = (item: { id?: string | null; name: string }): string =>
  item.id || `~${item.name.trim().toLowerCase()}`;
