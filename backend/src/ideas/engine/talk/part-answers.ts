import { joinWords } from '../../../common/text/join-words.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../../common/text/count-noun.js';
import { assist } from '../assist.js';
import { gamesNear } from '../chart-facts.js';
import type { BrainstormInput } from '../engine.types.js';
import { findNamedEntries } from '../identify.js';
import { judgePair, listFits } from '../knowledge/compatible.js';
import { knownEntry } from '../knowledge/knowledge.js';
import { plays } from '../knowledge/plays/plays.js';
import { lowerFirst, quote, sameKey } from '../phrases.js';
import { hashText, randomFrom, shuffle } from '../random.js';
import { entryFor } from '../variants/sources/sources.js';
import { findItems } from './find-items.js';
import { type Answer, createAnswer, type Part, readItemId, type Subject } from './subject.js';

/** The one item that words mean, all of them; undefined when they mean none, several or something more. */
function findItem({ request }: Subject, words: string) {
  const found = findItems(request, words.replace(/^(?:the|our|its|my|those|these)\s+/i, ''), true);
  return found.length === 1 ? found[0] : undefined;
}

/** Words that are more than a name: "gacha in Japan". */
const MORE = /\b(?:in|for|to|because|when|if|like|after|before|instead|than|no|not|both|or|without)\b/;

const MOST = 3;

/** What a game gave to the idea, with the sentence that proves it. */
export function describeOrigin(
  subject: Subject,
  { name, mechanics, metaElements, findings = [] }: BrainstormInput,
): string[] {
  const ids = new Set([...mechanics, ...metaElements].map((text) => entryFor(text) ?? sameKey(text)));
  const { coreMechanics, metaElements: own } = subject.request.idea;
  return [...coreMechanics, ...own].flatMap(({ content }) => {
    const id = entryFor(content);
    if (!ids.has(id ?? sameKey(content))) return [];
    const said = findings.find((one) => entryFor(one.name) === id && id)?.quote;
    return [`- ${quote(content, 80)}, as in ${name}${said ? `: ${quote(said, 110)}` : ''}`];
  });
}

const NO_SOURCES =
  'No game is on record as a source of this idea, so I can’t tell which part came from where.';

/** Which item comes from which game. */
export const answerOrigins: Answer = (subject) => {
  const { sources = [] } = subject.request;
  const lines = sources.flatMap((source) => describeOrigin(subject, source));
  if (sources.length === 0) return createAnswer('origins', [NO_SOURCES], []);
  const names = sources.map(({ name }) => name);
  const none = `None of its items is one that ${joinWords(names, 'or')} has by its analysis.`;
  return createAnswer(
    'origins',
    lines.length > 0 ? ['Items that its source games have:', ...lines] : [none],
    names,
  );
};

/** What one game gave, or where one item is from. */
export const answerOriginFrom: Part = (subject, words) => {
  const { sources = [] } = subject.request;
  const key = sameKey(words);
  const named = sources.find(({ name }) => {
    const title = sameKey(name);
    const short = sameKey(name.split(/[:–—-]/, 1)[0] ?? '');
    return title === key || short === key;
  });
  if (named) {
    const lines = describeOrigin(subject, named);
    const none = `None of its items is one that ${named.name} has by its analysis.`;
    return createAnswer('origins', lines.length > 0 ? lines : [none], [named.name]);
  }
  const item = findItem(subject, words);
  if (!item) return undefined;
  if (sources.length === 0) return createAnswer('origins', [NO_SOURCES], []);
  const lines = sources
    .flatMap((source) => describeOrigin(subject, source))
    .filter((line) => line.includes(quote(item.content, 80)));
  const none = `None of the source games (${joinWords(sources.map(({ name }) => name))}) has ${quote(item.content, 80)} by its analysis.`;
  return createAnswer('origins', lines.length > 0 ? lines : [none], [item.content]);
};

/** What goes when an item goes; nothing is changed. */
export const answerWithout: Part = (subject, words) => {
  const item = findItem(subject, words);
  if (!item) return undefined;
  const id = readItemId(item.content);
  const known = id ? knownEntry(id)?.known : undefined;
  const rest = subject.ids.filter((one) => one !== id);
  const played = subject.mechanics.filter((one) => one !== id);
  const partner = id && subject.mechanics.find((one) => one !== id && judgePair(one, id)?.verdict === 'fit');
  const lost = partner ? judgePair(partner, id)?.reason : undefined;
  const { charting } = subject.request;
  const near = charting && charting.analysed > 0 ? gamesNear(charting, rest).length : undefined;
  return createAnswer(
    'without',
    [
      `Without ${quote(item.content, 80)}:`,
      known && `- You lose what it gives: ${known.gives}.`,
      known && `- You save what it needs: ${known.needs}.`,
      lost && `- Its tie to ${lowerFirst(entryName(partner ?? ''))} goes too: ${lost}`,
      !known && '- I don’t know this item, so I can’t say what it gives.',
      played.length === 0 && item.list === 'coreMechanics' && '- No core mechanic that I know is left.',
      near !== undefined &&
        rest.length > 1 &&
        `- ${countNoun(near, 'analyzed charting game')} would share two or more of what is left.`,
      'Nothing changed. Say “remove” and its name if you want a proposal.',
    ],
    [item.content],
  );
};

/** Other texts for an item that is to go. */
export const answerReplacement: Part = (subject, words) => {
  const item = findItem(subject, words);
  if (!item) return undefined;
  const kind = item.list === 'coreMechanics' ? 'mechanic' : 'meta';
  const fits =
    kind === 'mechanic'
      ? subject.mechanics
          .filter((id) => id !== entryFor(item.content))
          .flatMap((id) => listFits(id).map((one) => ({ one, reason: judgePair(id, one)?.reason ?? '' })))
          .filter(({ one }) => !subject.ids.includes(one) && plays.has(one))
      : [];
  const options = shuffle(fits, randomFrom(hashText(item.content)))
    .slice(0, MOST)
    .map(({ one, reason }) => `- ${entryName(one)}: ${lowerFirst(reason)}`);
  const { suggestion, alternatives } = assist({ ...subject.request, question: '', item: item.content, kind });
  const own = [suggestion, ...alternatives].slice(0, MOST).map((text) => `- ${text}`);
  return createAnswer(
    'insteadOf',
    [
      options.length > 0 && 'Mechanics that fit what stays, by a table written by designers:',
      ...options,
      own.length > 0 &&
        (options.length > 0 ? 'Or keep it in another shape:' : 'The same thing in another shape:'),
      ...own,
      'Say “replace … with …” to take one.',
    ],
    [item.content],
  );
};

/** What a table of pairs says goes with a mechanic. */
export const answerFits: Part = (_, words) => {
  const named = findNamedEntries(words);
  const [id] = named;
  if (!id || named.length > 1 || MORE.test(words)) return undefined;
  const fits = listFits(id).slice(0, 4);
  return createAnswer(
    'fitsWith',
    fits.length > 0
      ? [
          `By a table written by designers, not by figures, ${lowerFirst(entryName(id))} fits:`,
          ...fits.map((one) => `- ${entryName(one)}: ${lowerFirst(judgePair(id, one)?.reason ?? '')}`),
        ]
      : [`My table of pairs has nothing that fits ${lowerFirst(entryName(id))}.`],
    [entryName(id)],
  );
};

/** What is known of something that might be added. */
export const answerAddition: Part = (subject, words) => {
  const named = findNamedEntries(words);
  const [id] = named;
  const known = id ? knownEntry(id)?.known : undefined;
  if (!id || !known || named.length > 1 || MORE.test(words)) return undefined;
  const name = entryName(id);
  const pairs = subject.mechanics.flatMap((one) => {
    const judged = judgePair(one, id);
    return judged ? [`- With ${lowerFirst(entryName(one))}: ${judged.reason}`] : [];
  });
  const { charting } = subject.request;
  const near = subject.ids.length > 0 ? gamesNear(charting, subject.ids).map(({ game }) => game) : [];
  const count = near.filter(({ items }) => items.includes(id)).length;
  return createAnswer(
    'adding',
    [
      subject.ids.includes(id) && `${name} is in the idea already.`,
      `- For: it gives ${known.gives}.`,
      `- It needs ${known.needs}.`,
      `- The usual failure: ${known.pitfall}.`,
      ...pairs,
      near.length > 0 &&
        `- ${count} of ${countNoun(near.length, 'nearest analyzed game')} ${count === 1 ? 'has' : 'have'} it.`,
      'The choice is yours; I have no figures on what it would do for this idea.',
    ],
    [name],
  );
};
