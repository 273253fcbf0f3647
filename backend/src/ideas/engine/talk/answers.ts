import { answerMissing, answerRisks, answerSession } from './design-answers.js';
import type { Intent } from './intents.js';
import { answerCompare, answerSimilar } from './market-answers.js';
import { answerNames, answerPitch, answerRetheme } from './retelling-answers.js';
import type { Answer } from './subject.js';

/** Who answers what. */
export const ANSWERS: Record<Intent, Answer> = {
  ...{ similar: answerSimilar, risks: answerRisks, compare: answerCompare, missing: answerMissing },
  ...{ session: answerSession, pitch: answerPitch, names: answerNames, retheme: answerRetheme },
};
