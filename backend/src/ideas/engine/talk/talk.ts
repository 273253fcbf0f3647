import type { ChatAnswer, ChatRequest } from '../engine.types.js';
import { oneLine, sameKey } from '../phrases.js';
import { ANSWERS } from './answers.js';
import { answerAsked } from './asked-answers.js';
import { editIdea } from './edits.js';
import { answerField, describeField } from './field-answers.js';
import { findForeignIntent } from './foreign.js';
import { findIntent, wordsIn } from './intents.js';
import { CANNOT, isEnglish, listAbilities, noteEnglish } from './languages.js';
import { answerReason } from './reason-answers.js';
import { answerFollowUp } from './follow-ups.js';
import { answerGame, answerHas, findNamedGame } from './thing-answers.js';
import { answerWishedRetheme } from './retelling-answers.js';
import { readSubject, type Subject } from './subject.js';

const AGREES =
  /^(?:(?:yes|yep|ok|okay)[, ]+)?(?:yes|yep|ok|okay|do it|do that|apply|apply it|go ahead|please do|sure)[.!]*$/i;

const SMALL_TALK: readonly [RegExp, string][] = [
  [/^i (?:really )?(?:like|love) (?:it|this|that)(?: one)?[.!]*$/i, 'Good. Nothing changed.'],
  [
    /^(?:(?:ok|okay)[, ]+)?(?:thanks|thank you|thx|great|nice|cool|perfect)(?: a lot| so much)?[.!]*$/i,
    'You’re welcome.',
  ],
  [
    /^(?:no|nope|no thanks|never mind|forget it|cancel)[.!]*$/i,
    'Nothing changed. Press Dismiss on a proposal you don’t want.',
  ],
];

/** Where something that is asked often is found instead. */
const HINTS: readonly [RegExp, string][] = [
  [
    /\b(?:earns?|revenue|retention|installs?|downloads?|break even|ltv|arpu|dau|costs?|budget|profit|money)\b/i,
    'I don’t predict money, installs or retention: the first test and a prototype tell more.',
  ],
  [
    /\btrend(?:s|ing|y)?\b|\b(?:mechanics?|genres?|what) (?:is|are) (?:rising|growing)\b/i,
    'Trends shows which mechanics rise and fall in a market.',
  ],
  [/^(?:please )?undo\b/i, 'An applied change is undone under Versions.'],
  [
    /\b(?:is (?:this|it) (?:just |basically )?like |basically |a competitor|anything close)/i,
    '“Similar games” lists the nearest games in the charts, and “compare with” and a title sets one beside the idea.',
  ],
  [
    /\b(?:less|more) (?:chaotic|fun|exciting|boring|interesting|social)\b/i,
    'I re-theme when you name a place (“set it in a bakery”), and Assist on an item offers three other texts for it.',
  ],
];
/** "Isn’t this just Royal Match with albums?" */
const LIKENED =
  /^(?:is|isn[’']?t) (?:this|it|that) (?:just |only |basically |too |really )*(?:like |a copy of |a clone of )?/i;

/** "Compare with Candy Crush", and not "how do they differ from each other". */
const NAMES_TITLE =
  /^(?:[Pp]lease )?[Cc]ompare[.!]*$|\b(?:with|to|from|and|versus|than)\s+["“]?(?!I\b)\p{Lu}/u;

/** The idea beside a game; a source that is in no chart is compared by its own analysis. */
function answerCompare(subject: Subject): ChatAnswer | undefined {
  const { message } = subject.request;
  if (!NAMES_TITLE.test(message) && !findNamedGame(subject, message)) return undefined;
  const reply = ANSWERS.compare(subject);
  return (reply.basis.length === 0 && answerGame(subject)) || reply;
}

const findHint = (message: string): string => HINTS.find(([words]) => words.test(message))?.[1] ?? CANNOT;

/**
 * The built-in engine's answer: one of its eight questions or a plain edit; everything else is told to be beyond it.
 * Pure: the same request gives the same answer.
 */
export function answerMessage(request: ChatRequest): ChatAnswer {
  const message = oneLine(request.message);
  if (AGREES.test(message)) {
    const content = 'Press Apply on the proposal. Nothing changes by itself.';
    return { intent: 'agree', content, basis: [] };
  }
  const small = SMALL_TALK.find(([words]) => words.test(message));
  if (small) return { intent: 'agree', content: small[1], basis: [] };
  if (isEnglish(message)) {
    const edited = editIdea(request);
    if (edited) return edited;
    const { idea, charting } = request;
    const texts = [idea.name, ...[...idea.coreMechanics, ...idea.metaElements].map(({ content }) => content)];
    const known = wordsIn([...texts, ...(charting?.games.map(({ title }) => title) ?? [])]);
    const subject = readSubject(request);
    const plain = answerField(subject) ?? answerReason(subject) ?? answerAsked(subject);
    if (plain) return plain;
    const both = answerBoth(subject, known);
    if (both) return joinAnswers(both);
    const isLikened = LIKENED.test(message) && findNamedGame(subject, message) !== undefined;
    const intent = isLikened ? 'compare' : findIntent(message, known);
    const reply = intent === 'compare' ? answerCompare(subject) : intent && ANSWERS[intent](subject);
    if (reply) return reply;
    const open = answerFollowUp(request, answerMessage) ?? answerWishedRetheme(subject) ?? answerHas(subject);
    if (open) return open;
  }
  const foreign = findForeignIntent(message);
  if (foreign) {
    const subject = readSubject(request);
    const reply =
      foreign === 'audience' || foreign === 'monetization'
        ? describeField(subject, foreign)
        : ANSWERS[foreign](subject);
    return { ...reply, content: [noteEnglish(message), reply.content].filter(Boolean).join('\n') };
  }
  const isHelp = sameKey(message) === 'help';
  return {
    intent: isHelp ? 'help' : 'unknown',
    content: [isEnglish(message) && !isHelp ? findHint(message) : '', listAbilities(message)]
      .filter(Boolean)
      .join(' '),
    basis: [],
  };
}

/** Two questions in one message, each of them clear. */
function answerBoth(subject: Subject, known: ReadonlySet<string>): ChatAnswer[] | undefined {
  const parts = oneLine(subject.request.message)
    .split(/ and |[;?.] /i)
    .filter((part) => sameKey(part) !== '');
  if (parts.length !== 2) return undefined;
  const answers = parts.flatMap((part) => {
    const intent = findIntent(part, known);
    return answerField(subject, part) ?? (intent ? ANSWERS[intent](subject) : []);
  });
  const [one, other] = answers;
  return one && other && one.intent !== other.intent ? answers : undefined;
}

const joinAnswers = (answers: readonly ChatAnswer[]): ChatAnswer => {
  const updatedIdea = answers.find((one) => one.updatedIdea)?.updatedIdea;
  return {
    intent: answers.map(({ intent }) => intent).join(' '),
    content: answers.map(({ content }) => content).join('\n\n'),
    basis: answers.flatMap(({ basis }) => basis).slice(0, 6),
    ...(updatedIdea ? { updatedIdea } : {}),
  };
};
