import type { BrainstormRequest } from '../engine.types.js';
import type { ModelMessage, ModelPrompt, ModelSchema } from '../../../ai/model.types.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { AXES, PARTS, type Part } from '../variants/variant.types.js';
import { EXAMPLES, FIGURES_RULE, METHOD, ROLE, STYLE } from './guidance.js';
import { CONCEPT_SHAPE, EXPLAINED_ITEMS, ITEMS } from './idea-shape.js';
import { clip, craftAsData, marketAsData, sourcesAsData } from './idea-data.js';

export const BRAINSTORM_SCHEMA = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      maxLength: 120,
      description: 'A working title of two to four words, from the place.',
    },
    hook: {
      type: 'string',
      maxLength: 400,
      description: 'The pitch: one or two short sentences, at most 240 characters together.',
    },
    ...CONCEPT_SHAPE,
    coreMechanics: { ...EXPLAINED_ITEMS, description: 'Two to four, the core of each input among them.' },
    metaElements: { ...EXPLAINED_ITEMS, description: 'One to four.' },
  },
} as const satisfies ModelSchema;

const part = (description: string) => ({ type: 'string', maxLength: 200, description }) as const;

export const VARIANTS_SCHEMA = {
  type: 'object',
  properties: {
    variants: {
      type: 'array',
      maxItems: AXES.length,
      items: {
        type: 'object',
        properties: {
          axis: { type: 'string', maxLength: 20, enum: AXES },
          name: { type: 'string', maxLength: 120, description: 'Two to four words, from the place.' },
          pitch: {
            type: 'string',
            maxLength: 400,
            description: 'One or two short sentences, at most 240 characters together.',
          },
          choice: part('Completes “You decide …”, at most 8 words.'),
          pressure: part('What makes it hard, with its verb: “the guard’s round comes closer”.'),
          reward: part('What it is worth, with its verb: “a finished set opens a wing”.'),
          ...CONCEPT_SHAPE,
          coreMechanics: { ...ITEMS, description: 'Two or three, the core of each input among them.' },
          metaElements: { ...ITEMS, description: 'One to three.' },
        },
      },
    },
  },
} as const satisfies ModelSchema;

const RECOGNIZABLE = [
  'Each input stays recognizable by its first mechanics. Two to four core mechanics, one to four meta elements.',
  'Items that the data lists under mustStay are in the idea. Words of the designer that name no known mechanic stay word for word and are the core.',
  'Every item follows one rule: keep (taken over from an input as it is), swap (a near relative takes the place of an input’s item), complement (added because it fits), twist (an input’s item, changed on purpose). Say which input and which of its items it comes from. Never claim an origin that is not in the inputs.',
];

/** Instructions first, then examples, what is known, and the question last. */
function compose(task: readonly string[], request: BrainstormRequest, question: string): ModelMessage[] {
  const { inputs, charting, trends, constraint } = request;
  return [
    {
      role: 'system',
      content: [ROLE, ...task, ...RECOGNIZABLE, METHOD, STYLE, FIGURES_RULE, DATA_RULE].join('\n'),
    },
    { role: 'user', content: `For the tone and the depth, not for their subject:\n${EXAMPLES}` },
    ...marketAsData(charting, trends),
    craftAsData(inputs),
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
  const task = ['Make one new idea for a mobile game from the inputs.'];
  const question = `This is attempt ${(request.seed ?? 0) + 1} for these inputs: each attempt takes another place and another turn of the core.`;
  return { name: 'idea_brainstorm', version: '3', messages: compose(task, request, question) };
}

const AXIS_TASKS = [
  'Make five variants of one new idea for a mobile game from the inputs, so that a team can choose. Each could be pitched alone; no two share a place, a job or a joke.',
  'Each differs along one axis, in this order. setting: a place that changes what the core asks for. audience: people whose day changes its pace and its bar. coreTwist: one rule of the core turned around. progression: what weeks look like. business: how it earns, so that it shapes the play.',
  'Keep every text short: about 300 words for one variant.',
];

/** Asks for five variants, one for each axis. */
export function variantsPrompt(request: BrainstormRequest): ModelPrompt {
  const set = (request.seed ?? 0) + 1;
  const question =
    set === 1
      ? 'Answer with the five variants.'
      : `The designer has seen ${(set - 1) * AXES.length} variants and asks for five others: places, jobs and rules that come to mind after the first ${(set - 1) * AXES.length}.`;
  return { name: 'idea_variants', version: '2', messages: compose(AXIS_TASKS, request, question) };
}

/** Asks for one variant from parts that the designer took from others. */
export function combinePrompt(
  request: BrainstormRequest,
  parts: Readonly<Record<Part, string>>,
): ModelPrompt {
  const task = [
    'Write one variant of an idea for a mobile game from the inputs and from the four parts that the designer chose: its setting, its choice, its pressure and its reward. Bend the words of the parts until they are one game; keep what they mean.',
  ];
  const given = Object.fromEntries(PARTS.map((name) => [name, clip(parts[name], 200)]));
  const question = `${asData('parts', given)}\nAnswer with a list of this one variant. Its axis is coreTwist.`;
  return { name: 'idea_combine', version: '1', messages: compose(task, request, question) };
}
