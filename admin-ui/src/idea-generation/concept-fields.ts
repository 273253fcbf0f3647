import type { Comparable, IdeaContent } from '../api/types';
import limits from '../api/limits.json';

/** A text field of the concept; the steps of the core loop are separate fields. */
export type ConceptField =
  | 'pitch'
  | 'moment'
  | 'session'
  | 'weeks'
  | 'fantasy'
  | 'setting'
  | 'audience'
  | 'artDirection'
  | 'monetization'
  | 'risk'
  | 'firstTest';

export interface FieldDefinition {
  field: ConceptField;
  label: string;
  /** The question that an empty field leaves open. */
  question: string;
}

const defineField = (field: ConceptField, label: string, question: string): FieldDefinition => ({
  field,
  label,
  question,
});

export const PITCH = defineField('pitch', 'Pitch', 'What is this game in one sentence?');

export const LOOP_STEPS: FieldDefinition[] = [
  defineField('moment', 'Moment', 'What does the player do every few seconds?'),
  defineField('session', 'Session', 'What does one session add up to?'),
  defineField('weeks', 'Weeks', 'Why does the player return for weeks?'),
];

/** Shown in two columns; the first test spans both. */
export const CONCEPT_FIELDS: FieldDefinition[] = [
  defineField('fantasy', 'Player fantasy', 'Who does the player get to be?'),
  defineField('setting', 'Setting', 'Where and when does it take place?'),
  defineField('audience', 'Audience', 'Who plays it, and in which moments of the day?'),
  defineField('artDirection', 'Art direction', 'What does a screenshot look like?'),
  defineField('monetization', 'Monetization', 'What would a player pay for?'),
  defineField('risk', 'Biggest risk', 'What is most likely to make it fail?'),
  defineField('firstTest', 'First test', 'What is the cheapest test that could prove you wrong?'),
];

const ALL = [PITCH, ...LOOP_STEPS, ...CONCEPT_FIELDS];

export const MAX_PITCH = limits.IdeaInput.pitch.maxLength;
export const MAX_TEXT = limits.IdeaInput.setting.maxLength;

/** Undefined when the content doesn't include the field. */
export function readField(content: IdeaContent, field: ConceptField): string | undefined {
  return field === 'moment' || field === 'session' || field === 'weeks'
    ? content.coreLoop?.[field]
    : content[field];
}

export function writeField(content: IdeaContent, field: ConceptField, text: string): IdeaContent {
  if (field !== 'moment' && field !== 'session' && field !== 'weeks') return { ...content, [field]: text };
  const loop = { moment: '', session: '', weeks: '', ...content.coreLoop };
  return { ...content, coreLoop: { ...loop, [field]: text } };
}

const writeComparables = (games: Comparable[]): string =>
  games.map(({ title, note }) => (note ? `${title}: ${note}` : title)).join('; ');

export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** Concept fields that both contents include and that differ. */
export function listFieldChanges(before: IdeaContent, after: IdeaContent): FieldChange[] {
  const changes = ALL.flatMap(({ field, label }) => {
    const [old, now] = [readField(before, field), readField(after, field)];
    return old === undefined || now === undefined || old === now ? [] : [{ label, before: old, after: now }];
  });
  const [old, now] = [before.comparables, after.comparables];
  if (!old || !now || writeComparables(old) === writeComparables(now)) return changes;
  return [
    ...changes,
    { label: 'Comparable games', before: writeComparables(old), after: writeComparables(now) },
  ];
}

/** Applies the fields changed from `base` to `next`; null when the idea has another text there by now. */
export function takeFields(idea: IdeaContent, base: IdeaContent, next: IdeaContent): IdeaContent | null {
  let changed = idea;
  for (const { field } of ALL) {
    const [now, before, after] = [idea, base, next].map((content) => readField(content, field));
    if (after === undefined || after === before) continue;
    if (now !== before && now !== after) return null;
    changed = writeField(changed, field, after);
  }
  if (!next.comparables) return changed;
  const [now, before, after] = [idea, base, next].map(({ comparables = [] }) =>
    writeComparables(comparables),
  );
  if (after === before) return changed;
  return now === before || now === after ? { ...changed, comparables: next.comparables } : null;
}

/** The number of filled fields, comparable games included. */
export function countFilled(content: IdeaContent): { filled: number; of: number } {
  const texts = ALL.filter(({ field }) => readField(content, field));
  return { filled: texts.length + (content.comparables?.length ? 1 : 0), of: ALL.length + 1 };
}
