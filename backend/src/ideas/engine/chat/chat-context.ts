import { findEntry } from '../../../ai/taxonomy/taxonomy.js';
import { findNamedEntries, identifyOne } from '../identify.js';
import type { ChatRequest, IdeaItem, ItemKind, ItemList } from '../engine.types.js';
import type { ChartingGame } from '../../../trends/trends.types.js';
import { mechanicKnowledge } from '../knowledge/knowledge.js';
import { oneLine, sameKey } from '../phrases.js';
import { hashText } from '../random.js';
import { truncate } from '../../../common/truncate.js';

const LONGEST_MESSAGE = 4_000;
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
/** Words that say nothing about which item is meant. */
const EMPTY_WORDS = new Set(
  'the a an of to in on for with and or it its is are be this that these those item items mechanic mechanics meta element elements core idea game please can could would you me my i we how what why add remove delete rename change replace shorten explain compare each more less make'.split(
    ' ',
  ),
);

/** One item of the idea with what it stands for. */
export interface ChatItem extends IdeaItem {
  list: ItemList;
  kind: ItemKind;
  /** Place in its list, from 0. */
  at: number;
  entry: string | undefined;
}

/** Everything an answer may look at. */
export interface ChatContext {
  request: ChatRequest;
  message: string;
  items: ChatItem[];
  /** Entries of the idea's items, mechanics first, each once. */
  ids: string[];
  cores: string[];
  metas: string[];
  /** Entries that the message calls by name. */
  named: string[];
  /** How many answers were given before: keeps "another one" from repeating. */
  turn: number;
  /** Everything said so far, for not saying it again. */
  said: string;
  seed: number;
}

export function buildContext(request: ChatRequest, message = request.message): ChatContext {
  const line = truncate(oneLine(message), LONGEST_MESSAGE);
  const items = [...listItems(request, 'coreMechanics'), ...listItems(request, 'metaElements')];
  const ids = [...new Set(items.flatMap(({ entry }) => entry ?? []))];
  return {
    request,
    message: line,
    items,
    ids,
    cores: ids.filter((id) => mechanicKnowledge[id]),
    metas: ids.filter((id) => !mechanicKnowledge[id]),
    named: findNamedEntries(line),
    turn: request.history.filter(({ role }) => role === 'ai').length,
    said: sameKey(request.history.map(({ content }) => content).join('\n')),
    seed: hashText(`${request.idea.name}/${line}`),
  };
}

function listItems(request: ChatRequest, list: ItemList): ChatItem[] {
  const kind: ItemKind = list === 'coreMechanics' ? 'mechanic' : 'meta';
  return request.idea[list].map(({ id, content }, at) => ({
    id,
    content: oneLine(content),
    list,
    kind,
    at,
    entry: identifyOne(content, kind),
  }));
}

/** What the message points at among the items: by quotation, by number, by entry, by its words. Several when unclear. */
export function findMeantItems(context: ChatContext, text = context.message): ChatItem[] {
  const { items } = context;
  const wanted = findNamedList(text);
  const within = wanted ? items.filter(({ list }) => list === wanted) : items;
  const quoted = quotations(text)[0];
  if (quoted) {
    const key = sameKey(quoted);
    const exact = items.filter(({ content }) => sameKey(content) === key);
    return exact.length > 0
      ? exact
      : items.filter(({ content }) => key !== '' && sameKey(content).includes(key));
  }
  const number = numberIn(text);
  if (number !== undefined && wanted)
    return within.filter(({ at }) => at === (number < 0 ? within.length - 1 : number));
  const ids = findNamedEntries(text);
  const byEntry = within.filter(({ entry }) => entry !== undefined && ids.includes(entry));
  if (byEntry.length > 0) return byEntry;
  const words = sameKey(text)
    .split(' ')
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));
  const scored = within
    .map((item) => {
      const own = new Set(
        sameKey(`${item.content} ${item.entry ? (findEntry(item.entry)?.name ?? '') : ''}`).split(' '),
      );
      return { item, hits: words.filter((word) => own.has(word) || own.has(singular(word))).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const best = scored[0]?.hits ?? 0;
  return scored.filter(({ hits }) => hits === best).map(({ item }) => item);
}

const SEVERAL = /\s*(?:,|;|&|\band\b|\bplus\b)\s*/i;

/**
 * Several items at once: "the second and third mechanic", "guilds and the letters", "all meta elements". Empty unless
 * each part points at exactly one item.
 */
export function findListedItems(context: ChatContext): ChatItem[] {
  const { message, items } = context;
  const wanted = findNamedList(message);
  if (/\b(all|every|both)\b/i.test(message) && wanted) {
    const own = items.filter(({ list }) => list === wanted);
    return /\bboth\b/i.test(message) && own.length !== 2 ? [] : own;
  }
  if (quotations(message).length === 1) return [];
  const parts = message.split(SEVERAL).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  const found = parts.map((part) => {
    const named = numberIn(part) === undefined || findNamedList(part) || !wanted;
    return findMeantItems(
      context,
      named ? part : `${part} ${wanted === 'metaElements' ? 'meta' : 'mechanic'}`,
    );
  });
  if (found.some((meant) => meant.length !== 1)) return [];
  return [...new Set(found.flat())];
}

const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

export const findNamedList = (text: string): ItemList | undefined =>
  /\bmeta\b/i.test(text) ? 'metaElements' : /\bmechanics?\b/i.test(text) ? 'coreMechanics' : undefined;

/** Place meant by "second", "#2", "number 2", "last" (-1); undefined when none is given. */
export function numberIn(text: string): number | undefined {
  const lower = text.toLowerCase();
  if (/\blast\b/.test(lower)) return -1;
  const word = ORDINALS.findIndex((ordinal) => new RegExp(`\\b${ordinal}\\b`).test(lower));
  if (word >= 0) return word;
  const digits =
    /(?:#|\b(?:number|no\.?|item|mechanic|element|option)\s*)(\d{1,2})\b|^\s*(\d{1,2})\s*[.!]?\s*$|\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(
      lower,
    );
  const value = Number(digits?.[1] ?? digits?.[2] ?? digits?.[3]);
  return value > 0 ? value - 1 : undefined;
}

export const quotations = (text: string): string[] =>
  [...text.matchAll(/["“”«]([^"“”«»]{2,1000})["“”»]|(?:^|\s)'([^']{3,200})'(?=\s|[.,!?]|$)/g)].map((found) =>
    (found[1] ?? found[2] ?? '').trim(),
  );

const LEAST_TITLE = 4;

/** Charting games whose title the message holds, longest title first. */
export function findNamedGames(context: ChatContext): ChartingGame[] {
  const padded = ` ${sameKey(context.message)} `;
  return (context.request.charting?.games ?? [])
    .map((game) => ({ game, keys: [sameKey(game.title), sameKey(game.title.split(/[:–-]/, 1)[0] ?? '')] }))
    .filter(({ keys }) => keys.some((key) => key.length >= LEAST_TITLE && padded.includes(` ${key} `)))
    .sort((a, b) => b.game.title.length - a.game.title.length)
    .map(({ game }) => game);
}
