import { truncate } from '../../common/text/truncate.js';
import { type Concept, IDEA_LIMITS } from '../ideas.types.js';

/** Texts of a concept in the order in which they are shown. */
export const CONCEPT_TEXTS = [
  'pitch',
  'fantasy',
  'setting',
  'audience',
  'monetization',
  'artDirection',
  'risk',
  'firstTest',
] as const satisfies (keyof Concept)[];
export const LOOP_STEPS = ['moment', 'session', 'weeks'] as const;

/** What a change of an idea may say about its concept; of the loop each step alone. */
export interface ConceptChanges extends Partial<Omit<Concept, 'coreLoop' | 'comparables'>> {
  coreLoop?: Partial<Concept['coreLoop']>;
  comparables?: readonly { title: string; note?: string; bundleId?: string | null }[];
}

/** All fields; missing ones are empty. */
export function toFullConcept(concept: Partial<Concept>): Concept {
  const { coreLoop, comparables = [] } = concept;
  const getText = (field: (typeof CONCEPT_TEXTS)[number]) => concept[field] ?? '';
  return {
    pitch: getText('pitch'),
    fantasy: getText('fantasy'),
    setting: getText('setting'),
    audience: getText('audience'),
    coreLoop: { moment: '', session: '', weeks: '', ...coreLoop },
    monetization: getText('monetization'),
    artDirection: getText('artDirection'),
    comparables,
    risk: getText('risk'),
    firstTest: getText('firstTest'),
  };
}

/** The concept after a change: omitted fields stay, empty texts are not stored. */
export function changeConcept(old: Partial<Concept>, changes: ConceptChanges): Partial<Concept> {
  const full = toFullConcept(old);
  const next = { ...full, coreLoop: { ...full.coreLoop } };
  for (const field of CONCEPT_TEXTS) next[field] = changes[field] ?? full[field];
  for (const step of LOOP_STEPS) next.coreLoop[step] = changes.coreLoop?.[step] ?? full.coreLoop[step];
  if (changes.comparables) {
    next.comparables = changes.comparables.map(({ title, note = '', bundleId = null }) => ({
      ...{ title, note, bundleId },
    }));
  }
  return dropEmpty(next);
}

function dropEmpty({ coreLoop, comparables, ...texts }: Concept): Partial<Concept> {
  const filled: Partial<Concept> = {};
  for (const field of CONCEPT_TEXTS) if (texts[field] !== '') filled[field] = texts[field];
  if (LOOP_STEPS.some((step) => coreLoop[step] !== '')) filled.coreLoop = coreLoop;
  if (comparables.length > 0) filled.comparables = comparables;
  return filled;
}

/** The concept alone, of whatever has its fields. */
export const pickConcept = (from: Concept): Concept => toFullConcept(from);

/** Whether two concepts say the same, however they were stored. */
export const isSameConcept = (a: Partial<Concept>, b: Partial<Concept>): boolean =>
  JSON.stringify(toFullConcept(a)) === JSON.stringify(toFullConcept(b));

/** Texts of an engine made to fit their fields. */
export function clipConcept(concept: Partial<Concept>): Partial<Concept> {
  const clipped = { ...concept };
  for (const field of CONCEPT_TEXTS) {
    const max = field === 'pitch' ? IDEA_LIMITS.pitch : IDEA_LIMITS.concept;
    if (clipped[field] !== undefined) clipped[field] = truncate(clipped[field].trim(), max).trim();
  }
  return clipped;
}
