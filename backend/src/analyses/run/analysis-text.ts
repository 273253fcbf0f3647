import { createHash } from 'node:crypto';
import type { AnalysisInput, AnalysisRefusal } from '../../ai/ai.types.js';
import { ProblemException } from '../../common/errors/problem.js';
import { ENTERED, SAMPLE, type StoreText } from '../../games/descriptions/store-descriptions.service.js';

/**
 * The text that tells most of a game: a real description before a sample, one that the engine reads before another,
 * a store's before one that somebody entered.
 * @param texts in the order of {@link StoreDescriptions.getForGame}
 */
export function richestText(
  texts: readonly StoreText[],
  isRead: (description: string) => boolean,
): StoreText | undefined {
  const real = texts.filter(({ source }) => source !== SAMPLE);
  const candidates = real.length > 0 ? real : texts;
  return candidates.find(({ description }) => isRead(description)) ?? candidates[0];
}

/** A refusal that says why; nothing is stored. */
export const refusalProblem = (message: string, code: AnalysisRefusal['code']): ProblemException =>
  new ProblemException(422, code, `Analysis failed: ${message}`);

const SOURCE_NAMES: Record<string, string> = {
  [SAMPLE]: 'Sample data',
  [ENTERED]: 'Entered by hand',
  import: 'Import',
};

/** What people call the source of a text; stores and services are stored by their names. */
export const nameSource = (source: string): string => SOURCE_NAMES[source] ?? source;

/**
 * Tells the same text, asked of the same model, from others. An answer of a model is not asked for again because a
 * price has changed.
 */
export function inputHash({ title, genre, description, facts }: AnalysisInput, model: string | null): string {
  const told = model === null && facts?.length ? [facts] : [];
  return createHash('sha256')
    .update(JSON.stringify([title, genre ?? '', description, model, ...told]))
    .digest('base64url');
}
