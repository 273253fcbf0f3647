import { createHash } from 'node:crypto';
import type { AnalysisInput, AnalysisRefusal } from '../../ai/ai.types.js';
import { ProblemException } from '../../common/errors/problem.js';
import { ENTERED, SAMPLE, type StoreText } from '../../games/descriptions/store-descriptions.service.js';

/**
 * Chooses the best text of a game: real before sample, readable before unreadable, of a store before entered by hand.
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

/** Problem for a text that cannot be analyzed. */
export const refusalProblem = (message: string, code: AnalysisRefusal['code']): ProblemException =>
  new ProblemException(422, code, `Analysis failed: ${message}`);

const SOURCE_NAMES: Record<string, string> = {
  [SAMPLE]: 'Sample data',
  [ENTERED]: 'Entered by hand',
  import: 'Import',
};

/** Display name of the source of a text. */
export const nameSource = (source: string): string => SOURCE_NAMES[source] ?? source;

/** Hash that identifies the same text for the same model; a changed price does not ask a model again. */
export function inputHash({ title, genre, description, facts }: AnalysisInput, model: string | null): string {
  const factTexts = model === null && facts?.length ? [facts] : [];
  return createHash('sha256')
    .update(JSON.stringify([title, genre ?? '', description, model, ...factTexts]))
    .digest('base64url');
}
