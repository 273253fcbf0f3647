import { createHash } from 'node:crypto';
import type { AnalysisInput, AnalysisRefusal } from '../ai/ai.types.js';
import { ProblemException } from '../common/errors/problem.js';
import type { StoreText } from '../games/store-texts.service.js';

/**
 * The text that tells most of a game: a real description before a sample, one that the engine reads before another,
 * the longest of those.
 * @param texts in the order of {@link StoreTexts.of}
 */
export function richestText(
  texts: readonly StoreText[],
  isRead: (description: string) => boolean,
): StoreText | undefined {
  const real = texts.filter(({ sample }) => !sample);
  const candidates = real.length > 0 ? real : texts;
  return candidates.find(({ description }) => isRead(description)) ?? candidates[0];
}

/** A refusal that says why; nothing is stored. */
export const refused = (message: string, code: AnalysisRefusal['code']): ProblemException =>
  new ProblemException(422, code, `Analysis failed: ${message}`);

/** Tells the same text, asked of the same model, from others. */
export function inputHash({ title, genre, description }: AnalysisInput, model: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([title, genre ?? '', description, model]))
    .digest('base64url');
}
