import type { ChatRequest, ChatTurn } from '../engine.types.js';
import type { ModelPrompt, ModelSchema } from '../../../ai/model.types.js';
import { wireSchema } from '../../../ai/schema-value.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { EXAMPLES, FIGURES_RULE, STYLE } from './guidance.js';
import { chartsAsData, clip, ideaAsData } from './idea-data.js';

/** Parts the answer from the changed idea behind it. */
export const IDEA_MARK = '=== IDEA ===';

const ITEMS = {
  type: 'array',
  maxItems: 60,
  nullable: true,
  description: 'The whole list as it should be; null when it stays.',
  items: {
    type: 'object',
    properties: {
      ref: {
        type: 'string',
        maxLength: 8,
        nullable: true,
        description: 'Of an item that stays; null when new.',
      },
      content: { type: 'string', maxLength: 1_000, nullable: true, description: 'Null keeps the text.' },
    },
  },
} as const satisfies ModelSchema;

export const CHANGED_IDEA_SCHEMA = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 120, nullable: true, description: 'Null when it stays.' },
    coreMechanics: ITEMS,
    metaElements: ITEMS,
  },
} as const satisfies ModelSchema;

const MAX_TURNS = 20;
const MAX_TURN = 400;

/** Asks for the next turn of the talk about one idea. */
export function chatPrompt({ message, idea, history, charting }: ChatRequest): ModelPrompt {
  return {
    name: 'idea_chat',
    version: '2',
    messages: [
      {
        role: 'system',
        content: [
          'You talk with a game designer about one idea for a mobile game. You see the idea with its concept, the charts of one market and figures that may be cited; you do not see the rest of the product.',
          'Answer in plain text, to the point, in at most 150 words, naming the items you speak of. Say plainly when you cannot know something.',
          `Only when the designer asks for a change of the idea: write after your answer a line with ${IDEA_MARK} and below it one JSON object of this JSON Schema, and nothing after it: ${JSON.stringify(wireSchema(CHANGED_IDEA_SCHEMA))}`,
          'The designer decides whether to take the change over: speak of it as a proposal.',
          STYLE,
          EXAMPLES,
          FIGURES_RULE,
          DATA_RULE,
        ].join('\n'),
      },
      ...talkAsData(history),
      ...chartsAsData(charting),
      { role: 'user', content: ideaAsData(idea) },
      { role: 'user', content: message },
    ],
  };
}

function talkAsData(history: readonly ChatTurn[]): ModelPrompt['messages'] {
  if (history.length === 0) return [];
  const turns = history.slice(-MAX_TURNS).map(({ role, content }) => ({
    from: role === 'ai' ? 'you' : 'designer',
    text: clip(content, MAX_TURN),
  }));
  return [{ role: 'user', content: asData('talk_so_far', turns) }];
}
