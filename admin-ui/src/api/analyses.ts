import { call, callJson } from './http';
import type { AnalysisItem, GameAnalysis, Platform, RankingType, Verdict } from './types';

/** One entry of the analyses: a game, what was found in it, and by what. */
export interface Analysis extends GameAnalysis {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** Display name or e-mail. */
  analyzedByName: string | null;
  /** Of the text that was read; `und` when it cannot be told. */
  language: string;
  /** The stored answer to the same text was used, no engine was asked. */
  reused: boolean;
  /** What a reader should know of this answer, as sentences. */
  notes: string[];
  durationMs: number;
}

/** What an analysis can be asked of. */
export interface Engine {
  id: string;
  label: string;
  model: string | null;
  default: boolean;
  /** It runs outside this machine. */
  external: boolean;
}

export interface MechanicCount {
  /** What the `mechanic` filter takes. */
  id: string;
  name: string;
  kind: ItemKind;
  /** Games of mine that have it. */
  games: number;
}

export type ItemKind = 'mechanics' | 'metaElements';

export interface AnalyzeRequest {
  bundleId: string;
  engine?: string;
  /** Asks the engine although a stored answer to the same text exists. */
  fresh?: boolean;
}

/** Errors: ApiProblem with the catalogue's words in its message. */
export function analyzeGame(request: AnalyzeRequest, signal?: AbortSignal): Promise<Analysis> {
  return callJson('/api/analyses', { method: 'POST', body: request, signal });
}

export function getAnalysis(id: string, signal?: AbortSignal): Promise<Analysis> {
  return callJson(`/api/analyses/${encodeURIComponent(id)}`, { signal });
}

/** The same as a Markdown document. */
export async function readAnalysisMarkdown(id: string): Promise<Blob> {
  const headers = { Accept: 'text/markdown' };
  return (await call(`/api/analyses/${encodeURIComponent(id)}`, { headers })).blob();
}

/** The runs on this game, the newest fifty first. */
export function listVersions(bundleId: string, signal?: AbortSignal): Promise<Analysis[]> {
  const query = new URLSearchParams({ sort: '["version","DESC"]', range: '[0,49]' });
  return callJson(`/api/games/${encodeURIComponent(bundleId)}/analyses?${query}`, { signal });
}

export interface ItemsDiff {
  added: AnalysisItem[];
  removed: AnalysisItem[];
  changed: { before: AnalysisItem; after: AnalysisItem }[];
  /** How many say the same in both. */
  unchanged: number;
}

export type AnalysisDiff = Record<ItemKind, ItemsDiff> & { beforeId: string; afterId: string };

/** What the later of two runs says differently. */
export function diffVersions(id: string, otherId: string, signal?: AbortSignal): Promise<AnalysisDiff> {
  const path = [id, 'diff', otherId].map(encodeURIComponent).join('/');
  return callJson(`/api/analyses/${path}`, { signal });
}

export function listEngines(signal?: AbortSignal): Promise<Engine[]> {
  return callJson('/api/analyses/engines', { signal });
}

/** Mechanics and meta elements of the games I analysed. */
export function listMechanics(signal?: AbortSignal): Promise<MechanicCount[]> {
  return callJson('/api/analyses/mechanics?mine=true', { signal });
}

export interface FeedbackInput {
  kind: ItemKind;
  itemId?: string;
  itemName?: string;
  /** null takes back what was said before. */
  verdict: Verdict | null;
  name?: string;
  description?: string;
}

export function giveFeedback(id: string, feedback: FeedbackInput): Promise<Analysis> {
  return callJson(`/api/analyses/${encodeURIComponent(id)}/feedback`, { method: 'PUT', body: feedback });
}

/** What a batch is run over: games by name, a tag's, or those of one list of a chart. */
export type BatchScope =
  | { bundleIds: string[] }
  | { tagId: string }
  | { chart: { platform: Platform; category: string; country: string; rankingType: RankingType } };

export function startBatch(
  scope: BatchScope,
  options: { engine?: string; fresh?: boolean },
): Promise<{ jobId: string }> {
  return callJson('/api/analyses/batch', { method: 'POST', body: { ...scope, ...options } });
}
