import type { BrainstormRequest } from '../engine.types.js';
import type { ModelPrompt, ModelSchema } from '../../../ai/model.types.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { EXAMPLES, FIGURES_RULE, STYLE } from './guidance.js';
import { chartsAsData, clip, sourcesAsData } from './idea-data.js';

const text = (maxLength: number, description: string) =>
  ({ type: 'string', maxLength, nullable: true, description }) as const;

const ITEMS = {
  type: 'array',
  maxItems: 12,
  items: {
    type: 'object',
    properties: {
      content: {
        type: 'string',
        maxLength: 1_000,
        description: 'The mechanic under its usual name, then what it is in this game.',
      },
      rule: { type: 'string', maxLength: 20, enum: ['keep', 'swap', 'complement', 'twist'] },
      input: {
        type: 'number',
        nullable: true,
        description: 'Number of the input that the item comes from; null when it comes from none.',
      },
      from: {
        type: 'string',
        maxLength: 1_000,
        nullable: true,
        description: "That input's item, word for word; null when the item comes from none.",
      },
      why: { type: 'string', maxLength: 300, description: 'Why the item is there, in one sentence.' },
    },
  },
} as const satisfies ModelSchema;

export const BRAINSTORM_SCHEMA = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 120, description: 'A working title of two to four words.' },
    hook: { type: 'string', maxLength: 400, description: 'The pitch: one sentence, at most 240 characters.' },
    fantasy: text(400, 'Who the player gets to be.'),
    setting: text(400, 'A place one could draw, and what is odd about it.'),
    audience: text(400, 'Who plays it and when in their day.'),
    moment: text(400, 'What one does within 30 seconds, and what presses.'),
    session: text(400, 'What one session adds up to, and what one chooses.'),
    weeks: text(400, 'What brings people back for weeks.'),
    monetization: text(400, 'What is sold and what never is.'),
    artDirection: text(300, 'Material, light, point of view.'),
    risk: text(400, 'The one thing likeliest to kill it.'),
    firstTest: text(400, 'What to build by Friday, and what would prove it.'),
    coreMechanics: ITEMS,
    metaElements: ITEMS,
  },
} as const satisfies ModelSchema;

/** Asks for one new idea from one to three inputs. */
export function brainstormPrompt({ inputs, seed = 0, charting, constraint }: BrainstormRequest): ModelPrompt {
  return {
    name: 'idea_brainstorm',
    version: '2',
    messages: [
      {
        role: 'system',
        content: [
          'You are a game designer who combines mobile games into a new idea that a studio would discuss in a pitch meeting.',
          'Make one idea in which each input stays recognizable by its first mechanics: what its store text says first is its core. Two to four core mechanics, one to four meta elements.',
          'Items that the data lists under mustStay are in the idea. Words of the designer that name no known mechanic stay word for word and are the core.',
          "Every item follows one rule: keep (taken over from an input as it is), swap (a near relative takes the place of an input's item), complement (added because it fits), twist (an input's item, changed on purpose). Say which input and which of its items it comes from. Never claim an origin that is not in the inputs.",
          STYLE,
          EXAMPLES,
          FIGURES_RULE,
          DATA_RULE,
        ].join('\n'),
      },
      ...chartsAsData(charting),
      {
        role: 'user',
        content: [
          sourcesAsData(inputs),
          ...(constraint
            ? [`${asData('constraint', clip(constraint, 300))}\nThe idea holds to the constraint.`]
            : []),
          `This is attempt ${seed + 1} for these inputs: each attempt takes another setting and another turn of the core.`,
        ].join('\n'),
      },
    ],
  };
}
