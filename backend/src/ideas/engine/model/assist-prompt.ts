import { z } from 'zod';
import { ANSWER_LIMITS, type AssistRequest, type SuggestedField } from '../engine.types.js';
import type { ModelPrompt } from '../../../ai/model.types.js';
import { list, text } from '../../../ai/schema-value.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { ASSIST_EXAMPLES, FIGURES_RULE, STYLE } from './guidance.js';
import { clip, ideaAsData, listIdeaEntries, marketAsData, sourcesAsData } from './idea-data.js';
import { CONCEPT_SHAPE } from './idea-shape.js';

export const ASSIST_SCHEMA = z.object({
  suggestions: list(text(1_000), ANSWER_LIMITS.suggestions, 'Exactly three texts, each going another way.'),
  basis: list(
    text(120),
    ANSWER_LIMITS.basis,
    'Names of the items, fields and games that the suggestions rest on.',
  ),
});

const FIELD_TASKS: Readonly<Record<SuggestedField, string>> = {
  ...(Object.fromEntries(
    Object.entries(CONCEPT_SHAPE).map(([field, { description }]) => [field, description]),
  ) as Record<keyof typeof CONCEPT_SHAPE, string>),
  pitch:
    'The idea in one or two short sentences, at most 240 characters together: what is done, why it is hard, what it changes.',
};
const FIELD_NAMES: Readonly<Partial<Record<SuggestedField, string>>> = {
  ...{ fantasy: 'player fantasy', artDirection: 'art direction', firstTest: 'first test' },
  ...{
    moment: 'core loop, moment',
    session: 'core loop, session',
    weeks: 'core loop, weeks',
    risk: 'biggest risk',
  },
};

/** Asks for three texts of one item, or of one field of the concept. */
export function assistPrompt(request: AssistRequest): ModelPrompt {
  const { question, item, kind, field, idea, charting, trends, sources = [] } = request;
  const what = field
    ? `field “${FIELD_NAMES[field] ?? field}”`
    : kind === 'mechanic'
      ? 'core mechanic'
      : 'meta element';
  return {
    name: 'idea_assist',
    version: '4',
    messages: [
      {
        role: 'system',
        content: [
          `You help a game designer with one ${what} of an idea for a mobile game.`,
          field
            ? `What belongs there: ${FIELD_TASKS[field]}`
            : 'An item names its mechanic, then says what it comes to in this game: what the player touches, what gets in the way, what it gives to the other items. At most 40 words.',
          'Write three texts to choose from, in the direction that the question asks for. Each fits the other items and fields as they stand, uses the words of the idea’s own place, differs from the present text, and goes another way than the other two: the expected one done well, one that takes something away, one that nobody at the table has thought of.',
          'Write in the language of the idea.',
          STYLE,
          FIGURES_RULE,
          DATA_RULE,
        ].join('\n'),
      },
      { role: 'user', content: `For the tone and the depth, not for their subject:\n${ASSIST_EXAMPLES}` },
      ...marketAsData(charting, trends, listIdeaEntries(idea)),
      ...(sources.length > 0 ? [{ role: 'user' as const, content: sourcesAsData(sources) }] : []),
      { role: 'user', content: ideaAsData(idea) },
      {
        role: 'user',
        content: `${asData(field ? 'field' : 'item', clip(item, 1_000))}\nThe designer asks: ${question || 'What would be the best text here?'}`,
      },
    ],
  };
}
