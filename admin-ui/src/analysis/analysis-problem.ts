import { ApiProblem } from '../api/problem';
import type { Analysis, Engine } from '../api/types';

export interface AnalysisProblem {
  /** The specification's words. */
  title: string;
  /** What is still right and what to do next. */
  hint: string;
  /** Asking the engine that needs no network would help. */
  offerBuiltIn: boolean;
}

const INVALID = 'Invalid response from analysis function';

/** An answer that is no analysis; the message is the catalogue's. */
export class InvalidAnswer extends Error {
  constructor() {
    super(INVALID);
  }
}

/** Throws InvalidAnswer unless the answer holds both lists. */
export function parseAnalysis(answer: Analysis): Analysis {
  if (!Array.isArray(answer?.mechanics) || !Array.isArray(answer?.metaElements)) throw new InvalidAnswer();
  return answer;
}

/** What to say when an analysis did not come; `asked` is the engine it was asked of, if that is known. */
export function analysisProblem(error: unknown, asked: Engine | undefined): AnalysisProblem {
  const status = error instanceof ApiProblem ? error.status : 0;
  if (status === 401) {
    return {
      title: 'Authentication required',
      hint: 'Your session has ended. Sign in again. Nothing changed.',
      offerBuiltIn: false,
    };
  }
  // Only the outside model failed; wrong requests and games without a text fail with every engine.
  const ofModel = error instanceof ApiProblem && error.code?.startsWith('model_') === true;
  const ofExternal = asked?.external === true && error instanceof InvalidAnswer;
  const offerBuiltIn = ofModel || ofExternal;
  return {
    title: titleFor(error),
    hint: offerBuiltIn ? 'Nothing changed. The built-in engine needs no network.' : 'Nothing changed.',
    offerBuiltIn,
  };
}

function titleFor(error: unknown): string {
  // The server's own sentence, where it sent one; a proxy's page has none.
  if (error instanceof ApiProblem && (error.body?.detail || error.body?.message)) return error.message;
  if (error instanceof InvalidAnswer || error instanceof SyntaxError) return INVALID;
  return 'Failed to analyze game';
}
