import { z } from 'zod';
import type { BrainstormRequest } from '../engine.types.js';
import type { ModelMessage, ModelPrompt } from '../../../ai/model.types.js';
import { choice, list, text } from '../../../ai/schema-value.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { AXES, type Axis, PARTS, type Part } from '../variants/variant.types.js';
import { FIGURES_RULE, listIdeaExamples, METHOD, ROLE, STYLE } from './guidance.js';
import { CONCEPT_SHAPE, EXPLAINED_ITEMS, ITEMS } from './idea-shape.js';
import { clip, craftAsData, listEntries, marketAsData, sourcesAsData } from './idea-data.js';

const PITCH = text(400, 'One or two short sentences, at most 240 characters together.');

export const BRAINSTORM_SCHEMA = z.object({
  name: text(120, 'A working title of two to four words, from the place.'),
  pitch: PITCH,
  ...CONCEPT_SHAPE,
  coreMechanics: EXPLAINED_ITEMS.describe('Two to four, the core of each input among them.'),
  metaElements: EXPLAINED_ITEMS.describe('One to four.'),
});

const VARIANT_PROPERTIES = {
  name: text(120, 'Two to four words, from the place.'),
  pitch: PITCH,
  choice: text(
    200,
    'Completes “You decide …” from a word like when, which, whom or whether; at most 8 words.',
  ),
  pressure: text(200, 'What makes it hard, with its verb: “the guard walks toward each loud match”.'),
  reward: text(200, 'What it is worth, with its verb: “a finished set opens a wing”.'),
  ...CONCEPT_SHAPE,
  coreMechanics: ITEMS.describe('Two or three, the core of each input among them.'),
  metaElements: ITEMS.describe('One to three.'),
};

/** One variant has no axis to tell: it is the one that was asked for. */
const axisProperty = (axes: readonly Axis[]) =>
  (axes.length > 1 ? { axis: choice(axes) } : {}) as { axis: z.ZodType<Axis | undefined> };

/** The shape of as many variants as there are axes, one for each. */
export const variantsSchema = (axes: readonly Axis[]) =>
  z.object({
    variants: list(
      z.object({ ...axisProperty(axes), ...VARIANT_PROPERTIES }),
      axes.length,
      axes.length === 1 ? 'Exactly one.' : `Exactly ${spellCount(axes)}, one for each axis.`,
    ),
  });

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];
const spellCount = ({ length }: readonly unknown[]): string => COUNTS[length] ?? String(length);

const RECOGNIZABLE = [
  'Each input stays recognizable by its first mechanics. One of medium confidence may be wrong: where the store text tells of another game, follow the store text.',
  'A title alone is no evidence of what is played. A craft note that calls two mechanics a clash names the problem to solve.',
  'Where an input has a sentenceOfStoreText instead of a mechanic, none is known: the action in that sentence is its core, under the name that its players use, and the sentence is what “from” names.',
  'Items that the data lists under mustStay are in the idea. Words of the designer that name no known mechanic stay word for word and are the core.',
  'Every item follows one rule: keep (taken over from an input as it is), swap (a near relative takes the place of an input’s item), complement (added because it fits), twist (an input’s item, changed on purpose). Say which input and which of its items it comes from. Never claim an origin that is not in the inputs.',
];

interface Task {
  lines: readonly string[];
  question: string;
  /** The answer names its choice, pressure and reward. */
  parts: boolean;
}

/** Instructions first, then examples, what is known, and the question last. */
function compose({ lines, question, parts }: Task, request: BrainstormRequest): ModelMessage[] {
  const { inputs, charting, trends, constraint } = request;
  return [
    {
      role: 'system',
      content: [ROLE, ...lines, ...RECOGNIZABLE, METHOD, STYLE, FIGURES_RULE, DATA_RULE].join('\n'),
    },
    {
      role: 'user',
      content: `For the tone and the depth, not for their subject or their way to join:\n${listIdeaExamples({ parts })}`,
    },
    ...marketAsData(charting, trends, listEntries(inputs, constraint)),
    craftAsData(inputs, constraint),
    {
      role: 'user',
      content: [
        sourcesAsData(inputs),
        ...(constraint
          ? [
              `${asData('constraint', clip(constraint, 300))}\nThe idea holds to the constraint in every field. An item of an input that breaks it is swapped or left out.`,
            ]
          : []),
        question,
      ].join('\n'),
    },
  ];
}

/** Asks for one new idea from one to three inputs. */
export function brainstormPrompt(request: BrainstormRequest): ModelPrompt {
  const lines = ['Make one new idea for a mobile game from the inputs.'];
  const attempt = (request.seed ?? 0) + 1;
  const question =
    attempt === 1
      ? 'Answer with the one idea.'
      : `The designer has ${attempt - 1} ${attempt === 2 ? 'idea' : 'ideas'} from these inputs and asks for another: another situation, another job and another way to join the actions.`;
  const messages = compose({ lines, question, parts: false }, request);
  return { name: 'idea_brainstorm', version: '9', messages };
}

const AXIS_TASKS: Readonly<Record<Axis, string>> = {
  setting: 'setting: a place that changes what the core asks for.',
  audience: 'audience: people whose day changes its pace and its bar.',
  coreTwist: 'coreTwist: one rule of the core turned around.',
  progression: 'progression: what weeks look like, so that today’s choice is still felt in the next.',
  business: 'business: how it earns, so that it shapes the play.',
};

function describeVariants(axes: readonly Axis[]): string[] {
  const [first] = axes;
  if (axes.length === 1 && first) {
    return [
      `Make one variant of a new idea for a mobile game from the inputs. Where it begins: ${AXIS_TASKS[first]}`,
      'It is a whole idea that could be pitched alone. Keep its texts short: about 300 words together.',
    ];
  }
  return [
    `Make ${spellCount(axes)} variants of one new idea for a mobile game from the inputs, so that a team can choose. Each could be pitched alone. No two share a place, a job, a joke, the quantity that is scarce (time, moves, space, noise), or the way in which the actions are joined.`,
    `Each begins at one axis, in this order. ${axes.map((axis) => AXIS_TASKS[axis]).join(' ')}`,
    'The axis is where a variant begins, not what its pitch is about: each pitch shows what the hand does and what is decided.',
    'At most two of the places are quaint or of the past. The tests and the ways to earn are worded differently in each.',
    'Keep every text short: about 300 words for one variant.',
  ];
}

/** Asks for as many variants as there are axes, one for each. */
export function variantsPrompt(request: BrainstormRequest, axes: readonly Axis[] = AXES): ModelPrompt {
  const seen = (request.seed ?? 0) * axes.length;
  const wanted = axes.length === 1 ? 'the one variant' : `the ${spellCount(axes)} variants`;
  const others = axes.length === 1 ? 'another' : `${spellCount(axes)} others`;
  const question =
    seen === 0
      ? `Answer with ${wanted}.`
      : `The designer has seen ${seen} ${seen === 1 ? 'variant' : 'variants'} and asks for ${others}: places, jobs and rules that come to mind after the first ${seen}.`;
  const messages = compose({ lines: describeVariants(axes), question, parts: true }, request);
  return { name: 'idea_variants', version: '8', messages };
}

/** The axis that one variant from chosen parts stands for. */
export const COMBINED_AXES = ['coreTwist'] as const satisfies readonly Axis[];

/** Asks for one variant from parts that the designer took from others. */
export function combinePrompt(
  request: BrainstormRequest,
  parts: Readonly<Record<Part, string>>,
): ModelPrompt {
  const lines = [
    'Write one variant of an idea for a mobile game from the inputs and from the four parts that the designer chose: its setting, its choice, its pressure and its reward. Bend the words of the parts until they are one game; keep what they mean.',
  ];
  const clipped = Object.fromEntries(PARTS.map((name) => [name, clip(parts[name], 200)]));
  const question = `${asData('parts', clipped)}\nAnswer with this one variant.`;
  const messages = compose({ lines, question, parts: true }, request);
  return { name: 'idea_combine', version: '7', messages };
}
