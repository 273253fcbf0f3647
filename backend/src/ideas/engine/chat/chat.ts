import { compare, explain, similar, suggest } from './chat-advice.js';
import { add } from './chat-add.js';
import { doThat, remove, renameIdea, renameItem, shortenItems, weigh } from './chat-changes.js';
import { type ChatContext, buildContext, findMeantItems } from './chat-context.js';
import {
  audience,
  firstSession,
  monetisation,
  nextSteps,
  retention,
  risks,
  sessionLength,
} from './chat-design.js';
import { type Intent, detectIntent } from './chat-intents.js';
import { answeredWhich, combine, improve, review, summary } from './chat-review.js';
import { toAnswer, type Said } from './chat-say.js';
import type { ChatAnswer, ChatRequest } from '../engine.types.js';
import { joinWords, quote } from '../phrases.js';

const HELP = [
  'I am the built-in engine: a fixed set of rules over a taxonomy of game mechanics and the collected charts, not a language model. You can ask me to',
  '- suggest mechanics or meta elements, in a direction such as “more casual” or “more competitive”, and say “another one” or “add the second”;',
  '- explain, compare or combine two of them, or compare the idea with a charting game;',
  '- add, remove, rename, improve or shorten items, or find another name for the idea;',
  '- sum the idea up, or say what I think of it and which item is the weakest;',
  '- name risks, similar games, ways to earn, session length, audience, reasons to return, the first session, next steps.',
];

const CANNOT = [
  'I cannot do that: I have no pictures, code, translations, web search or forecasts, only rules about mechanics and the charts collected here.',
  'What I can do instead: say how the item works, what it needs and what goes wrong, or which charting games have it. Ask “help” for the list.',
];

type Reply = (context: ChatContext, round: number) => Said;

const REPLIES: Record<Exclude<Intent, 'another'>, Reply> = {
  help: () => ({ intent: 'help', lines: HELP, basis: [] }),
  thanks: () => ({
    intent: 'thanks',
    lines: ['Good. Ask “next steps” or “risks” when you want to go on.'],
    basis: [],
  }),
  cannot: () => ({ intent: 'cannot', lines: CANNOT, basis: [] }),
  'do-that': doThat,
  'rename-idea': renameIdea,
  'rename-item': renameItem,
  remove,
  weigh,
  add,
  shorten: shortenItems,
  compare,
  risks,
  similar,
  monetisation,
  'session-length': sessionLength,
  audience,
  'first-session': firstSession,
  'next-steps': nextSteps,
  retention,
  explain,
  suggest,
  unclear,
  review,
  summary,
  combine,
  improve: (context, round) => (pointsAtItem(context) ? improve(context) : suggest(context, round)),
};

/**
 * Answers one message about one idea. Only the person's message is read as a request; names, items, history and games
 * are data. A change comes as `updatedIdea`, to be applied by the person. Pure: the same request, the same answer.
 */
export function chat(request: ChatRequest): ChatAnswer {
  const asked = buildContext(request);
  const whole = answeredWhich(asked);
  const context = whole ? buildContext(request, whole) : asked;
  const intent = detectIntent(context.message);
  if (intent !== 'another') return toAnswer(markSample(request, REPLIES[intent](context, 0)));
  const earlier = lastQuestion(request);
  if (!earlier) return toAnswer(markSample(request, suggest(context, context.turn)));
  // The earlier question again, with what was said since taken into account.
  const before = buildContext(request, earlier.message);
  const said = REPLIES[earlier.intent]({ ...before, seed: before.seed + context.turn }, context.turn);
  return toAnswer(markSample(request, said));
}

/** "Make it more competitive" is about the idea, "make the guilds more competitive" about an item. */
const pointsAtItem = (context: ChatContext): boolean =>
  findMeantItems(context).length > 0 &&
  (context.named.length === 0 || findMeantItems(context)[0]?.entry !== undefined);

/** Figures of sample captures carry their mark, once an answer. */
function markSample({ charting }: ChatRequest, said: Said): Said {
  const told = said.lines.some((line) => /\banalyzed\b/.test(line) && !/sample data/.test(line));
  return charting?.sample && told
    ? { ...said, lines: [...said.lines, 'The chart figures are sample data.'] }
    : said;
}

/** The last message of the person that asked for something one can have another of. */
function lastQuestion({
  history,
}: ChatRequest):
  { message: string; intent: 'suggest' | 'rename-idea' | 'retention' | 'monetisation' } | undefined {
  for (const { role, content } of [...history].reverse()) {
    if (role !== 'user') continue;
    const intent = detectIntent(content);
    if (
      intent === 'suggest' ||
      intent === 'rename-idea' ||
      intent === 'retention' ||
      intent === 'monetisation'
    )
      return { message: content, intent };
    if (intent !== 'another' && intent !== 'do-that' && intent !== 'thanks') return undefined;
  }
  return undefined;
}

/** Not understood: says so, offers what is near, never pretends. */
function unclear(context: ChatContext): Said {
  const meant = findMeantItems(context);
  if (context.named.length > 1) return compare(context);
  if (context.named.length === 1) return explain(context);
  const near = meant.slice(0, 2).map(({ content }) => quote(content, 60));
  return {
    intent: 'unclear',
    lines: [
      near.length > 0
        ? `I see that it is about ${joinWords(near)}, but not what you want with it. Explain it, change it, remove it, or name its risks?`
        : 'I did not understand that. I know questions about mechanics, meta elements, risks, similar games, earning, session length, audience, first session and next steps, and I can add, remove or rename items.',
      'Ask “help” for examples.',
    ],
    basis: near,
  };
}
