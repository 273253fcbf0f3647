import type { ChatAnswer, SuggestedField } from '../engine.types.js';
import { sameKey, sentence } from '../phrases.js';
import { suggestField } from '../suggest-field.js';
import { createAnswer, answerWithoutItems, type Subject } from './subject.js';

/** Fields of the concept that can be asked for, with the phrases that ask for nothing else. */
const FIELDS: readonly [SuggestedField, string, RegExp][] = [
  [
    'audience',
    'The audience',
    /^(?:who (?:would |will |should )?(?:plays?|picks?|picks? up|buys?|enjoys?|likes?|loves?|pick) (?:this|it)(?: up)?(?: on (?:their|the) commute)?|who is (?:it|this) for|(?:which|what) (?:target )?audience(?: fits| is it for)?|(?:who is |whos )(?:the |our )?(?:target )?(?:players?|audience)|target audience|audience)$/,
  ],
  [
    'monetization',
    'The monetization',
    /^(?:how (?:do|should|could|can|would) (?:we|i|it|you) moneti[sz]e(?: it| this)?(?: without (?:ads|iap|purchases|gacha))?|how (?:do|would|can) we (?:earn(?: money| with it)?|make money)(?: with (?:it|this))?|how is (?:it|this) moneti[sz]ed|how (?:does|would|could) (?:it|this) (?:earn|make money)|moneti[sz]ation|business model|where (?:does|would|will|could) (?:the|our) money come from|what do (?:people|players|they) pay for|what do we sell)$/,
  ],
  [
    'firstTest',
    'The first test',
    /^(?:what (?:should|do|can|would) (?:we|i|you|the (?:first )?prototype) (?:test|prototype|try|prove|build)(?: first)?|(?:what is |whats )?(?:the )?first (?:test|prototype)|how (?:do|should|can) (?:we|i) test (?:it|this))$/,
  ],
  [
    'artDirection',
    'The art direction',
    /^(?:what (?:should|does|could) it look like|(?:(?:which|what|whats|what is) )?(?:the )?art (?:style|direction)(?: (?:would )?fits?)?|visual style)$/,
  ],
  [
    'fantasy',
    'The player fantasy',
    /^(?:(?:what is |whats )?(?:the )?player fantasy|who (?:am i|is the player)(?: in it)?)$/,
  ],
  [
    'weeks',
    'What brings people back',
    /^(?:why (?:would|should|do|will) (?:i|we|anyone|anybody|people|players|they|somebody) (?:come back|return|keep playing|stay)(?: (?:on|after) (?:day|week) \d+| tomorrow| the next day| next week| next day| after a week| every day)?|what brings (?:people|players|them) back|(?:what is |whats )?(?:the )?long term goal|what (?:does the player (?:see|do|get) on|happens on) day \d+|what (?:happens|do (?:people|players|they|you) do) (?:over|after|in) (?:the )?weeks?(?: \w+)?)$/,
  ],
  [
    'session',
    'A session',
    /^(?:how long (?:is|does|would|will|takes?) (?:a|one|each) (?:session|round|game|go|match)(?: take| last| be)?|what (?:is|does) a session(?: look like)?(?: like)?|(?:(?:what is |whats )?(?:the )?(?:session|round) length))$/,
  ],
  [
    'setting',
    'The setting',
    /^(?:where (?:is it set|does it (?:take place|happen|play))|(?:what is |whats )?(?:the )?setting)$/,
  ],
  [
    'moment',
    'The core loop',
    /^(?:what does (?:one|the player) do (?:every second|all the time)|(?:explain |what is |whats )?(?:the )?core loop)$/,
  ],
];

/** What a field says, or texts for one that is not written; undefined when the message asks for something else. */
export function answerField(subject: Subject, message = subject.request.message): ChatAnswer | undefined {
  const words = sameKey(message.replace(/[’']/g, ''))
    .replace(/\b(?: cheaply| quickly| first| today)$/, '')
    // “Suggest a setting” asks for what “the setting” asks for.
    .replace(/^(?:please )?(?:suggest|propose|draft|write) (?:an? |some )?/, '');
  const asked = FIELDS.find(([, , phrase]) => phrase.test(words));
  if (!asked) return undefined;
  return describeField(subject, asked[0]);
}

/** What a field says, or drafts for it. */
export function describeField(subject: Subject, field: SuggestedField): ChatAnswer {
  const { request } = subject;
  const label = FIELDS.find(([name]) => name === field)?.[1] ?? field;
  const { concept, name } = request.idea;
  const loop = concept.coreLoop;
  const written =
    field === 'moment'
      ? [loop?.moment, loop?.session, loop?.weeks].filter(Boolean).join(' ')
      : field === 'weeks' || field === 'session'
        ? loop?.[field]
        : concept[field as 'audience'];
  if (written) return createAnswer(field, [`${label} is written down: ${sentence(written)}`], [name]);
  const empty = answerWithoutItems(field, subject);
  if (empty) return empty;
  const item = '';
  const { suggestion, alternatives } = suggestField({
    ...request,
    question: '',
    kind: 'mechanic',
    item,
    field,
  });
  const texts = [suggestion, ...alternatives].filter(Boolean);
  if (texts.length === 0) {
    return createAnswer(
      field,
      [`${label} is not written down, and nothing in the idea says what it could be.`],
      [name],
    );
  }
  return createAnswer(
    field,
    [
      `${label} is not written down yet. Drafts to start from, not findings:`,
      ...texts.map((text) => `- ${text}`),
      'Write one into the field, or press Suggest there for others.',
    ],
    [name],
  );
}

/** The field that an answer was about. */
export const findField = (intent: string): SuggestedField | undefined =>
  FIELDS.find(([name]) => name === intent)?.[0];
