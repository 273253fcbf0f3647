import { z } from 'zod';
import type { ChatRequest, ChatTurn } from '../engine.types.js';
import type { ModelPrompt } from '../../../ai/model.types.js';
import { list, orNull, text, toWireSchema } from '../../../ai/schema-value.js';
import { asData, DATA_RULE } from '../../../ai/prompts/data.js';
import { CHAT_STYLE, FIGURES_RULE } from './guidance.js';
import { clip, ideaAsData, listIdeaEntries, marketAsData, sourcesAsData } from './idea-data.js';
import { CONCEPT_SHAPE } from './idea-shape.js';

/** Parts the answer from the changed idea behind it. */
export const IDEA_MARK = '=== IDEA ===';

const ITEMS = orNull(
  list(
    z.object({
      ref: orNull(text(8), 'Of an item that stays; null when new.'),
      content: orNull(text(1_000), 'Null keeps the text.'),
    }),
    60,
  ),
  'The whole list as it should be; null when it stays.',
);

export const CHANGED_IDEA_SCHEMA = z.object({
  name: orNull(text(120), 'Null when it stays.'),
  coreMechanics: ITEMS,
  metaElements: ITEMS,
  concept: orNull(
    z.object({
      pitch: orNull(text(400), 'One or two short sentences, at most 240 characters together.'),
      ...CONCEPT_SHAPE,
    }),
    'Only fields that change; null for each that stays.',
  ),
});

/** How a good answer sounds, about an idea that is not the one at hand. */
const CHAT_EXAMPLES = [
  'Three answers about another idea, Midnight Museum (crack a match-3 lock to slip into a friend’s museum and take a copy):',
  'Asked “What will it earn in a year?”: I can’t know that, and nobody can from a pitch: neither the idea nor the charts say what people pay. A small launch would tell: sell one guard uniform for two weeks and count who buys a second. If no one does, the Monetization field is wrong before any forecast is.',
  'Asked “Isn’t the guard too much?”: Keep the guard, but let the first three matches make no sound. The Biggest risk says that a visit may feel like a loss; three silent matches let everyone carry home one copy. I’d try that on one board before touching the lock.',
  `Asked “Make robbery impossible.”: I’d turn Raids into swaps: friends leave a window open with the piece they would give away. The Biggest risk goes with it, and its place is taken by people who never leave anything good.\n${IDEA_MARK}\n{"coreMechanics":[{"ref":"m1","content":null},{"ref":"m2","content":"Swaps: take the piece behind the open window and leave one of yours"}],"concept":{"risk":"Friends leave only what they have twice, and the windows get boring."}}`,
].join('\n');

/** Characters of the talk so far that are sent; the newest turns stay whole. */
const TALK_BUDGET = 8_000;
const SHORT_TURN = 240;

/** Asks for the next turn of the talk about one idea. */
export function chatPrompt({
  message,
  idea,
  history,
  charting,
  trends,
  sources = [],
}: ChatRequest): ModelPrompt {
  return {
    name: 'idea_chat',
    version: '4',
    messages: [
      {
        role: 'system',
        content: [
          'You talk with a game designer about one idea for a mobile game, as a senior designer at the next desk would. You see the idea with its concept, the games it was made from with sentences of their store texts, the charts of one market and figures that may be cited. You do not see the rest of the product, the web, or the games themselves.',
          'Answer what was asked in the first sentence, in the language of the message, in plain text and at most 150 words; when the message asks for texts to choose from, give them instead. Name the items and fields you speak of. Take a position and give the reason; say what you would try first. When neither the idea nor the data says it, say plainly that you cannot know it, and what would tell; never fill the gap from memory, not for games that you know. Tell what the data says from what you think (“I think”, “I’d”).',
          `Only when the designer asks for a change of the idea: write after your answer a line with ${IDEA_MARK} and below it one JSON object of this JSON Schema, and nothing after it; what stays may be null or left out: ${JSON.stringify(toWireSchema(CHANGED_IDEA_SCHEMA))}`,
          'A change touches what was asked for and nothing else; fields that no longer agree with it change too. The designer decides whether to take it over: speak of it as a proposal.',
          CHAT_STYLE,
          FIGURES_RULE,
          DATA_RULE,
        ].join('\n'),
      },
      { role: 'user', content: `For the tone and the depth, not for their subject:\n${CHAT_EXAMPLES}` },
      ...talkAsData(history),
      ...marketAsData(charting, trends, listIdeaEntries(idea)),
      ...(sources.length > 0 ? [{ role: 'user' as const, content: sourcesAsData(sources) }] : []),
      { role: 'user', content: ideaAsData(idea) },
      { role: 'user', content: message },
    ],
  };
}

/** The whole talk within a budget: from the newest turn backward whole, then in short, until there is no room. */
function talkAsData(history: readonly ChatTurn[]): ModelPrompt['messages'] {
  if (history.length === 0) return [];
  let room = TALK_BUDGET;
  const turns = history.toReversed().flatMap(({ role, content }) => {
    const text = clip(content, content.length <= room - SHORT_TURN * 4 ? content.length : SHORT_TURN);
    if (text.length > room) return [];
    room -= text.length;
    return [{ from: role === 'ai' ? 'you' : 'designer', text }];
  });
  return [{ role: 'user', content: asData('talk_so_far', turns.reverse()) }];
}
