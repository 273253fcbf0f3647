import {
  ANSWER_LIMITS,
  type AssistAnswer,
  type AssistRequest,
  type Concept,
  type SuggestedField,
} from './engine.types.js';
import { lowerFirst, sameKey } from './phrases.js';
import { listRisks } from './risks.js';
import { readSubjectIds } from './talk/subject.js';
import { makeVariants } from './variants/variants.js';

/** A variant may leave a field empty, as a place that nothing suggests. */
const MOST_SEEDS = 12;

/** Texts for one field of the concept, from the idea's own items and, once it is written, its setting. Pure. */
export function suggestField(request: AssistRequest & { field: SuggestedField }): AssistAnswer {
  const { field, idea, item, question } = request;
  const items = [...idea.coreMechanics, ...idea.metaElements].map(({ content }) => content);
  const mechanics = idea.coreMechanics.map(({ content }) => content);
  const metaElements = idea.metaElements.map(({ content }) => content);
  const input = { name: idea.name, mechanics, metaElements, pin: items };
  const place = idea.concept.setting?.split(/[.:]/, 1)[0];
  const wanted = [question, field === 'setting' || !place ? '' : `set in ${lowerFirst(place)}`];
  const constraint = wanted.filter((text) => CONSTRAINT.test(text)).join(', ');
  const texts = field === 'risk' ? listRiskTexts(request) : [];
  for (let seed = 0; seed < MOST_SEEDS && texts.length < ANSWER_LIMITS.suggestions * 2; seed += 1) {
    const { variants } = makeVariants({ inputs: [input], seed, ...(constraint ? { constraint } : {}) });
    texts.push(...variants.map((variant) => readField(variant, field)).filter(Boolean));
  }
  const taken = new Set([sameKey(item), '']);
  const fresh = texts.filter((text) => {
    const key = sameKey(text);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
  const [suggestion = '', ...rest] = fresh;
  return { suggestion, alternatives: rest.slice(0, ANSWER_LIMITS.suggestions - 1), basis: items.slice(0, 3) };
}

/** A question that is more than "suggest one" may name a place or a limit. */
const CONSTRAINT = /\b(?:in|on|at|aboard|inside|under|cozy|offline|no|without|one hand|kids)\b/i;

function readField(concept: Concept, field: SuggestedField): string {
  const { coreLoop } = concept;
  return field === 'moment' || field === 'session' || field === 'weeks' ? coreLoop[field] : concept[field];
}

/** A failure of its own items first: it is nearer than what any two mechanics risk. */
const listRiskTexts = ({ idea }: AssistRequest): string[] =>
  listRisks(readSubjectIds(idea), idea.concept, ANSWER_LIMITS.suggestions).map(
    ({ risk, answer }) => `${risk}. ${answer}`,
  );
