import { joinWords } from '../../../common/text/join-words.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../../common/text/count-noun.js';
import { gamesNear } from '../chart-facts.js';
import { constraintRules, judgePair } from '../knowledge/compatible.js';
import { knownEntry } from '../knowledge/knowledge.js';
import { mechanics } from '../knowledge/mechanics/mechanics.js';
import { parseRows } from '../knowledge/rows.js';
import { twistRows } from '../knowledge/shapes.js';
import { lowerFirst, quote, sameKey, sentence } from '../phrases.js';
import { hashText, randomFrom, shuffle } from '../random.js';
import { listRisks } from '../risks.js';
import { type Answer, createAnswer, sayNotCompared, type Part, answerWithoutItems } from './subject.js';

const MOST_TWISTS = 3;

/** Whether something speaks against one hand, no signal and the like. */
export const answerConstraint: Part = (subject, words) => {
  // “A quick question” asks for no quick game.
  const padded = ` ${sameKey(words)} `.replace(/ (?:quick|short) /g, ' ');
  const rule = constraintRules.find((one) => one.words.some((word) => padded.includes(` ${sameKey(word)} `)));
  const said = rule?.words.find((word) => padded.includes(` ${sameKey(word)} `));
  if (!rule || !said) return undefined;
  const empty = answerWithoutItems('holds', subject);
  if (empty) return empty;
  const against = subject.ids.filter((id) => rule.excluded.has(id)).map((id) => entryName(id));
  return createAnswer(
    'holds',
    [
      against.length > 0
        ? `Against “${said}”: ${joinWords(against)}, because ${against.length === 1 ? 'that' : 'each'} ${rule.reason}.`
        : `Nothing in its lists speaks against “${said}”.`,
      'This is read from its mechanics and meta elements alone, not from a build.',
      sayNotCompared(subject),
    ],
    against,
  );
};

const SOCIAL = [
  ...[
    'realtime-pvp',
    'async-pvp',
    'co-op-play',
    'guilds',
    'guild-wars',
    'ranked-league',
    'tournaments',
    'moba',
  ],
  ...[
    'leaderboards',
    'friends-gifting',
    'chat',
    'battle-royale',
    'social-deduction',
    'party-minigames',
    'base-raid',
  ],
  ...['coin-raid', 'player-trading'],
];

/** Which of its items need other players. */
export const answerMultiplayer: Answer = (subject) => {
  const empty = answerWithoutItems('others', subject);
  if (empty) return empty;
  const found = subject.ids.filter((id) => SOCIAL.includes(id)).map((id) => entryName(id));
  return createAnswer(
    'others',
    [
      found.length > 0
        ? `Other players have a part in ${joinWords(found.map(lowerFirst))}. The rest can be played alone.`
        : 'None of the items that I know needs other players.',
      sayNotCompared(subject),
    ],
    found,
  );
};

/** What each of its parts needs; which is hardest depends on who builds it. */
export const answerNeeds: Answer = (subject) => {
  const empty = answerWithoutItems('needs', subject);
  if (empty) return empty;
  const list = subject.ids.flatMap((id) => {
    const known = knownEntry(id)?.known;
    return known ? [`- ${entryName(id)}: ${known.needs}.`] : [];
  });
  return createAnswer(
    'needs',
    [
      list.length > 0 ? 'What its parts need:' : 'I know none of its items, so I can’t say what they need.',
      ...list.slice(0, 5),
      list.length > 1 && 'Which of these is hardest depends on your team; I have no figures on effort.',
      sayNotCompared(subject),
    ],
    subject.ids.slice(0, 4).map((id) => entryName(id)),
  );
};

/** What each part needs, what carries the idea and what can wait. */
export const answerCuts: Answer = (subject) => {
  const empty = answerWithoutItems('cuts', subject);
  if (empty) return empty;
  const { coreMechanics, metaElements, concept } = subject.request.idea;
  const core = coreMechanics.slice(0, 2).map(({ content }) => quote(content, 60));
  const needs = subject.mechanics.slice(0, 2).flatMap((id) => {
    const known = knownEntry(id)?.known;
    return known ? [`- ${entryName(id)}: ${known.needs}.`] : [];
  });
  const later = [...coreMechanics.slice(2), ...metaElements].map(({ content }) => quote(content, 60));
  return createAnswer(
    'cuts',
    [
      `Keep ${joinWords(core)}: ${coreMechanics.length > 1 ? 'the idea is what they do to each other' : 'it is the idea'}.`,
      needs.length > 0 && 'What that needs:',
      ...needs,
      later.length > 0 && `Leave for later: ${joinWords(later.slice(0, 5))}.`,
      concept.firstTest &&
        `The smallest build is the first test that is written down: ${sentence(concept.firstTest)}`,
      'How many weeks that takes I can’t tell.',
    ],
    subject.mechanics.slice(0, 2).map((id) => entryName(id)),
  );
};

/** What one decides, in its own words, else as its mechanics usually ask. */
export const answerDecision: Answer = (subject) => {
  const empty = answerWithoutItems('decision', subject);
  if (empty) return empty;
  const { coreLoop } = subject.request.idea.concept;
  const said = [coreLoop?.session, coreLoop?.moment]
    .flatMap((text) => (text ?? '').split(/(?<=[.!?])\s+/))
    .find((text) => /\b(?:decides?|chooses?)\b/i.test(text));
  if (said) return createAnswer('decision', [`As written in the core loop: ${said}`], []);
  const known = subject.mechanics.flatMap((id) => {
    const choice = mechanics.get(id)?.choice;
    return choice ? [`- ${entryName(id)}: ${choice}.`] : [];
  });
  return createAnswer(
    'decision',
    known.length > 0
      ? ['The core loop names no decision. What its mechanics usually ask:', ...known]
      : ['The core loop names no decision, and I know none of its mechanics.'],
    [],
  );
};

/** Three changes of the rules; drafts. */
export const answerTwists: Answer = (subject) => {
  const empty = answerWithoutItems('twists', subject);
  if (empty) return empty;
  const { idea, history } = subject.request;
  const unit = mechanics.get(subject.mechanics[0] ?? '')?.go ?? 'round';
  const rows = shuffle(parseRows(twistRows), randomFrom(hashText(`${idea.name}/${history.length}`)));
  return createAnswer(
    'twists',
    [
      'Three changes of the rules, drafts and not findings:',
      ...rows.slice(0, MOST_TWISTS).map(([text = '']) => `- ${text.replaceAll('{unit}', unit)}`),
      'To keep one, write it into the pitch or say “add” and the rule.',
    ],
    [idea.name],
  );
};

/** The idea as it is written down. */
export const answerSummary: Answer = ({ request: { idea } }) => {
  const { pitch, setting } = idea.concept;
  const items = idea.coreMechanics.map(({ content }) => `- ${content}`);
  return createAnswer(
    'about',
    pitch || items.length > 0
      ? [
          pitch || 'No pitch is written down.',
          items.length > 0 && 'Core mechanics:',
          ...items,
          setting && `Setting: ${setting}`,
        ]
      : ['Nothing is written down yet. Start with one thing the player does.'],
    [idea.name],
  );
};

/** What its mechanics are good at, and why two of them meet. */
export const answerStrengths: Answer = (subject) => {
  const empty = answerWithoutItems('strengths', subject);
  if (empty) return empty;
  const [a, b] = subject.mechanics;
  const judged = a && b ? judgePair(a, b) : undefined;
  const gives = subject.ids.slice(0, 4).flatMap((id) => {
    const known = knownEntry(id)?.known;
    return known ? [`- ${entryName(id)}: ${known.gives}.`] : [];
  });
  if (gives.length === 0)
    return createAnswer('strengths', ['I know none of its items, so praise would be a guess.'], []);
  return createAnswer(
    'strengths',
    [
      'What its parts are usually good at:',
      ...gives,
      judged?.verdict === 'fit' && `Together: ${judged.reason}`,
      'Whether this game does it well, a test tells.',
    ],
    subject.ids.slice(0, 4).map((id) => entryName(id)),
  );
};

/** What speaks for it and against it; no grade. */
export const answerJudgment: Answer = (subject) => {
  const empty = answerWithoutItems('judgement', subject);
  if (empty) return empty;
  const { ids, request, mechanics } = subject;
  const gives = mechanics.slice(0, 2).flatMap((id) => {
    const known = knownEntry(id)?.known;
    return known ? [`- For: ${known.gives} (${lowerFirst(entryName(id))}).`] : [];
  });
  const against = request.idea.concept.risk
    ? [`- Against, as you wrote: ${sentence(request.idea.concept.risk)}`]
    : listRisks(ids, request.idea.concept, 2).map(({ risk }) => `- Against: ${lowerFirst(sentence(risk))}`);
  const { charting } = request;
  const shared = charting?.analysed && ids.length > 1 ? gamesNear(charting, ids).length : undefined;
  const { firstTest } = request.idea.concept;
  return createAnswer(
    'judgement',
    [
      'I don’t grade ideas. What I can put on the table:',
      ...gives,
      ...against,
      shared !== undefined &&
        `- In the charts I see, ${shared === 0 ? 'no analyzed game shares' : `${countNoun(shared, 'analyzed game')} ${shared === 1 ? 'shares' : 'share'}`} two or more of its items.`,
      sayNotCompared(subject),
      firstTest
        ? `What would decide it is the first test: ${sentence(firstTest)}`
        : 'What would decide it is a first test, and none is written down.',
    ],
    mechanics.slice(0, 2).map((id) => entryName(id)),
  );
};
