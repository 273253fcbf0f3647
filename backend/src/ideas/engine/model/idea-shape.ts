import { z } from 'zod';
import type { ModelValue } from '../../../ai/model.types.js';
import { choice, list, orNull, text } from '../../../ai/schema-value.js';
import type { BrainstormInput, Concept, OriginItem } from '../engine.types.js';
import { entryFor, readSources, type Source } from '../variants/sources/sources.js';
import { IDEA_LIMITS } from '../../ideas.types.js';
import { clip } from './idea-data.js';

const open = (max: number, description: string) => orNull(text(max), description);

const ITEM = {
  content: text(
    IDEA_LIMITS.item,
    'The mechanic under its usual name, a colon, then what it comes to here, in at most 15 words.',
  ),
  rule: choice(['keep', 'swap', 'complement', 'twist']),
  input: orNull(z.number(), 'Number of the input that the item comes from; null when it comes from none.'),
  from: open(1_000, "That input's item, word for word; null when the item comes from none."),
};

export const ITEMS = list(z.object(ITEM), 12);

export const EXPLAINED_ITEMS = list(
  z.object({ ...ITEM, why: text(300, 'Why the item is there, in one sentence.') }),
  12,
);

/** Texts of an idea beside its pitch. A model may leave one out; it is then empty and says so on the page. */
export const CONCEPT_SHAPE = {
  fantasy: open(IDEA_LIMITS.concept, 'Who the player gets to be, in at most 12 words.'),
  setting: open(
    IDEA_LIMITS.concept,
    'A place one could draw, then what is odd about it. At most two sentences.',
  ),
  audience: open(
    IDEA_LIMITS.concept,
    'People one could meet: what they play now, when in their day, and what they miss there. No age brackets.',
  ),
  moment: open(IDEA_LIMITS.concept, 'What the finger does within 30 seconds, and what presses.'),
  session: open(
    IDEA_LIMITS.concept,
    'What one session adds up to, and the choice in it that can be regretted.',
  ),
  weeks: open(IDEA_LIMITS.concept, 'Why somebody opens it on day 20.'),
  monetization: open(IDEA_LIMITS.concept, 'What is sold, and what never is.'),
  artDirection: open(
    IDEA_LIMITS.concept,
    'Material, light, point of view: one screenshot that is recognized at once.',
  ),
  risk: open(IDEA_LIMITS.concept, 'The moment that is likeliest to fail, and what the player does instead.'),
  firstTest: open(
    IDEA_LIMITS.concept,
    'What is built within a week, for how many testers, and “Go on if …” with what they do unasked.',
  ),
};

type Shaped = { [K in keyof typeof CONCEPT_SHAPE]: string | null };

/** The fields of a concept from what a model gave; what it left out is empty. */
export function toConcept(
  value: Shaped,
  check: (text: string | null) => string,
): Omit<Concept, 'pitch' | 'comparables'> {
  const { moment, session, weeks, ...texts } = value;
  return {
    ...{ fantasy: check(texts.fantasy), setting: check(texts.setting), audience: check(texts.audience) },
    coreLoop: { moment: check(moment), session: check(session), weeks: check(weeks) },
    ...{ monetization: check(texts.monetization), artDirection: check(texts.artDirection) },
    ...{ risk: check(texts.risk), firstTest: check(texts.firstTest) },
  };
}

type MadeItem = ModelValue<typeof ITEMS>[number];

/** Items without repeats, each with an origin that is true. */
export function traceItems<T extends MadeItem>(
  items: readonly T[],
  inputs: readonly BrainstormInput[],
): (T & OriginItem)[] {
  const seen = new Set<string>();
  const sources = readSources(inputs);
  return items.flatMap((item) => {
    const key = sameText(item.content);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ ...item, origin: findOrigin(item, inputs, sources) }];
  });
}

/** What the model says of an origin holds only when the input really has that item. */
function findOrigin(
  item: MadeItem,
  inputs: readonly BrainstormInput[],
  sources: readonly Source[],
): OriginItem['origin'] {
  const at = (item.input ?? 0) - 1;
  const input = inputs[at];
  const claimed = sameText(item.from ?? '');
  // A game without a certain mechanic was shown by a sentence of its store text.
  const quoted = (sources[at]?.mechanics ?? []).flatMap((one) => (one.quoted ? [one.text] : []));
  const from = [...(input?.mechanics ?? []), ...(input?.metaElements ?? []), ...quoted].find(
    (one) => sameText(clip(one)) === claimed || sameText(one) === claimed,
  );
  const taxonomyId = entryFor(item.content) ?? null;
  if (!input || from === undefined) {
    const none = { input: null, inputName: null, sourceId: null, from: null, confidence: null };
    return { ...none, rule: 'complement', taxonomyId };
  }
  return {
    ...{ rule: item.rule, input: inputs.indexOf(input), inputName: input.name },
    ...{ sourceId: input.sourceId ?? null, from, taxonomyId },
    confidence: input.findings?.find(({ name }) => sameText(name) === sameText(from))?.confidence ?? null,
  };
}

export const sameText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
