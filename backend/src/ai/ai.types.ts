import type { Vocabulary } from './taxonomy/vocabulary.js';

/** Sentences that prove an item. */
export const MOST_QUOTES = 2;
/** Characters of one that the built-in engine quotes. */
export const LONGEST_EVIDENCE = 320;
/** Engines that can be asked. */
export const MOST_ENGINES = 10;

/** Words shared by everyone who asks for or gives an analysis. No domain type may appear here. */

export type Confidence = 'high' | 'medium' | 'low';

/** One store page to read. `genre` is the store's own category text ("Puzzle / Casual"); only title and description are quoted. */
export interface AnalysisInput {
  id?: string;
  title: string;
  genre?: string | null;
  description: string;
  /** What the stores say of it beside the description. */
  facts?: readonly StoreFacts[];
}

/** What one store says of a game in fields of its own; null is unknown. */
export interface StoreFacts {
  /** The store's name: "Google Play". */
  store: string;
  inAppPurchases: boolean | null;
  /** Prices of purchases as the store words them. */
  purchaseRange: string | null;
  containsAds: boolean | null;
  /** Amount and currency. */
  price: string | null;
  contentRating: string | null;
  category: string;
}

/** Characters of a text, `to` exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

/** One mechanic or meta element that was found. */
export interface AnalysisItem {
  /** Taxonomy id; absent only when an engine named something that the taxonomy does not know. */
  id?: string;
  name: string;
  description: string;
  confidence: Confidence;
  /** Sentences that stand verbatim in the title or the description. */
  evidence: string[];
  /** Where the words that prove it stand in the first sentence; absent when the engine does not tell. */
  proof?: TextRange[];
  /** What the stores say beside the text that agrees with it, each with its source: "Google Play: Contains ads". */
  facts?: string[];
  /** Cues that found it, in the notation of the taxonomy; absent of engines without cues. */
  cues?: string[];
  /** 0–1, comparable within one answer only. */
  score?: number;
}

/** A finer form of an item, or what has no place among mechanics and meta elements. */
export interface AnalysisDetail extends AnalysisItem {
  kind: 'mechanic' | 'meta';
  /** Id of the entry it is a form of. */
  within: string | null;
  /** Where the evidence stands; `text` is title and description. */
  source: 'text' | 'store_facts';
}

/** Why an engine gave no items at all. */
export interface AnalysisRefusal {
  code: 'no_description' | 'language_not_supported';
  message: string;
}

export interface AnalysisResult {
  mechanics: AnalysisItem[];
  metaElements: AnalysisItem[];
  /** What finer entries and the store's own facts add; absent of engines that tell none. */
  details?: AnalysisDetail[];
  /** ISO 639-1 code of the text, `und` when it cannot be told. */
  language: string;
  engine: string;
  engineVersion: string;
  taxonomyVersion: string;
  /** Set when the text could not be analysed; both lists are empty then. */
  refusal?: AnalysisRefusal;
  /** Remarks for the reader: text cut, text partly in another language. */
  notes: string[];
  /** Model that answered; absent of an engine without one. */
  model?: string | null;
  /** Tokens that were used, when an external server says so. */
  tokens?: { prompt: number; completion: number } | null;
  /** What the engine answered, as it came; absent when that is this result itself. */
  rawAnswer?: string | null;
}

/** Who asks, and how to stop. */
export interface AnalysisContext {
  /** Whose quota of model calls is used. */
  user?: string;
  signal?: AbortSignal;
  /** Model to ask in place of the one that is set up. */
  model?: string;
  /** What the team changes about the taxonomy. */
  vocabulary?: Vocabulary;
}

/** An engine as people choose it. */
export interface EngineInfo {
  id: string;
  label: string;
  /** Null of an engine without a model. */
  model: string | null;
  /** Answers when none is named. */
  default: boolean;
  /** Texts leave this installation, and calls are counted. */
  external: boolean;
}

/** The one interface of all engines. An engine never throws for what a text says, only for its own failure. */
export interface AnalysisEngine {
  readonly id: string;
  readonly version: string;
  readonly label: string;
  readonly model: string | null;
  readonly promptVersion: string | null;
  readonly external: boolean;
  /** @throws ModelError when an external model gave nothing that can be used */
  analyse(input: AnalysisInput, context?: AnalysisContext): Promise<AnalysisResult>;
}
