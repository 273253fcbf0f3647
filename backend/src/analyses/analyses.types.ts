import type { AnalysisDetail, AnalysisItem } from '../ai/ai.types.js';

export const ITEM_KINDS = ['mechanics', 'metaElements'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const VERDICTS = ['confirmed', 'corrected', 'rejected'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** `added`: an analyst added an item that no engine found. */
export type StoredVerdict = Verdict | 'added';

/** A stored item; `key` identifies it across runs. */
export interface StoredItem extends Omit<AnalysisItem, 'score'> {
  key: string;
}

/** A stored detail. */
export type StoredDetail = Omit<AnalysisDetail, 'score'>;

/** SQL: items of `game_analysis a` as analysts see them, without rejected ones; null without an analysis. */
export const ITEM_KEYS = `case when a.bundle_id is null then null else array(
  select key from unnest(a.item_keys) as key where not exists (
    select from analysis_feedback f
    where f.bundle_id = a.bundle_id and f.item_key = key and f.verdict = 'rejected')
  union select f.item_key from analysis_feedback f where f.bundle_id = a.bundle_id and f.verdict = 'added') end`;

/** Identity of a run: the same text, read by the same engine in the same way. */
export interface RunIdentity {
  bundleId: string;
  engine: string;
  engineVersion: string;
  promptVersion: string | null;
  taxonomyVersion: string;
  /** Hash of the input of the engine: text and model. */
  inputHash: string;
}

/** Taxonomy id, or the name of an item outside the taxonomy. */
export const itemKey = (item: { id?: string | null; name: string }): string =>
  item.id || `~${item.name.trim().toLowerCase()}`;
