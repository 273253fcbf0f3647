import type { BrainstormRequest } from '../engine.types.js';
import type { ModelPrompt, ModelSchema } from '../../../ai/model.types.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { chartsAsData, clip } from './idea-data.js';

const ITEMS = {
  type: 'array',
  maxItems: 12,
  items: {
    type: 'object',
    properties: {
      content: { type: 'string', maxLength: 1_000, description: 'The item in one or two sentences.' },
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
    name: { type: 'string', maxLength: 120, description: 'A working title of two to five words.' },
    hook: { type: 'string', maxLength: 400, description: 'The idea in one sentence.' },
    coreMechanics: ITEMS,
    metaElements: ITEMS,
  },
} as const satisfies ModelSchema;

const MAX_ITEMS = 15;

/** Asks for one new idea from one to three inputs. */
export function brainstormPrompt({ inputs, seed = 0, charting }: BrainstormRequest): ModelPrompt {
  const material = inputs.map(({ name, mechanics, metaElements }, index) => ({
    input: index + 1,
    name: clip(name, 120),
    mechanics: mechanics.slice(0, MAX_ITEMS).map((text) => clip(text)),
    metaElements: metaElements.slice(0, MAX_ITEMS).map((text) => clip(text)),
  }));
  return {
    name: 'idea_brainstorm',
    version: '1',
    messages: [
      {
        role: 'system',
        content: [
          'You are a game designer who combines mobile games into a new idea for an analyst.',
          'Make one idea that is neither of the inputs: 3 to 8 core mechanics (what the player does) and 2 to 8 meta elements (progression, economy, social, live events).',
          "Every item follows one rule: keep (taken over from an input as it is), swap (a near relative takes the place of an input's item), complement (added because it fits what is there), twist (an input's item, changed on purpose).",
          'Say for each item which input and which of its items it comes from, and why. Never claim an origin that is not in the inputs.',
          DATA_RULE,
        ].join('\n'),
      },
      ...chartsAsData(charting),
      {
        role: 'user',
        content: `${asData('inputs', material)}\nThis is attempt ${seed + 1} for these inputs: each attempt takes another direction.`,
      },
    ],
  };
}
