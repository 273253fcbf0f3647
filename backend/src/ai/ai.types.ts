import type { Vocabulary } from './taxonomy/vocabulary.js';

/** Most quotations per item. */
export const MOST_QUOTES = 2;
/** Longest quotation of the built-in engine, in characters. */
export const LONGEST_EVIDENCE = 320;
/** Most engines available at once. */
export const MOST_ENGINES = 10;

/** Types of analyses, shared by engines and their callers. No domain type may appear here. */

export type Confidence = 'high' | 'medium' | 'low';

/**
 * A store page to analyze. `genre` is the store's category for display ("Puzzle / Casual"); only title and
 * description are quoted.
 */
export interface AnalysisInput {
  id?: string;
  title: string;
  genre?: string | null;
  description: string;
  /** Facts from the stores besides the description. */
  facts?: readonly StoreFacts[];
}

/** Structured facts of one store about a game; null means unknown. */
export interface StoreFacts {
  /** The store's name: "Google Play". */
  store: string;
  inAppPurchases: boolean | null;
  /** Prices of in-app purchases in the store's words. */
  purchaseRange: string | null;
  containsAds: boolean | null;
  /** Amount and currency. */
  price: string | null;
  contentRating: string | null;
  category: string;
}

/** A range of characters, `to` exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

/** One mechanic or meta element that was found. */
export interface AnalysisItem {
  /** Taxonomy id; absent only when an engine returned something outside the taxonomy. */
  id?: string;
  name: string;
  description: string;
  confidence: Confidence;
  /** Verbatim sentences from the title or the description. */
  evidence: string[];
  /** Position of the proving words in the first sentence; absent when the engine does not provide it. */
  proof?: TextRange[];
  /** Store facts that support it, each with its source: "Google Play: Contains ads". */
  facts?: string[];
  /** Cues that matched, in the notation of the taxonomy; absent for engines without cues. */
  cues?: string[];
  /** 0–1, only comparable within one answer. */
  score?: number;
}

/** A more specific form of an item, or something that is neither a mechanic nor a meta element. */
export interface AnalysisDetail extends AnalysisItem {
  kind: 'mechanic' | 'meta';
  /** Id of the entry that it is a form of; null when there is none. */
  within: string | null;
  /** Source of the evidence; `text` is title and description. */
  source: 'text' | 'store_facts';
}

/** Why an engine returned no items at all. */
export interface AnalysisRefusal {
  code: 'no_description' | 'language_not_supported';
  message: string;
}

export interface AnalysisResult {
  mechanics: AnalysisItem[];
  metaElements: AnalysisItem[];
  /** Findings from finer entries and store facts; absent for engines without them. */
  details?: AnalysisDetail[];
  /** ISO 639-1 code of the text, `und` when it is unknown. */
  language: string;
  engine: string;
  engineVersion: string;
  taxonomyVersion: string;
  /** Set when the text could not be analyzed; both lists are empty then. */
  refusal?: AnalysisRefusal;
  /** Remarks for the reader: text truncated, text partly in another language. */
  notes: string[];
  /** Model that answered; absent for an engine without one. */
  model?: string | null;
  /** Tokens used, if the external server reports them. */
  tokens?: { prompt: number; completion: number } | null;
  /** The engine's raw answer; absent when it equals this result. */
  rawAnswer?: string | null;
}

/** The caller, and how to cancel. */
export interface AnalysisContext {
  /** Profile whose quota of model calls is used. */
  user?: string;
  signal?: AbortSignal;
  /** Model to use instead of the configured one. */
  model?: string;
  /** The team's changes to the taxonomy. */
  vocabulary?: Vocabulary;
}

/** An engine that people can choose. */
export interface EngineInfo {
  id: string;
  label: string;
  /** Null for an engine without a model. */
  model: string | null;
  /** True for the engine used when none is named. */
  default: boolean;
  /** True when texts leave this installation and calls are counted. */
  external: boolean;
}

/** The interface of all engines. An engine throws only when it fails itself, never because of what a text says. */
export interface AnalysisEngine {
  readonly id: string;
  readonly version: string;
  readonly label: string;
  readonly model: string | null;
  readonly promptVersion: string | null;
  readonly external: boolean;
  /** @throws ModelError when an external model returned nothing usable */
  analyze(input: AnalysisInput, context?: AnalysisContext): Promise<AnalysisResult>;
}
