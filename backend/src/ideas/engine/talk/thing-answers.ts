import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { gameName } from '../chart-facts.js';
import type { ChatAnswer } from '../engine.types.js';
import { findNamedEntries } from '../identify.js';
import { lowerFirst, quote } from '../phrases.js';
import { entryFor } from '../variants/sources/sources.js';
import { normalizeMessage } from './intents.js';
import { createAnswer, listNames, type Subject } from './subject.js';

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
  const padded = ` ${normalizeMessage(words)} `;
  const isNamed = (title: string): boolean => {
    const short = normalizeMessage(title.split(/[:–—-]/, 1)[0] ?? '');
    const isTelling = short.length > 4 && findNamedEntries(short).length === 0;
    return [normalizeMessage(title), ...(isTelling ? [short] : [])].some(
      (key) => key && padded.includes(` ${key} `),
    );
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

/** What was found in a game, each sentence of its store text once. */
function listFound({ quotes }: NamedGame, ids: readonly string[]): string[] {
  const said = new Set<string>();
  return ids.map((id) => {
    const text = quotes.get(id) ?? '';
    const isNew = text !== '' && !said.has(text);
    said.add(text);
    return `- ${entryName(id)}${isNew ? `: ${quote(text, 110)}` : ''}`;
  });
}

const ASKS_HAS = /^(?:does|do|did)\b.*\b(?:have|use|offer|include|contain)\b/;

/** Whether a named game has one thing, by its analysis. */
export function answerHas(subject: Subject): ChatAnswer | undefined {
  const words = normalizeMessage(subject.request.message);
  const game = ASKS_HAS.test(words) ? findNamedGame(subject, words) : undefined;
  if (!game) return undefined;
  const { title, ids, unsure } = game;
  const [wanted, other] = findNamedEntries(words.replace(normalizeMessage(title), ' '));
  if (!wanted || other) return undefined;
  const name = lowerFirst(entryName(wanted));
  if (ids.length + unsure.length === 0)
    return createAnswer(
      'game',
      [`${title} has no analysis I can read, so I can’t say what it has.`],
      [title],
    );
  if (unsure.includes(wanted)) {
    const text = `Perhaps: the analysis of ${title} finds ${name}, but not with high confidence.`;
    return createAnswer('game', [text, ...listFound(game, [wanted])], [title]);
  }
  return createAnswer(
    'game',
    ids.includes(wanted)
      ? [`Yes, by its analysis ${title} has ${name}.`, ...listFound(game, [wanted])]
      : [
          `Its analysis doesn’t find ${name} in ${title}. It finds ${listNames(ids.slice(0, 6))}.`,
          'The analysis reads the store text, so it can miss what the text leaves out.',
        ],
    [title],
  );
}

/** The idea beside a source of it that is in no chart, by its own analysis. */
export function answerGame(subject: Subject): ChatAnswer | undefined {
  const game = findNamedGame(subject, subject.request.message);
  if (!game || game.ids.length + game.unsure.length === 0) return undefined;
  const { title, ids, unsure } = game;
  const shared = ids.filter((id) => subject.ids.includes(id));
  const rest = ids.filter((id) => !subject.ids.includes(id));
  const own = subject.ids.filter((id) => !ids.includes(id) && !unsure.includes(id));
  const doubtful = unsure.filter((id) => subject.ids.includes(id));
  return createAnswer(
    'game',
    [
      `What I have on ${title} is what the analysis of its store text finds:`,
      shared.length > 0 && 'Your idea has this too:',
      ...listFound(game, shared.slice(0, 4)),
      doubtful.length > 0 && `Perhaps this too, but not with high confidence: ${listNames(doubtful)}.`,
      rest.length > 0 && 'Your idea goes without:',
      ...listFound(game, rest.slice(0, 4)),
      own.length > 0 && `Only yours: ${listNames(own)}.`,
    ],
    [title],
  );
}
