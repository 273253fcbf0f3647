import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { gameName } from '../chart-facts.js';
import type { ChatAnswer } from '../engine.types.js';
import { findNamedEntries } from '../identify.js';
import { judgePair } from '../knowledge/compatible.js';
import { knownEntry } from '../knowledge/knowledge.js';
import { lowerFirst, quote } from '../phrases.js';
import { entryFor } from '../variants/sources.js';
import { NOT_REMOVE } from './edits.js';
import { listItems, type OwnItem } from './find-items.js';
import { crowd } from './crowd-answers.js';
import { listOthers, plain, wordsIn } from './intents.js';
import { adding, insteadOf, tellOrigin, without } from './part-answers.js';
import { explainFit, tellTrend } from './reason-answers.js';
import { answer, listNames, type Subject } from './subject.js';

/** A game that a message names, with what its analysis found. */
interface NamedGame {
  title: string;
  ids: string[];
  /** Found, but not with high confidence: neither claimed nor denied. */
  unsure: string[];
  quotes: ReadonlyMap<string, string>;
}

/** The source or charting game whose title, or its part before a colon, stands in the words. */
export function findNamedGame({ request }: Subject, words: string): NamedGame | undefined {
  const padded = ` ${plain(words)} `;
  const isNamed = (title: string): boolean => {
    const short = plain(title.split(/[:–—-]/, 1)[0] ?? '');
    const isTelling = short.length > 4 && findNamedEntries(short).length === 0;
    return [plain(title), ...(isTelling ? [short] : [])].some((key) => key && padded.includes(` ${key} `));
  };
  const source = request.sources?.find(({ name }) => isNamed(name));
  if (source) {
    const { name, mechanics, metaElements, findings = [] } = source;
    const all = [...new Set([...mechanics, ...metaElements].flatMap((text) => entryFor(text) ?? []))];
    const doubted = new Set(
      findings.flatMap((one) => (one.confidence === 'high' ? [] : (entryFor(one.name) ?? []))),
    );
    const ids = all.filter((id) => !doubted.has(id));
    const quotes = findings.flatMap((one) => {
      const id = entryFor(one.name);
      return id && one.quote ? [[id, one.quote] as const] : [];
    });
    return { title: name, ids, unsure: all.filter((id) => doubted.has(id)), quotes: new Map(quotes) };
  }
  const game = request.charting?.games.find(({ title }) => isNamed(title));
  return game && { title: gameName(game), ids: [...game.items], unsure: [], quotes: new Map() };
}

const ASKS_HAS = /^(?:does|do|has|have|is there|did)\b/;

/** What a named game has by its analysis, or whether it has one thing. */
export function answerGame(subject: Subject): ChatAnswer | undefined {
  const { message } = subject.request;
  const game = findNamedGame(subject, message);
  if (!game) return undefined;
  const { title, ids, unsure, quotes } = game;
  const [wanted] = findNamedEntries(plain(message).replace(plain(title), ' '));
  if (ids.length + unsure.length === 0) {
    return answer('game', [`${title} has no analysis I can read, so I can’t say what it has.`], [title]);
  }
  const said = new Set<string>();
  const tell = (id: string) => {
    const text = quotes.get(id) ?? '';
    const isNew = text !== '' && !said.has(text);
    said.add(text);
    return `- ${entryName(id)}${isNew ? `: ${quote(text, 110)}` : ''}`;
  };
  if (wanted && unsure.includes(wanted) && ASKS_HAS.test(plain(message))) {
    const text = `Perhaps: the analysis of ${title} finds ${lowerFirst(entryName(wanted))}, but not with high confidence.`;
    return answer('game', [text, quotes.has(wanted) && tell(wanted)], [title]);
  }
  if (wanted && ASKS_HAS.test(plain(message))) {
    return answer(
      'game',
      ids.includes(wanted)
        ? [
            `Yes, by its analysis ${title} has ${lowerFirst(entryName(wanted))}.`,
            quotes.has(wanted) && tell(wanted),
          ]
        : [
            `Its analysis doesn’t find ${lowerFirst(entryName(wanted))} in ${title}. It finds ${listNames(ids.slice(0, 6))}.`,
            'The analysis reads the store text, so it can miss what the text leaves out.',
          ],
      [title],
    );
  }
  const shared = ids.filter((id) => subject.ids.includes(id));
  const rest = ids.filter((id) => !subject.ids.includes(id));
  const own = subject.ids.filter((id) => !ids.includes(id) && !unsure.includes(id));
  const doubtful = unsure.filter((id) => subject.ids.includes(id));
  return answer(
    'game',
    [
      `What I have on ${title} is what the analysis of its store text finds:`,
      shared.length > 0 && 'Your idea has this too:',
      ...shared.slice(0, 4).map(tell),
      doubtful.length > 0 && `Perhaps this too, but not with high confidence: ${listNames(doubtful)}.`,
      rest.length > 0 && 'Your idea goes without:',
      ...rest.slice(0, 4).map(tell),
      own.length > 0 && `Only yours: ${listNames(own)}.`,
    ],
    [title],
  );
}

const DROPS =
  /\b(?:remove|drop|cut|delete|skip|scrap|without|get rid of|necessary|optional|(?:do|does|would) (?:we|i|it) (?:really |even )?need)\b/;
const LESS = /\b(?:less|fewer|reduce|tone down|replace|swap|alternatives?)\b/;
const COUNTED =
  /\b(?:new games?|newcomers?|recent\w*|how (?:many|common|popular|frequent)|still|trend\w*|popular|market|charts?|top|growing|dying|dead|saturated|crowded|common)\b/;

/** Words of names that people use of any game. */
const PLAIN_WORDS = new Set(
  'play player players game games level levels time limited live single'.split(' '),
);
const TOGETHER = /\b(?:fit|fits|together|relation\w*|connect\w*|link\w*|combin\w*|belong)\b/;

/** The items that a message names by a telling word of their head, or by the name of their entry. */
function findNamedItems({ request }: Subject): OwnItem[] {
  const words = plain(request.message).split(' ');
  const named = findNamedEntries(request.message);
  return listItems(request).filter(({ content }) => {
    const head = plain(content.split(':', 1)[0] ?? '').split(' ');
    const isSaid = head.some(
      (word) => word.length > 3 && !PLAIN_WORDS.has(word) && words.some((one) => sameStem(one, word)),
    );
    return isSaid || named.includes(entryFor(content) ?? '');
  });
}

const sameStem = (a: string, b: string): boolean => {
  const stem = (word: string) => word.replace(/(?:ing|ers?|es|s|e)$/, '');
  return stem(a) === stem(b);
};

/** What is known of the one item, or the one thing of the taxonomy, that a question is about. */
export function answerThing(subject: Subject): ChatAnswer | undefined {
  const { message } = subject.request;
  const words = plain(message);
  const [item, other, third] = findNamedItems(subject);
  const [named, second] = findNamedEntries(message);
  if (second && COUNTED.test(words)) return crowd(subject);
  if (item && other) {
    const ids = [item, other].flatMap(({ content }) => entryFor(content) ?? []);
    return !third && ids.length === 2 && TOGETHER.test(words) ? explainFit(ids) : undefined;
  }
  const id = item ? entryFor(item.content) : named;
  if (id && !second && COUNTED.test(words)) return tellTrend(subject, id);
  if (countOthers(words, subject) > MOST_OTHERS) return undefined;
  if (!item) return id && !second ? adding(subject, entryName(id)) : undefined;
  if (DROPS.test(words)) return NOT_REMOVE.test(message) ? undefined : without(subject, item.content);
  return LESS.test(words) ? insteadOf(subject, item.content) : tellItem(subject, item);
}

/** So many words beside the item ask for more than is known of it. */
const MOST_OTHERS = 4;

const countOthers = (words: string, { request }: Subject): number =>
  listOthers(words, wordsIn(listItems(request).map(({ content }) => content))).length;

/** "Make it less about slots": nothing here can be made weaker, only told in another way. */
export function answerLess(subject: Subject): ChatAnswer | undefined {
  if (!/^(?:please )?(?:make (?:it|this) )?(?:less|fewer)\b/.test(plain(subject.request.message)))
    return undefined;
  const [item, other] = findNamedItems(subject);
  return item && !other ? insteadOf(subject, item.content) : undefined;
}

/** What one item is usually good for and where it fails. */
function tellItem(subject: Subject, { content }: OwnItem): ChatAnswer | undefined {
  const id = entryFor(content);
  const known = id ? knownEntry(id)?.known : undefined;
  if (!id || !known) return undefined;
  const pairs = subject.mechanics.flatMap((one) => {
    const judged = one === id ? undefined : judgePair(one, id);
    return judged ? [`- With ${lowerFirst(entryName(one))}: ${judged.reason}`] : [];
  });
  const origins = (subject.request.sources ?? [])
    .flatMap((source) => tellOrigin(subject, source))
    .filter((line) => line.includes(quote(content, 80)));
  return answer(
    'item',
    [
      `Whether it works here, only a test tells. What I know of ${quote(content, 80)}:`,
      `- It gives ${known.gives}.`,
      `- It needs ${known.needs}.`,
      `- The usual failure: ${known.pitfall}.`,
      ...pairs,
      ...origins,
      'Assist on the item offers three other texts for it.',
    ],
    [content],
  );
}
