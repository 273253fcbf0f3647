import type { AssistRequest } from '../engine.types.js';
import type { ModelPrompt, ModelSchema } from '../../../ai/model.types.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { EXAMPLES, FIGURES_RULE, STYLE } from './guidance.js';
import { chartsAsData, clip, ideaAsData } from './idea-data.js';

export const ASSIST_SCHEMA = {
  type: 'object',
  properties: {
    suggestion: { type: 'string', maxLength: 1_000, description: 'The new text of the item.' },
    basis: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 120 },
      description: 'Names of the items and games that the suggestion rests on.',
    },
  },
} as const satisfies ModelSchema;

/**
 * Asks for a better text of one item.
 * @param plain the answer is the text itself, to be shown as it comes
 */
export function assistPrompt(
  { question, item, kind, idea, charting }: AssistRequest,
  plain: boolean,
): ModelPrompt {
  const what = kind === 'mechanic' ? 'core mechanic' : 'meta element';
  return {
    name: plain ? 'idea_assist_text' : 'idea_assist',
    version: '2',
    messages: [
      {
        role: 'system',
        content: [
          `You help a game designer with one ${what} of an idea for a mobile game.`,
          `Write a better text for this one item, in the direction that the question asks for, in at most 60 words. It must fit the other items and differ from the present text.`,
          ...(plain ? ['Answer with the new text only: no heading, no quotation marks, no remark.'] : []),
          STYLE,
          EXAMPLES,
          FIGURES_RULE,
          DATA_RULE,
        ].join('\n'),
      },
      ...chartsAsData(charting),
      { role: 'user', content: ideaAsData(idea) },
      {
        role: 'user',
        content: `${asData('item', clip(item, 1_000))}\nThe designer asks: ${question || 'What would be the best variant of it?'}`,
      },
    ],
  };
}
