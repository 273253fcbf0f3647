import {
  ANSWER_LIMITS,
  type Concept,
  IDEA_ENGINES,
  type IdeaEngineId,
  type IdeaItem,
  type IdeaRule,
  type ItemList,
} from './engine/engine.types.js';

export { ANSWER_LIMITS, IDEA_ENGINES };
export type { Concept, IdeaEngineId, IdeaItem, IdeaRule, ItemList };

export const IDEA_RULES: readonly IdeaRule[] = ['keep', 'swap', 'complement', 'twist'];

export const ITEM_LISTS: readonly ItemList[] = ['coreMechanics', 'metaElements'];
export const SOURCE_TYPES = ['idea', 'game'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const IDEA_STATUSES = ['draft', 'prototype', 'go', 'killed'] as const;
export type IdeaStatus = (typeof IDEA_STATUSES)[number];

/** What is stated to people; more is a 400 that names the field. */
export const IDEA_LIMITS = {
  name: 120,
  item: 1_000,
  /** Of both lists together. */
  items: 60,
  inputs: 3,
  question: 1_000,
  pitch: 320,
  /** Each of the other texts of the concept. */
  concept: 1_000,
  comparables: 12,
  comment: 2_000,
  reason: 300,
  /** Former versions that are kept. */
  versions: 200,
};

/** What a person may change of an idea. */
export interface IdeaContent {
  name: string;
  coreMechanics: IdeaItem[];
  metaElements: IdeaItem[];
  concept: Partial<Concept>;
}

/** A changed idea that an engine proposes; the person applies it by a PUT of the idea. */
export interface ProposedIdea extends Omit<IdeaContent, 'concept'>, Partial<Concept> {
  /** The version of the idea that it was made from. */
  version: number;
}

/** An item as sent: without a valid id it gets a new one. */
export interface GivenItem {
  id?: string | null;
  content: string;
}

/** What an idea was brainstormed from. */
export interface IdeaSource {
  type: SourceType | null;
  /** Id of the idea or bundle id of the game; null when the input stood for nothing stored. */
  sourceId: string | null;
  name: string;
}

export const ORIGIN_CONFIDENCES = ['high', 'medium', 'low'] as const;
export type OriginConfidence = (typeof ORIGIN_CONFIDENCES)[number];

/** Where an item of a brainstormed idea comes from. */
export interface StoredOrigin {
  itemId: string;
  rule: IdeaRule;
  source: number | null;
  sourceName: string | null;
  sourceId: string | null;
  from: string | null;
  taxonomyId: string | null;
  /** Absent in ideas that were made before it was kept. */
  confidence?: OriginConfidence | null;
}

export interface StoredChoice {
  rule: IdeaRule;
  item: string;
  from: string;
  why: string;
}

/** How a brainstormed idea came to be. */
export interface Lineage {
  engine: string;
  engineVersion: string;
  hook: string;
  origins: StoredOrigin[];
  choices: StoredChoice[];
}

/** Longest time for one streamed answer. */
export const ANSWER_DEADLINE_MS = 60_000;
