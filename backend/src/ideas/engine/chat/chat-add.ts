import { APPLY, doThat, fullness, LONGEST_ITEM } from './chat-changes.js';
import { type ChatContext, findNamedList, quotations } from './chat-context.js';
import { copyItems, LIST_NAMES, type Said } from './chat-say.js';
import { findNamedEntries, identifyOne } from '../identify.js';
import type { ItemList } from '../engine.types.js';
import { type KnownEntry, knownEntry } from '../knowledge/knowledge.js';
import { oneLine, quote, sameKey, shorten, upperFirst } from '../phrases.js';
import { pick, randomFrom } from '../random.js';

const VERB = /^.*?\b(?:add|include|put(?: in)?|insert|append|bring in)\b\s*/i;
const LIST_WORDS =
  '(?:(?:core\\s+)?mechanics?|meta(?:[ -]?(?:elements?|items?|list))?|(?:core|elements?|items?)(?:\\s+list)?)';
/** "… to the meta elements", "… as a mechanic, but short": where it goes, and everything after. */
const TAIL = new RegExp(
  `\\s*,?\\s*\\b(?:to|into|in|on|under|as|for)\\s+(?:an?\\s+|the\\s+|my\\s+|this\\s+|its\\s+|our\\s+)?(?:list of\\s+|new\\s+|another\\s+)*(?:${LIST_WORDS}|idea|game|list)(?![\\w-]).*$`,
  'i',
);
const CALLED = '\\s+(?:called|named|like|such as|where|in which|that|with)\\s+';
/** "a new meta element called", "the mechanics:"; "core" and "meta" alone may begin a name. */
const HEAD = new RegExp(
  '^(?:(?:an?|the|some|another|two|three|new|more|one|following|these)\\s+)*' +
    `(?:(?:(?:core\\s+)?mechanics?|meta[ -]?(?:elements?|items?))(?:\\s*[:–—-]\\s*|${CALLED}|\\s+)` +
    `|(?:core|meta|elements?|items?)(?:\\s*[:–—]\\s*|${CALLED}))`,
  'i',
);
const ARTICLE = /^(?:an?|the|some|another|one)\s+/i;
const BETWEEN = /\s*(?:,\s*(?:and\s+|plus\s+)?|;|\n|\s+(?:and|plus|&)\s+)\s*/i;
/** Words after which "and" joins halves of one sentence rather than two items. */
const CLAUSE =
  /\b(?:that|which|where|who|whose|when|if|with|without|for|from|so|while|until|before|by|each)\b/i;
const LONGEST_IN_LIST = 6;
const POINTS_BACK = /^(?:it|that|this|them|those|these|both|all)\b/i;
const NOTHING = /^(?:something|anything|more|items?|mechanics?|meta|elements?|stuff)\b/i;

interface Addition {
  text: string;
  list: ItemList;
  known: KnownEntry | undefined;
}

/** "Add a meta element: Weekly regatta", "add A, B and C to the mechanics", "add “X” as a mechanic". */
export function add(context: ChatContext): Said {
  const { message, request } = context;
  const rest = oneLine(message.replace(VERB, ''));
  if (POINTS_BACK.test(rest) && quotations(message).length === 0) return doThat(context);
  const asked = additionsIn(message);
  if (asked.length === 0) {
    return {
      intent: 'add',
      lines: [
        'What should I add? Say for example: add “a weekly relay for pairs” as a meta element. If you want a proposal instead, ask for suggestions.',
      ],
      basis: context.items.slice(0, 2).map(({ content }) => quote(content, 40)),
    };
  }
  const there = new Set(context.items.map(({ content }) => sameKey(content)));
  const fresh = asked.filter(({ text }) => !there.has(sameKey(text)));
  const twice = asked.filter(({ text }) => there.has(sameKey(text)));
  const lines = twice.map(({ text }) => `${quote(text, 100)} already stands in the idea.`);
  if (fresh.length === 0) return { intent: 'add', lines, basis: twice.map(({ text }) => quote(text, 40)) };
  const full = fullness(context, fresh.length);
  if (full) return full;
  const updatedIdea = copyItems(context);
  for (const { text, list } of fresh) updatedIdea[list] = [...updatedIdea[list], { content: text }];
  return {
    intent: 'add',
    lines: [...lines, ...fresh.flatMap((one) => describeAddition(one, context, fresh.length === 1)), APPLY],
    basis: [
      ...fresh.map(({ text }) => quote(text, 40)),
      ...fresh.flatMap(({ known }) => known?.entry.name ?? []),
      request.idea.name ? quote(request.idea.name, 40) : '',
    ],
    updatedIdea,
  };
}

function describeAddition({ text, list, known }: Addition, context: ChatContext, alone: boolean): string[] {
  const comes = `I’d add ${quote(text, 100)} as a ${LIST_NAMES[list]}`;
  if (!known) {
    return [
      alone
        ? `${comes}.\nI don’t recognize this, so I keep your words and can’t say what it goes with.`
        : `${comes}, in your words: I don’t recognize this.`,
    ];
  }
  const needs = `It gives ${known.known.gives}. It needs ${known.known.needs}.`;
  if (!alone) return [`${comes}. ${needs}`];
  const shape = pick(known.known.variants, randomFrom(context.seed)) ?? '';
  return [`${comes}.`, needs, `A more particular shape of it would be ${quote(shape, 200)}.`];
}

/** The items that a message wants added, each with the list it belongs to. */
export function additionsIn(message: string): Addition[] {
  const quoted = quotations(message);
  const named = findNamedList(outside(message, quoted));
  if (quoted.length > 0) return quoted.flatMap((text) => addition(text, named));
  const body = message.replace(VERB, '').replace(/[.!?\s]+$/, '');
  // "X as a mechanic and Y as a meta element": each half names its own list.
  const halves = body.split(/\s+and\s+(?=.+\bas\s+an?\s)/i);
  if (halves.length > 1 && halves.every((half) => TAIL.test(half))) {
    return halves.flatMap((half) => addition(cleanPart(half), findNamedList(half)));
  }
  const text = cleanPart(body);
  return splitParts(text, /\b(?:mechanics|elements|items|lists)\b/i.test(body)).flatMap((part) =>
    addition(part, named),
  );
}

const outside = (message: string, quoted: readonly string[]): string =>
  quoted.reduce((text, one) => text.replace(one, ''), message);

const cleanPart = (text: string): string => text.replace(TAIL, '').replace(HEAD, '').trim();

/** One text, or the members of an enumeration. */
function splitParts(text: string, manyAsked: boolean): string[] {
  const parts = text.split(BETWEEN).filter(Boolean);
  if (parts.length < 2) return [text];
  const short = parts.every((part) => part.split(' ').length <= LONGEST_IN_LIST);
  const listed = parts.length > 2 && short && !CLAUSE.test(text);
  const entries = parts.map((part) => findNamedEntries(part)[0]);
  const different = entries.every(Boolean) && new Set(entries).size === parts.length && !CLAUSE.test(text);
  return listed || different || (manyAsked && short) ? parts : [text];
}

function addition(given: string, named: ItemList | undefined): Addition[] {
  const text = shorten(oneLine(given.replace(ARTICLE, '')).replace(/[.!?]+$/, ''), LONGEST_ITEM);
  if (sameKey(text).length < 3 || NOTHING.test(text)) return [];
  const id = findNamedEntries(text)[0] ?? identifyOne(text, named === 'coreMechanics' ? 'mechanic' : 'meta');
  const known = id ? knownEntry(id) : undefined;
  const list = named ?? (known?.entry.kind === 'meta' ? 'metaElements' : 'coreMechanics');
  return [{ text: upperFirst(text), list, known }];
}
