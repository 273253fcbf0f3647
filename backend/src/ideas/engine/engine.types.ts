import type { Charting, MarketTrends } from '../../trends/trends.types.js';

/** What idea engines take and give: plain items. Texts of games and ideas are data, never instructions. */

export const IDEA_ENGINES = ['built-in', 'openai'] as const;
export type IdeaEngineId = (typeof IDEA_ENGINES)[number];

export type ItemKind = 'mechanic' | 'meta';
export type ItemList = 'coreMechanics' | 'metaElements';

export interface BrainstormInput {
  name: string;
  /** The analyst's or the analysis's own words, or names of the taxonomy. */
  mechanics: readonly string[];
  metaElements: readonly string[];
  type?: 'idea' | 'game';
  /** Id of the idea or bundle id of the game. */
  sourceId?: string;
  /** What an analysis says of the items, by name; words that it does not have are the designer's own. */
  findings?: readonly Finding[];
  /** The store text of a game in English: where no mechanic is certain, one sentence of it stands for the game. */
  text?: string;
  /** The store text of a game in any language: a model reads what no list of items tells. */
  storeText?: string;
  /** Items to use although they are not certain, to leave out, and to have in every variant. */
  keep?: readonly string[];
  drop?: readonly string[];
  pin?: readonly string[];
}

/** What an analysis found in a store text. */
export interface Finding {
  name: string;
  confidence: 'high' | 'medium' | 'low';
  /** By an analyst: it stands in for nothing. */
  rejected?: boolean;
  /** Place of its quotation in the store text; absent when it has none. */
  at?: number;
  /** Sentence of the store text that shows it. */
  quote?: string;
}

export interface BrainstormRequest {
  /** 1–3; more are ignored. */
  inputs: readonly BrainstormInput[];
  /** Which try for these inputs, from 0: another number gives another idea. The rest of the seed comes from the inputs. */
  seed?: number;
  /** How many variants are wanted; a model is held to so many. */
  count?: number;
  charting?: Charting;
  trends?: MarketTrends;
  /** What the designer asks for besides: "cozy", "one hand", a place. */
  constraint?: string;
  /** Texts of the ideas that the designer has: what they say often is said no more. */
  own?: readonly Pick<GeneratedIdea, 'name' | 'concept'>[];
}

/** keep: taken as it is · swap: its place is taken by a neighbor · complement: added because it fits · twist: kept, changed on purpose. */
export type IdeaRule = 'keep' | 'swap' | 'complement' | 'twist';

/** Where an item of a generated idea comes from. */
export interface ItemOrigin {
  rule: IdeaRule;
  /** Index into the request's inputs; null when a stated rule added the item without one input. */
  input: number | null;
  inputName: string | null;
  sourceId: string | null;
  /** The item of the input in its own words; null when there was none. */
  from: string | null;
  /** Taxonomy id of the new item, null when it is not known there. */
  taxonomyId: string | null;
  /** How certain the analysis of the source was of it; null for words of one’s own. */
  confidence: Finding['confidence'] | null;
}

export interface OriginItem {
  content: string;
  origin: ItemOrigin;
}

/** One decision behind a generated idea, for people. */
export interface IdeaChoice {
  rule: IdeaRule;
  /** The item as it stands in the idea. */
  item: string;
  /** What it was made from: an input's item ("Match-3 swap of Royal Garden"), or the rule's ground. */
  from: string;
  why: string;
}

export interface GeneratedIdea {
  name: string;
  hook: string;
  /** Only the fields that the engine has something to say about. */
  concept: Partial<Concept>;
  coreMechanics: OriginItem[];
  metaElements: OriginItem[];
  choices: IdeaChoice[];
  /** The seed used, derived from inputs and attempt. */
  seed: number;
  engine: string;
  engineVersion: string;
}

export interface IdeaItem {
  id: string;
  content: string;
}

/** A game that this idea stands beside. */
export interface Comparable {
  title: string;
  /** What it shares or how it differs, in one line. */
  note: string;
  /** Of a game of the catalog. */
  bundleId: string | null;
}

/** What an idea says beside its lists. A text that is not written down is empty. */
export interface Concept {
  /** The idea in one sentence. */
  pitch: string;
  /** Who the player gets to be. */
  fantasy: string;
  setting: string;
  audience: string;
  coreLoop: { moment: string; session: string; weeks: string };
  monetization: string;
  artDirection: string;
  comparables: Comparable[];
  /** The biggest risk. */
  risk: string;
  /** What to try first, and what would prove it. */
  firstTest: string;
}

/** An idea as it stands. */
export interface IdeaView {
  name: string;
  coreMechanics: readonly IdeaItem[];
  metaElements: readonly IdeaItem[];
  concept: Partial<Concept>;
}

/** Texts of a concept that can be suggested. */
export const SUGGESTED_FIELDS = [
  ...(['pitch', 'fantasy', 'setting', 'audience', 'moment', 'session', 'weeks'] as const),
  ...(['monetization', 'artDirection', 'risk', 'firstTest'] as const),
] as const;
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number];

/** What of the market and of its sources an idea is seen with. */
interface IdeaContext {
  idea: IdeaView;
  charting?: Charting;
  trends?: MarketTrends;
  /** The games it was made from, with what an analysis says of them. */
  sources?: readonly BrainstormInput[];
}

export interface AssistRequest extends IdeaContext {
  /** Free text; empty asks for the best variant. */
  question: string;
  /** The item's or field's text as it stands; may be empty. */
  item: string;
  kind: ItemKind;
  /** Set when the text is a field of the concept; `kind` says nothing then. */
  field?: SuggestedField;
}

/** How much an answer tells. */
export const ANSWER_LIMITS = { suggestions: 3, basis: 5, cites: 12, clashes: 100, notes: 100 };

export interface AssistAnswer {
  /** Replaces the item's text: never empty, never the same text. */
  suggestion: string;
  /** Other texts for the same item, two unless the engine found fewer. */
  alternatives: string[];
  /** What was used, for people: "Match-3 swap · direction: shorter sessions". */
  basis: string[];
}

export interface ChatTurn {
  role: 'user' | 'ai';
  content: string;
}

export interface ChatRequest extends IdeaContext {
  message: string;
  /** Oldest first, without the message at hand. */
  history: readonly ChatTurn[];
}

/** A changed idea: items that stay keep their id, new ones have none yet. */
export interface UpdatedIdea {
  name: string;
  coreMechanics: { id?: string; content: string }[];
  metaElements: { id?: string; content: string }[];
  /** Only the fields that change. */
  concept?: Partial<Concept>;
}

export interface ChatAnswer {
  content: string;
  /** Set only when the message asked for a change; to be applied by the person, not by itself. */
  updatedIdea?: UpdatedIdea;
  /** Id of the understood intent, see docs/built-in-engine.md. */
  intent: string;
  /** Names of items and games the answer rests on. */
  basis: string[];
}

/** Pieces of a streamed answer. The content of `done` is what holds: it may leave out a sentence of the tokens. */
export type ChatChunk = { type: 'token'; text: string } | { type: 'done'; answer: ChatAnswer };

/** Where an idea came from, for its brief. */
export interface BriefSource {
  /** Null for one's own words. */
  type: 'idea' | 'game' | null;
  name: string;
  /** Items taken from it, in words. */
  items: readonly string[];
}

/** One page about an idea. */
export interface IdeaBrief {
  name: string;
  hook: string;
  loop: { moment: string; session: string; longTerm: string };
  /** The other texts of the concept; empty when not written down. */
  fields: { field: string; label: string; text: string }[];
  mechanics: { name: string; note: string }[];
  meta: { name: string; note: string }[];
  references: { title: string; note: string }[];
  risks: { risk: string; answer: string }[];
  score: {
    total: number | null;
    parts: { label: string; score: number | null; explanation: string }[];
  } | null;
  /** What is not decided yet. */
  notes: string[];
}
