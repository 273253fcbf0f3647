import { ApiProblem } from '../api/problem';
import type { Analysis, Engine } from '../api/types';

export interface AnalysisProblem {
  /** What failed. */
  title: string;
  /** What is unaffected, and the next step. */
  hint: string;
  /** Offers the built-in engine, which needs no network. */
  offerBuiltIn: boolean;
}

const INVALID = 'Invalid response from analysis function';

/** An invalid analysis response; the message comes from the message catalog. */
export class InvalidAnswer extends Error {
  constructor() {
    super(INVALID);
  }
}

/** Throws InvalidAnswer unless the response contains both lists. */
export function parseAnalysis(answer: Analysis): Analysis {
  if (!Array.isArray(answer?.mechanics) || !Array.isArray(answer?.metaElements)) throw new InvalidAnswer();
  return answer;
}

/** The message for a failed analysis; `asked` is the engine, if known. */
export function analysisProblem(error: unknown, engine: Engine | undefined): AnalysisProblem {
  const status = error instanceof ApiProblem ? error.status : 0;
  if (status === 401) {
    return {
      title: 'Authentication required',
      hint: 'Your session has ended. Sign in again. Nothing changed.',
      offerBuiltIn: false,
    };
  }
  // Only the external model failed; invalid requests and games without a text fail with every engine.
  const ofModel = error instanceof ApiProblem && error.code?.startsWith('model_') === true;
  const ofExternal = engine?.external === true && error instanceof InvalidAnswer;
  const offerBuiltIn = ofModel || ofExternal;
  return {
    title: titleFor(error),
    hint: offerBuiltIn ? 'Nothing changed. The built-in engine needs no network.' : hintFor(error),
    offerBuiltIn,
  };
}

const hintFor = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'no_description'
    ? 'Nothing changed. Paste a description on this page to analyze that.'
    : 'Nothing changed.';

function titleFor(error: unknown): string {
  // Prefers the server's message; a proxy's page has none.
  if (error instanceof ApiProblem && (error.body?.detail || error.body?.message)) return error.message;
  if (error instanceof InvalidAnswer || error instanceof SyntaxError) return INVALID;
  return 'Failed to analyze game';
}
