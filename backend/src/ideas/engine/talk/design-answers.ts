import { joinWords } from '../../../common/text/join-words.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../../common/text/count-noun.js';
import type { UpdatedIdea } from '../engine.types.js';
import { judgePair } from '../knowledge/compatible.js';
import { knownEntry, LASTING, mechanicKnowledge } from '../knowledge/knowledge.js';
import { lowerFirst, quote, sameKey, sentence } from '../phrases.js';
import { hashText } from '../random.js';
import { listRisks } from '../risks.js';
import { type Answer, createAnswer, sayNotCompared, answerWithoutItems, type Subject } from './subject.js';

export const answerRisks: Answer = (subject) => {
  const empty = answerWithoutItems('risks', subject);
  if (empty) return empty;
  const { risk } = subject.request.idea.concept;
  const { mechanics, ids } = subject;
  const clash = mechanics.flatMap((a, at) =>
    mechanics.slice(at + 1).flatMap((b) => {
      const judged = judgePair(a, b);
      return judged?.verdict === 'clash'
        ? [`- ${entryName(a)} and ${lowerFirst(entryName(b))}: ${judged.reason}`]
        : [];
    }),
  );
  const listed = listRisks(ids, subject.request.idea.concept, 4)
    .filter((one) => !risk || !sameKey(risk).includes(sameKey(one.risk)))
    .map((one) => `- ${sentence(one.risk)} ${one.answer}`);
  const found = [...clash, ...listed].slice(0, 4);
  if (found.length === 0 && !risk) {
    return createAnswer(
      'risks',
      ['I know none of its items, so any risk I named would be a guess.', sayNotCompared(subject)],
      [],
    );
  }
  return createAnswer(
    'risks',
    [
      risk && `You wrote: ${sentence(risk)}`,
      found.length > 0 && (risk ? 'Besides that:' : 'What is likeliest to go wrong:'),
      ...found,
      sayNotCompared(subject),
    ],
    ids.slice(0, 4).map((id) => entryName(id)),
  );
};

const QUESTIONS: readonly [string, string][] = [
  ['pitch', 'Pitch: what would you say in one sentence?'],
  ['fantasy', 'Player fantasy: who does one get to be?'],
  ['setting', 'Setting: where does it happen, and what is odd about the place?'],
  ['audience', 'Audience: who plays it, and when in their day?'],
  ['monetization', 'Monetization: what is sold, and what never will be?'],
  ['artDirection', 'Art direction: how does one screenshot stand out?'],
  ['risk', 'Biggest risk: what would make you stop?'],
  ['firstTest', 'First test: what would you show six people on Friday?'],
];

export const answerMissing: Answer = (subject) => {
  const { idea } = subject.request;
  const open = QUESTIONS.filter(([field]) => !idea.concept[field as keyof typeof idea.concept]).map(
    ([, text]) => `- ${text}`,
  );
  const loop = idea.concept.coreLoop;
  const lacking = (['moment', 'session', 'weeks'] as const).filter((step) => !loop?.[step]);
  const gap = idea.coreMechanics.length === 0 ? '- Core mechanics: there is none yet.' : undefined;
  const lasting = subject.meta.length === 0 && idea.metaElements.length === 0;
  const id = lasting ? LASTING[hashText(idea.name) % LASTING.length] : undefined;
  const text = id ? entryName(id) : '';
  const reply = createAnswer(
    'missing',
    [
      open.length + lacking.length === 0 && !gap && !lasting
        ? 'Every field is filled and the lists have something in them. Nothing obvious is missing.'
        : 'Still open:',
      gap,
      lasting && '- Meta elements: nothing carries over from one day to the next.',
      lacking.length > 0 && `- Core loop: nothing is written for the ${joinWords(lacking)}.`,
      ...open.slice(0, 5),
      open.length > 5 && `- and ${countNoun(open.length - 5, 'more field')}.`,
      id &&
        `One addition that would give people a reason to return: ${lowerFirst(text)}. It gives ${knownEntry(id)?.known.gives ?? ''}.`,
    ],
    [idea.name],
  );
  if (!id || idea.coreMechanics.length === 0) return reply;
  return {
    ...reply,
    updatedIdea: { ...copyItems(subject), metaElements: [...idea.metaElements, { content: text }] },
  };
};

const copyItems = ({ request: { idea } }: Subject): UpdatedIdea => ({
  name: idea.name,
  coreMechanics: idea.coreMechanics.map((item) => ({ ...item })),
  metaElements: idea.metaElements.map((item) => ({ ...item })),
});

export const answerSession: Answer = (subject) => {
  const empty = answerWithoutItems('session', subject);
  if (empty) return empty;
  const { idea } = subject.request;
  const [lead, second] = subject.mechanics;
  const loop = idea.concept.coreLoop;
  const known = lead ? mechanicKnowledge[lead] : undefined;
  const first = idea.coreMechanics[0]?.content ?? '';
  const minutes = known?.minutes[0] ?? 3;
  const later = idea.coreMechanics.slice(2).map(({ content }) => quote(content, 50));
  return createAnswer(
    'session',
    [
      `- First 30 seconds: ${sentence(loop?.moment || (known ? known.act : first))} No text, one thing to touch, and it can’t go wrong.`,
      `- By minute ${minutes}: ${known ? `the first ${known.beat}. It shows what this gives: ${known.gives}.` : 'one complete go, with an end the player can see coming.'}`,
      (loop?.session || second) &&
        `- Then: ${loop?.session ? sentence(loop.session) : `bring in ${lowerFirst(entryName(second ?? ''))}, once, with a reward on the spot.`}`,
      `- Before they leave: ${loop?.weeks ? sentence(loop.weeks) : idea.metaElements[0] ? `show ${quote(idea.metaElements[0].content, 60)} with its first step already done.` : 'one thing left unfinished. The idea doesn’t say yet what that is.'}`,
      later.length > 0 && `Leave for day two: ${joinWords(later)}.`,
    ],
    [first, ...subject.mechanics.slice(0, 2).map((id) => entryName(id))],
  );
};
