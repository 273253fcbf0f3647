import { missing, risks, session } from './design-answers.js';
import type { Intent } from './intents.js';
import { compare, similar } from './market-answers.js';
import { fiveNames, pitch, retheme } from './retelling-answers.js';
import type { Answer } from './subject.js';

/** Who answers what. */
export const ANSWERS: Record<Intent, Answer> = {
  ...{ similar, risks, compare, missing },
  ...{ session, pitch, names: fiveNames, retheme },
};
