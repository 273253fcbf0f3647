import type { ChatAnswer, ChatRequest } from '../engine.types.js';
import { oneLine, quote } from '../phrases.js';
import { editIdea } from './edits.js';
import { findField } from './field-answers.js';
import { normalizeMessage } from './intents.js';
import { shortenPitch, WANTS_SHORT } from './retelling-answers.js';
import { proposeField } from './set-field.js';
import { createAnswer } from './subject.js';

const WHY =
  /^(?:but |and |ok |so )*(?:why(?: is that| so| not| though| exactly| do you (?:think|say) (?:so|that))?|how (?:do you know(?: that)?|come)|says who|(?:whats |what is )?(?:your|the) source|based on what)$/;
const MORE =
  /^(?:and |ok |no |please )*(?:(?:give|show|tell) (?:me|us) )?(?:some |a few |five |three |two |\d+ )?(?:more|another(?: one)?|others?(?: ones)?|different ones|again|try again|(?:what|anything|something) else|i (?:dont like|hate) (?:any of )?(?:these|those|them))(?: of (?:these|those|them))?(?: please)?$/;
const PICK =
  /\b(?:the |option |number |no )?(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: one| name| pitch| option| text)?\b/;
const PLACES: Record<string, number> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  last: -1,
};
const MOST_WORDS = 9;
const ITS_OWN = /\b(?:mechanics?|meta|items?|session|test|day|week|minutes?|seconds|time|risk)\b/;
const DO_IT =
  /^(?:ok |yes |then |please |so )*(remove|drop|cut|delete|lose|scrap|add|include|take) (?:it|that|this)(?: then| please| out)?$/;

const isFollowUp = (words: string): boolean => [WHY, MORE, DO_IT, PICK].some((one) => one.test(words));

/** "Nah, others", "ok the third": what is said before counts for nothing. */
const readShort = (message: string): string =>
  normalizeMessage(oneLine(message)).replace(
    /^(?:(?:nah|no|nope|ok|okay|yes|hmm|hm|well|please|and|but|so) )+/,
    '',
  );

/** What an answer rests on, for those who ask why. */
const GROUNDS: readonly [RegExp, string][] = [
  [
    /\b(?:unknown|help)\b/,
    'Because I only look things up: in the idea, its sources, the charts and tables written by designers. I found nothing there that answers your message.',
  ],
  [
    /\b(?:add|remove|replace|rename|setField)\b/,
    'Because I read your message as that wish. If you meant something else, dismiss the proposal.',
  ],
  [
    /\b(?:similar|compare|crowd|newcomers|unusual|growing|sells|trend|nameTaken)\b/,
    'It is counted from analyses of store texts in the captured charts. The last line of the answer names them.',
  ],
  [
    /\b(?:origins|game)\b/,
    'It is what the analysis of the store texts finds; a quotation is the sentence it rests on.',
  ],
  [
    /\b(?:risks|session|fit|without|insteadOf|fitsWith|adding|holds|others|needs|cuts|decision|strengths|judgement)\b/,
    'It comes from notes that designers wrote on each mechanic, and from the texts of your idea. No figures stand behind it.',
  ],
  [/./, 'It is drafted from the items of your idea and lists of words. Nothing measured speaks for it.'],
];

/**
 * A message that only means something after the answer before it: why, more, "the second one", "remove it".
 * @param talk answers a message, to know what was asked before
 */
export function answerFollowUp(
  request: ChatRequest,
  talk: (request: ChatRequest) => ChatAnswer,
): ChatAnswer | undefined {
  const words = readShort(request.message);
  const at = request.history.findLastIndex(({ role }) => role === 'user');
  const before = request.history[at];
  if (!isFollowUp(words) || !before) return undefined;
  const again = talk({ ...request, message: before.content, history: request.history.slice(0, at) });
  // What was shown counts: the same question draws other names when the idea or the history has changed.
  const shown = request.history.slice(at).find(({ role }) => role === 'ai');
  const last = { ...again, content: shown?.content ?? again.content };
  if (WHY.test(words)) {
    const ground = GROUNDS.find(([intents]) => intents.test(last.intent))?.[1] ?? '';
    return createAnswer('why', [ground], last.basis);
  }
  if (MORE.test(words)) return answerMore(request, talk);
  const [, verb] = DO_IT.exec(words) ?? [];
  if (verb) {
    const [thing, second] = last.basis;
    const isOne = /^(?:without|insteadOf|adding)$/.test(last.intent) && thing && !second;
    return isOne ? editIdea({ ...request, message: `${verb.replace('take', 'add')} ${thing}` }) : undefined;
  }
  return words.split(' ').length <= MOST_WORDS && !ITS_OWN.test(words)
    ? pickLine(request, words, last)
    : undefined;
}

/** The last question of its own once more: names, pitches and drafts go on where they stopped. */
function answerMore(
  request: ChatRequest,
  talk: (request: ChatRequest) => ChatAnswer,
): ChatAnswer | undefined {
  const asked = request.history.findLast(
    ({ role, content }) => role === 'user' && !isFollowUp(readShort(content)),
  );
  if (!asked) return undefined;
  const again = talk({ ...request, message: asked.content });
  const said = request.history.filter(({ role }) => role === 'ai').map(({ content }) => content);
  const lines = again.content.split('\n').filter((line) => line.startsWith('- '));
  const isNew = lines.some((line) => !said.some((text) => text.includes(line)));
  return isNew && !again.updatedIdea ? again : createAnswer('more', ['I have no others on that.'], []);
}

/** Takes one line of a list that was offered. */
function pickLine(request: ChatRequest, words: string, last: ChatAnswer): ChatAnswer | undefined {
  const offered = last.content.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  const place = PLACES[PICK.exec(words)?.[1] ?? ''] ?? 0;
  const line = offered.at(place);
  if (!line) return undefined;
  if (last.intent === 'names') return editIdea({ ...request, message: `rename it to ${line}` });
  if (last.intent === 'pitch') {
    const text = WANTS_SHORT.test(words) ? shortenPitch(line, request.idea.concept.setting)[0] : line;
    return text
      ? proposeField(request, 'pitch', text)
      : createAnswer('pitch', [`I have no shorter way to say ${quote(line, 160)}`], []);
  }
  if (last.intent === 'twists') return editIdea({ ...request, message: `add ${line}` });
  const field = findField(last.intent);
  return field && last.content.includes('Drafts to start from')
    ? proposeField(request, field, line)
    : undefined;
}
