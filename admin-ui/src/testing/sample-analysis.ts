import type { Analysis, AnalysisItem, GameAnalysis } from '../api/types';

export const item = (id: string, change: Partial<AnalysisItem> = {}): AnalysisItem => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '),
  description: `About ${id}.`,
  confidence: 'high',
  ...change,
});

export const feedback = (
  verdict: 'confirmed' | 'corrected' | 'rejected',
  words: { name?: string; description?: string } = {},
): NonNullable<AnalysisItem['feedback']> => ({
  verdict,
  name: words.name ?? null,
  description: words.description ?? null,
  userId: 'u2',
  userName: 'Mina Okafor',
  createdAt: '2026-11-20T10:00:00.000Z',
});

/** `n` varies ids and titles. */
export const analysis = (n: number, change: Partial<Analysis> = {}): Analysis => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  bundleId: `com.example.g${n}`,
  title: `Game ${n}`,
  developer: 'Harbour Works',
  iconUrl: null,
  mechanics: [item('match-3')],
  metaElements: [item('teams')],
  analyzedAt: '2026-11-21T09:14:00.000Z',
  analyzedBy: 'u1',
  analyzedByName: 'analyst@example.com',
  source: 'Google Play',
  sample: false,
  engine: 'built-in',
  engineVersion: '1',
  model: null,
  promptVersion: null,
  taxonomyVersion: '1',
  version: 1,
  language: 'en',
  metaElementsOnly: false,
  reused: false,
  notes: [],
  durationMs: 3,
  tokens: null,
  ...change,
});

/** The analysis as on a game's page. */
export function gameAnalysis(analysis: Analysis): GameAnalysis {
  const { id, mechanics, metaElements, analyzedAt, analyzedBy, analyzedByName } = analysis;
  const { source, sample, engine, model, language, metaElementsOnly, version } = analysis;
  return {
    ...{ id, mechanics, metaElements, analyzedAt, analyzedBy, analyzedByName },
    ...{ source, sample, engine, model, language, metaElementsOnly, version },
  };
}

export const ENGINES = [
  { id: 'built-in', label: 'Built-in', model: null, default: true, external: false },
  { id: 'openai', label: 'Model server', model: 'harbour-1', default: false, external: true },
];
