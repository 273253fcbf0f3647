import { create } from './create';
import { call, callJson } from './http';
import type {
  Analysis,
  AnalysisDiff,
  Engine,
  ItemKind,
  MechanicCount,
  Platform,
  RankingType,
  Verdict,
} from './types';

export interface AnalyzeRequest {
  bundleId: string;
  engine?: string;
  /** Asks the engine although a stored answer to the same text exists. */
  fresh?: boolean;
}

/** Errors: ApiProblem with the catalogue's words in its message. */
export function analyzeGame(request: AnalyzeRequest, signal?: AbortSignal): Promise<Analysis> {
  return create('/api/analyses', request, signal);
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

/** What a batch is run over: games by name, a tag's, those of one list of a chart, or those that I analysed. */
export type BatchScope =
  | { bundleIds: string[] }
  | { tagId: string }
  | { mine: { q?: string; mechanic?: string; engine?: string } }
  | { chart: { platform: Platform; category: string; country: string; rankingType: RankingType } };

export function startBatch(
  scope: BatchScope,
  options: { engine?: string; fresh?: boolean },
): Promise<{ jobId: string }> {
  return create('/api/analyses/batch', { ...scope, ...options });
}
