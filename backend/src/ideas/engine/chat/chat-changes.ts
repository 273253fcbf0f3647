import { assist } from '../assist.js';
import {
  type ChatContext,
  type ChatItem,
  findListedItems,
  findMeantItems,
  numberIn,
  quotations,
} from './chat-context.js';
import {
  copyItems,
  entryNames,
  LIST_NAMES,
  proposalLine,
  proposalsIn,
  type Proposed,
  type Said,
} from './chat-say.js';
import { detectDirection } from '../directions.js';
import { ideaName } from '../idea-name.js';
import type { ItemKind, ItemList } from '../engine.types.js';
import { fitTogether, knownEntry } from '../knowledge/knowledge.js';
import { joinWords, oneLine, quote, sameKey, shorten, upperFirst } from '../phrases.js';
import { hashText, randomFrom } from '../random.js';

const LONGEST_NAME = 120;
export const LONGEST_ITEM = 1_000;
/** Ideas hold no more; the caller checks it too. */
export const MOST_ITEMS = 60;

/** Shorter items are not touched when the idea as a whole is to be shortened. */
const LONG_ITEM = 50;

export const APPLY = 'The change is shown beside the idea; nothing is changed until you apply it.';

/** Several things could be meant: names them and asks. */
export const askWhich = (intent: string, items: readonly ChatItem[], verb: string): Said => ({
  intent,
  lines: [
    items.length === 0
      ? `I would ${verb} it, but I do not see which item you mean. Name it by its words, or by its place such as “second mechanic”.`
      : `More than one item fits. Which one should I ${verb}?`,
    ...items
      .slice(0, 6)
      .map((item) => `- ${LIST_NAMES[item.list]} ${item.at + 1}: ${quote(item.content, 80)}`),
  ],
  basis: items.slice(0, 6).map(({ content }) => quote(content, 40)),
});

export function remove(context: ChatContext): Said {
  const several = findListedItems(context);
  const meant = several.length > 0 ? several : findMeantItems(context);
  const [item] = meant;
  if (!item || (meant.length > 1 && several.length === 0))
    return askWhich('remove', meant.length > 0 ? meant : context.items, 'remove');
  const updatedIdea = copyItems(context);
  const leaving = new Set(meant.map(({ id }) => id));
  updatedIdea.coreMechanics = updatedIdea.coreMechanics.filter(({ id }) => !leaving.has(id ?? ''));
  updatedIdea.metaElements = updatedIdea.metaElements.filter(({ id }) => !leaving.has(id ?? ''));
  const known = meant.flatMap(({ entry }) => (entry ? (knownEntry(entry) ?? []) : []));
  return {
    intent: 'remove',
    lines: [
      ...meant.map(({ content, entry }) => {
        const gives = entry ? knownEntry(entry)?.known.gives : undefined;
        return `Without ${quote(content, 100)} the idea loses ${gives ?? 'that item and whatever leaned on it'}.`;
      }),
      APPLY,
    ],
    basis: [...meant.map(({ content }) => quote(content, 40)), ...known.map(({ entry }) => entry.name)],
    updatedIdea,
  };
}

/** "Should I remove …?": what speaks for it and against it; changes nothing. */
export function weigh(context: ChatContext): Said {
  const meant = findMeantItems(context);
  const item = meant[0];
  const found = knownEntry(item?.entry ?? context.named[0] ?? '');
  if (meant.length > 1 || !found) return askWhich('weigh', meant.length > 0 ? meant : context.items, 'weigh');
  const others = context.ids.filter((id) => id !== found.entry.id);
  const friends = others.filter((id) => fitTogether(id, found.entry.id));
  const present = item !== undefined;
  return {
    intent: 'weigh',
    lines: [
      `For ${present ? 'keeping' : 'having'} it: ${found.entry.name} gives ${found.known.gives}.`,
      `Against it: it needs ${found.known.needs}. The usual failure: ${found.known.pitfall}.`,
      friends.length > 0
        ? `It goes with ${joinWords(entryNames(friends.slice(0, 3)))}, so I would ${present ? 'keep' : 'take'} it if you can afford what it needs.`
        : `It goes with nothing else in the idea, so it is ${present ? 'the first candidate to leave' : 'rather a second game than a part of this one'}.`,
    ],
    basis: [found.entry.name, ...(item ? [quote(item.content, 40)] : []), ...entryNames(friends.slice(0, 3))],
  };
}

/** An idea that can take no more items says so. */
export const fullness = ({ items }: ChatContext, more: number): Said | undefined =>
  items.length + more > MOST_ITEMS
    ? {
        intent: 'add',
        lines: [`The idea has ${items.length} items and may hold ${MOST_ITEMS}. Remove one first.`],
        basis: [],
      }
    : undefined;

const INTO = /\b(?:to|into|with|by|as)\b\s+(.+)$/i;

/** "Rename X to Y", "replace X with Y", "change X": without a new text the item's best variant is taken. */
export function renameItem(context: ChatContext): Said {
  const { message } = context;
  const parts = INTO.exec(message);
  const quoted = quotations(message);
  const target =
    quoted.length > 1
      ? quoted[1]
      : quoted.length === 1 && parts?.[1]?.includes(quoted[0] ?? '\0')
        ? quoted[0]
        : parts?.[1];
  const pointing = parts && quoted.length < 2 ? message.slice(0, parts.index) : message;
  const meant = findMeantItems(
    { ...context, message: pointing },
    quoted.length > 1 ? `“${quoted[0]}”` : pointing,
  );
  const [item] = meant;
  if (!item || meant.length > 1)
    return askWhich('rename-item', meant.length > 0 ? meant : context.items, 'change');
  const asked =
    target && !detectDirection(target)
      ? oneLine(target)
          .replace(/[.!?]+$/, '')
          .replace(/^an?\s+/i, '')
      : undefined;
  const text = asked
    ? upperFirst(shorten(asked, LONGEST_ITEM))
    : assist({
        question: message,
        item: item.content,
        kind: item.kind,
        idea: context.request.idea,
        charting: context.request.charting,
      }).suggestion;
  return {
    intent: 'rename-item',
    lines: [`${quote(item.content, 120)} becomes ${quote(text, 300)}.`, APPLY],
    basis: [quote(item.content, 40), ...(item.entry ? entryNames([item.entry]) : [])],
    updatedIdea: replaceItem(context, item, text),
  };
}

/** The idea with one item in other words. */
export function replaceItem(context: ChatContext, item: ChatItem, content: string) {
  const updatedIdea = copyItems(context);
  updatedIdea[item.list] = updatedIdea[item.list].map((one) =>
    one.id === item.id ? { id: one.id, content } : one,
  );
  return updatedIdea;
}

const NEW_NAME =
  /\b(?:rename|retitle|call|name|title|change)\b.*?\b(?:to|as|it|this|idea|game)\s+[“"']?([\p{L}\p{N}][^“”"]{1,118}?)[”"']?[.!]*$/iu;
const NOT_A_NAME = /^(to|for|the|this|it|me|us|a|an|my|better|new|another|something|idea|game|please)\b/i;

export function renameIdea(context: ChatContext): Said {
  const { message, request } = context;
  const given = (quotations(message)[0] ?? NEW_NAME.exec(message)?.[1])?.trim();
  if (given && !NOT_A_NAME.test(given) && !/\?$/.test(message)) {
    const name = shorten(given, LONGEST_NAME);
    return {
      intent: 'rename-idea',
      lines: [`The idea is called ${quote(name, LONGEST_NAME)} from now on.`, APPLY],
      basis: [quote(request.idea.name, 40)],
      updatedIdea: { ...copyItems(context), name },
    };
  }
  const names: string[] = [];
  for (let at = 0; names.length < 3 && at < 20; at++) {
    const name = ideaName(
      context.cores,
      [request.idea.name],
      randomFrom(hashText(`${context.seed}/${context.turn}/${at}`)),
    );
    if (!names.includes(name) && !context.said.includes(sameKey(name))) names.push(name);
  }
  return {
    intent: 'rename-idea',
    lines: [
      context.cores.length > 0
        ? `Three names from the words of ${joinWords(entryNames(context.cores.slice(0, 2)))}:`
        : 'Three open names, since the idea has no core mechanic I know yet:',
      ...names.map((name, at) => `${at + 1}. As a name: “${name}”`),
      'Say “the second” to take one, or “another one” for more.',
    ],
    basis: [quote(request.idea.name, 40), ...entryNames(context.cores.slice(0, 2))],
  };
}

/** One item, or the idea as a whole: remarks are cut, the point is kept. */
export function shortenItems(context: ChatContext): Said {
  const meant = findMeantItems(context);
  const asked = meant.length === 1 ? meant : context.items;
  const updatedIdea = copyItems(context);
  const changed: string[] = [];
  for (const item of asked) {
    if (meant.length !== 1 && (item.content.length < LONG_ITEM || /^each /i.test(item.content))) continue;
    const { suggestion } = assist({
      question: 'shorten',
      item: item.content,
      kind: item.kind,
      idea: context.request.idea,
    });
    if (suggestion.length >= item.content.length) continue;
    updatedIdea[item.list] = updatedIdea[item.list].map((one) =>
      one.id === item.id ? { id: one.id, content: suggestion } : one,
    );
    changed.push(`- ${quote(item.content, 80)} → ${quote(suggestion, 80)}`);
  }
  if (changed.length === 0) {
    return {
      intent: 'shorten',
      lines: ['Every item is already as short as it can be without losing its point.'],
      basis: context.items.slice(0, 4).map(({ content }) => quote(content, 40)),
    };
  }
  return {
    intent: 'shorten',
    lines: ['Shorter, with the remarks cut:', ...changed, APPLY],
    basis: asked.slice(0, 6).map(({ content }) => quote(content, 40)),
    updatedIdea,
  };
}

/** "Do that", "the second", "add both": takes proposals of the last answer that made any. */
export function doThat(context: ChatContext): Said {
  const last = [...context.request.history]
    .reverse()
    .find(({ role, content }) => role === 'ai' && proposalsIn(content).length > 0);
  const proposals = last ? proposalsIn(last.content) : [];
  if (proposals.length === 0) {
    return {
      intent: 'do-that',
      lines: [
        'I have proposed nothing yet that could be applied. Ask for suggestions first, or tell me what to add, remove or rename.',
      ],
      basis: context.items.slice(0, 2).map(({ content }) => quote(content, 40)),
    };
  }
  const number = numberIn(context.message);
  const all = /\b(all|both|them|those|everything)\b/i.test(context.message) && proposals[0]?.kind !== 'name';
  const chosen: (Proposed | undefined)[] = all
    ? proposals
    : number !== undefined
      ? [proposals.at(number)]
      : proposals.length === 1
        ? proposals
        : [];
  const found = chosen.filter((one): one is Proposed => one !== undefined);
  if (found.length === 0) {
    return {
      intent: 'do-that',
      lines: ['Which one? Say its number, or “all”.', ...proposals.map((one, at) => describeLine(one, at))],
      basis: proposals.map(({ text }) => quote(text, 40)),
    };
  }
  const full = fullness(context, found.length);
  if (full) return full;
  const updatedIdea = copyItems(context);
  for (const { kind, text } of found) {
    if (kind === 'name') updatedIdea.name = shorten(text, LONGEST_NAME);
    else
      updatedIdea[getList(kind)] = [...updatedIdea[getList(kind)], { content: shorten(text, LONGEST_ITEM) }];
  }
  return {
    intent: 'do-that',
    lines: [`Taken: ${joinWords(found.map(({ text }) => quote(text, 200)))}.`, APPLY],
    basis: found.map(({ text }) => quote(text, 40)),
    updatedIdea,
  };
}

const getList = (kind: ItemKind): ItemList => (kind === 'mechanic' ? 'coreMechanics' : 'metaElements');

const describeLine = ({ text, kind }: Proposed, at: number): string =>
  kind === 'name' ? `${at + 1}. As a name: “${text}”` : proposalLine(at + 1, text, kind, 'as proposed');
