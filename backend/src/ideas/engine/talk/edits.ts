import { joinWords } from '../../../common/text/join-words.js';
import { findEntry } from '../../../ai/taxonomy/taxonomy.js';
import type { ChatAnswer, ChatRequest, ItemList, UpdatedIdea } from '../engine.types.js';
import { identify } from '../identify.js';
import { oneLine, quote, sameKey, shorten, trimEnd, upperFirst } from '../phrases.js';
import { entryFor } from '../variants/sources/sources.js';
import { findItems, listItems, type OwnItem } from './find-items.js';
import { findIntent } from './intents.js';
import { copyIdea, propose, setField, unquote } from './set-field.js';

const LONGEST = 1_000;
const MOST_ITEMS = 60;

/**
 * Adding, removing, replacing and renaming, where a message says so plainly; undefined when it asks for no change.
 * The patterns read one line with single spaces: with `\s*` and `\s+` they take the square of the time on long runs.
 */
export function editIdea(request: ChatRequest): ChatAnswer | undefined {
  const message = oneLine(request.message)
    .replace(LEAD_IN, '')
    .replace(LEAD_OUT, '')
    .replace(POLITE_WISH, '$1');
  return (
    editAll(request, splitWishes(request, message)) ?? addEach(request, message) ?? editOnce(request, message)
  );
}

const REMOVES = 'remove|delete|drop|ditch|dump|axe|cut|scrap|get rid of|take out|take away|throw out|lose';

/** What is said before a wish and adds nothing to it. */
const LEAD_IN = /^(?:(?:actually|well|hmm|so|maybe|please)[, ]+)+/i;

/** What is said after it. */
const LEAD_OUT = /,? (?:please|pls|thanks|thank you)(?=[.!?]{0,9}$)/i;

/** "Can we lose the guards?" asks for it; "should we?" asks what we think. */
const POLITE_WISH = new RegExp(
  `^(?:can|could) (?:we|you|i) (?:please )?((?:add|include|${REMOVES}|replace|swap|rename)\\b.*?)\\??$`,
  'i',
);

/** Where another wish begins in the same message: "rename it to X and remove the albums". */
const NEXT_EDIT = new RegExp(
  `(?:(?: ?[,;.] ?| (?:and|then) ){1,3}| (?=(?:add|remove|delete)\\b))(?=(?:please )?(?:${REMOVES}|add|include|rename|replace|call it|name it)\\b)`,
  'gi',
);

/** The text of a field may say "add" or "drop" itself: it ends only where a wish names the idea or an item of it. */
function splitWishes(request: ChatRequest, message: string): string[] {
  const parts = message.split(NEXT_EDIT);
  if (parts.length < 2 || !setField(request, message)) return parts;
  const namesItem = (part: string): boolean =>
    /^(?:please )?rename\b/i.test(part) ||
    ((replace(request, part) ?? remove(request, part))?.basis.length ?? 0) > 0;
  const next = parts.findIndex((part, at) => at > 0 && namesItem(part));
  const gap = [...message.matchAll(NEXT_EDIT)][next - 1];
  return gap ? [message.slice(0, gap.index), ...parts.slice(next)] : [message];
}

/** Several wishes, one after the other; undefined unless each of them is a wish. */
function editAll(request: ChatRequest, parts: readonly string[]): ChatAnswer | undefined {
  if (parts.length < 2) return undefined;
  let { idea } = request;
  let concept: UpdatedIdea['concept'] = {};
  const answers: ChatAnswer[] = [];
  for (const part of parts) {
    const edited = editOnce({ ...request, idea }, part);
    if (!edited) return undefined;
    // One wish that can’t be met is told; the others are not carried out alone.
    if (!edited.updatedIdea) return editOnce(request, part) ?? edited;
    answers.push(edited);
    const withIds = (items: UpdatedIdea['coreMechanics']) =>
      items.map(({ id, content }, at) => ({ id: id ?? `new ${at} ${answers.length}`, content }));
    const { name, coreMechanics, metaElements } = edited.updatedIdea;
    concept = { ...concept, ...edited.updatedIdea.concept };
    idea = {
      ...{ name, coreMechanics: withIds(coreMechanics), metaElements: withIds(metaElements) },
      concept: { ...idea.concept, ...concept },
    };
  }
  const last = answers.at(-1);
  return (
    last?.updatedIdea && {
      ...last,
      updatedIdea: { ...last.updatedIdea, ...(Object.keys(concept).length > 0 && { concept }) },
      content: answers.map(({ content }) => content).join('\n'),
      basis: answers.flatMap(({ basis }) => basis),
    }
  );
}

function editOnce(request: ChatRequest, message: string): ChatAnswer | undefined {
  return (
    keep(request, message) ??
    setField(request, message) ??
    rename(request, message) ??
    add(request, message) ??
    replace(request, message) ??
    remove(request, message)
  );
}

/** What a name should be like, not the name. */
const DESCRIBED = /^(?:after|something|anything|somehow|differently|better|like|for|whatever)\b/i;

function rename(request: ChatRequest, message: string): ChatAnswer | undefined {
  const found =
    /^(?:please )?(?:rename (?:(?:it|this|the idea|the game)(?: to| as)?|to|as)|(?:call|name) (?:it|this|the idea|the game))\s+(.+)$/i.exec(
      message,
    );
  const [, old = '', next = ''] = /^(?:please )?rename (.+) (?:to|as) (.+)$/i.exec(message) ?? [];
  const isOwn = sameKey(old) === sameKey(request.idea.name);
  const name = unquote(found?.[1] ?? (isOwn ? next : ''));
  if (!name || message.endsWith('?') || DESCRIBED.test(name)) return undefined;
  return propose('rename', `I’d rename the idea to ${quote(name, 120)}.`, { ...copyIdea(request), name }, [
    name,
  ]);
}

const LISTS =
  / ?,? ?\b(?:to|as|in|into|under) (?:an? |the |my )?(core mechanics?|mechanics?|meta(?: elements?)?)(?: list)?$/i;
const KIND =
  /^(?:an?\s+|another\s+|the\s+|new\s+)*(core mechanic|mechanic|meta element|meta)\b\s*[:,–-]?\s*(?:called\s+|named\s+)?/i;

/** Words of what surrounds the play. */
const META =
  /\b(?:daily|weekly|login|bonus|rewards?|events?|seasons?|pass|albums?|collections?|leaderboards?|leagues?|guilds?|teams?|clubs?|shops?|stores?|ads?|quests?|streaks?|achievements?|currency|vip|subscriptions?|skins?|cosmetics?|energy|lives|story|chapters|gacha)\b/i;

const BUT_NOT = /,? (?:but (?:not?|without|don[’']?t|never)|and (?:not?|don[’']?t))\b.*$/i;

/** "Add a map and a shop" are two wishes, "Decoration and renovation" is one. */
function addEach(request: ChatRequest, message: string): ChatAnswer | undefined {
  const [, verb = '', rest = ''] = /^(?:please )?(add|include)\s+((?:an?|some)\s.+)$/i.exec(message) ?? [];
  const parts = rest.split(/ ?,? and (?=(?:an?|some) )/i);
  return parts.length > 1
    ? editAll(
        request,
        parts.map((part) => `${verb} ${part}`),
      )
    : undefined;
}

function add(request: ChatRequest, message: string): ChatAnswer | undefined {
  const found = /^(?:please |can you |could you |let’s |let's )*(?:add|include|put in)\s+(.+)$/i.exec(
    message,
  );
  if (!found?.[1] || message.endsWith('?')) return undefined;
  // What must not come is no part of what comes.
  const rest = trimEnd(found[1], '.!').replace(BUT_NOT, '');
  const named = LISTS.exec(rest)?.[1] ?? KIND.exec(rest)?.[1];
  const body = rest.replace(LISTS, '').replace(KIND, '');
  const text = upperFirst(shorten(unquote(body).replace(/^(?:an?|the|some)\s+/i, ''), LONGEST));
  if (
    sameKey(text).length < 2 ||
    /^(?:it|this|that|something|more|another one|anything|nothing)\b/i.test(text)
  ) {
    return {
      intent: 'add',
      content: 'What should I add? Say for example: add a weekly regatta as a meta element.',
      basis: [],
    };
  }
  const items = listItems(request);
  if (items.some(({ content }) => sameKey(content) === sameKey(text))) {
    return { intent: 'add', content: `${quote(text, 100)} is in the idea already.`, basis: [text] };
  }
  if (items.length >= MOST_ITEMS) {
    return {
      intent: 'add',
      content: `The idea has ${MOST_ITEMS} items, which is the most it can have. Remove one first.`,
      basis: [],
    };
  }
  const id = entryFor(text);
  const kind = named
    ? /meta/i.test(named)
      ? 'meta'
      : 'mechanic'
    : (findEntry(id ?? '')?.kind ?? (META.test(text) ? 'meta' : 'mechanic'));
  const list: ItemList = kind === 'meta' ? 'metaElements' : 'coreMechanics';
  const idea = copyIdea(request);
  idea[list].push({ content: text });
  const where = list === 'metaElements' ? 'meta element' : 'core mechanic';
  return propose('add', `I’d add ${quote(text, 100)} as a ${where}.`, idea, [text]);
}

const REPLACE =
  /^(?:please )?(?:replace|swap|exchange|change|turn|rename) (.+?) (?:with|for|by|to|into) (.+)$/i;

const INSTEAD = / instead of (?:the )?/i;
const WANTS =
  /^(?:please )?(?:(?:i(?: would|[’']d)? (?:want|like|prefer)|use|put(?: in)?|give me|let[’']s (?:have|use|do)|make it) )?/i;

/** "I want a garden instead of the albums": the albums, then the garden. */
function readInstead(message: string): { old?: string; next?: string } {
  const found = INSTEAD.exec(message);
  const next = message.slice(0, found?.index).replace(WANTS, '');
  const old = found ? trimEnd(message.slice(found.index + found[0].length), '.!') : '';
  return next && old && !/[.!?]/.test(old) ? { old, next } : {};
}

function replace(request: ChatRequest, message: string): ChatAnswer | undefined {
  const wish = readInstead(message);
  const [, old = wish.old ?? '', next = wish.next ?? ''] = REPLACE.exec(message) ?? [];
  if (!old || message.endsWith('?') || DESCRIBED.test(next)) return undefined;
  const found = findItems(request, old);
  const [item] = found;
  if (!item) return undefined;
  if (found.length > 1) return askWhich(found, 'replace');
  const content = upperFirst(shorten(unquote(next), LONGEST));
  const idea = copyIdea(request);
  idea[item.list] = idea[item.list].map((one) => (one.id === item.id ? { ...one, content } : one));
  return propose('replace', `I’d replace ${quote(item.content, 80)} with ${quote(content, 100)}.`, idea, [
    item.content,
  ]);
}

/** "Remove X", and complaints about one item: "the tower thing doesn’t fit". */
const REMOVE = new RegExp(
  `\\b(?:${REMOVES})\\s+(.+?)(?:[.!;]|\\s+because\\b|\\s+since\\b|,?\\s+(?:but|and)\\s+(?:keep|leave)\\b|$)`,
  'i',
);
const COMPLAINT =
  /(?:^|[,.;]|\band\b|\bbut\b|\bbecause\b|\bsince\b) ?([^,.;]{2,60}?) (?:(?:doesn[’']?t|does not|don[’']?t|do not|isn[’']?t|is not)\s+(?:really |quite |at all )?(?:fit|work|belong|fitting|working|needed|help)|(?:feels?|seems?|is|are)\s+(?:really |quite |a bit |totally )?(?:pointless|out of place|tacked on|unnecessary|superfluous))/i;
const NONE = /^no (?:more )?([^,.;!?]{3,40}?)(?:,? please)?[.!]*$/i;
const HATED =
  /(?:(?:^|[,.;] ?|\b(?:and|but) )i (?:really )?(?:don[’']?t like|hate|dislike)|^(?:without|no more|not))\s+(?:the\s+)([^,.;]{2,60})/i;
/** "Not the towers, the albums should go": what stays is named first. */
const NOT_BUT = /^not (?:the )?[^,.;]{2,60}[,;] ?(?:but )?/i;
const SHOULD_GO = /^(?:i think )?([^,.;]{2,60}?) (?:should|must|has to|have to|needs? to|can) go[.!]*$/i;

/** "Don’t remove the tower", "remove it but keep the guards": what is meant is not plain. */
export const NOT_REMOVE =
  /\b(?:don[’']?t|do not|never|not)\s+(?:\w+\s+)?(?:remove|delete|drop|cut|scrap|lose)\b/i;
const KEEPS = /\bkeep\s+(?:the\s+)?([^,.;]{2,60})/i;

/** "Keep the guards", "don’t touch the sorting", "bring the albums back". */
const STAYS =
  /^(?:please )?(?:(?:keep|leave|do not touch|do not change|don[’']?t (?:touch|change))\s+(?:the |our |my )?([^,.;!?]{3,60}?)(?: (?:in|as it is|alone))?|bring (?:back )?(?:the )?([^,.;!?]{3,60}?)(?: back)?)[.!]*$/i;

function keep(request: ChatRequest, message: string): ChatAnswer | undefined {
  const [, kept, missed = kept] = STAYS.exec(message) ?? [];
  if (!missed) return undefined;
  const [item, other] = findItems(request, missed);
  if (other || (!item && kept)) return undefined;
  const content = item
    ? `${quote(item.content, 100)} is in the idea and stays. Nothing changed.`
    : `I don’t find ${quote(missed, 60)} in the idea. What was removed can be restored under Versions, or say “add” and its text.`;
  return { intent: 'keep', content, basis: item ? [shorten(item.content, 40)] : [] };
}

/** "What happens without the guards" is a question, with or without its mark. */
const ASKS = /^(?:what|how|why|when|where|which|who|would|should|is|are|do|does|did|will)\b/i;
/** What goes on after "and" is another wish, not another item. */
const OTHER_WISH = /^(?:give|make|set|let|put|use|show|tell|write|find|i|we|you)\b/i;

/** What an idea has besides its items. */
const FIELD = /^(?:the |its |this |my )?(?:name|title|pitch|setting|place|theme|idea|audience|art|style)\b/i;

/** "Remove everything except merging" is about the others. */
const MANY = /^(?:everything|anything|all|both|the rest)\b|\b(?:except|apart from|other than)\b/i;

function remove(request: ChatRequest, given: string): ChatAnswer | undefined {
  const message = given
    .replace(NOT_BUT, '')
    .replace(/\b(take|throw) ((?:the |our )?[^,.;]{2,40}?) out\b/i, '$1 out $2');
  if (NOT_REMOVE.test(message) || ASKS.test(message)) return undefined;
  const none = NONE.exec(message)?.[1];
  const removed = REMOVE.exec(message)?.[1];
  const wanted =
    (removed && cutReasons(request, removed)) ??
    none ??
    SHOULD_GO.exec(message)?.[1] ??
    COMPLAINT.exec(message)?.[1] ??
    (findIntent(message.replace(HATED, ' '), new Set()) ? undefined : HATED.exec(message)?.[1]);
  if (!wanted || message.endsWith('?')) return undefined;
  if (FIELD.test(unquote(wanted)) || MANY.test(wanted)) return undefined;
  // "The energy stuff annoys me, drop it": what "it" is stands before.
  const isPronoun = /^(?:it|that|this|them|those)\b/i.test(unquote(wanted));
  const names = isPronoun ? [message.replace(REMOVE, ' ')] : splitNames(request, unquote(wanted));
  const targets = names.map((name) => ({ name, items: findItems(request, name) }));
  const absent = targets.find(({ items }) => items.length === 0);
  if (absent) {
    if (OTHER_WISH.test(absent.name)) return undefined;
    const isKnown = REMOVE.test(message) || (none && identify(none).length > 0);
    return isKnown ? describeAbsent(request, isPronoun ? wanted : absent.name) : undefined;
  }
  const unclear = targets.find(({ items }) => items.length > 1);
  if (unclear) return askWhich(unclear.items, 'remove');
  const found = targets.flatMap(({ items }) => items);
  const kept = KEEPS.exec(message)?.[1];
  const both = kept
    ? found.find(({ id }) => findItems(request, kept).some((one) => one.id === id))
    : undefined;
  if (both) {
    const content = `You ask me to remove ${quote(both.content, 80)} and to keep it. Which of the two?`;
    return { intent: 'remove', content, basis: [both.content] };
  }
  return proposeRemoval(request, found);
}

/** "The lives, nobody likes waiting": what follows a comma is another item or a reason. */
function cutReasons(request: ChatRequest, wanted: string): string {
  const [first = '', ...rest] = wanted.split(/ ?, ?/);
  const isItem = (part: string): boolean =>
    /^(?:and )?(?:the |its )?(?!keep|it|its|they|that|this|but|nobody|people)\S+(?: \S+){0,5}$/i.test(part) &&
    findItems(request, part).length === 1;
  return [first, ...rest.filter(isItem)].join(', ');
}

/** "The guilds and the chat" names two items, "Decoration and renovation" one. */
function splitNames(request: ChatRequest, wanted: string): string[] {
  const key = sameKey(wanted.replace(/^(?:the|all|both)\s+/i, ''));
  if (listItems(request).some(({ content }) => ` ${sameKey(content)} `.includes(` ${key} `))) return [wanted];
  const parts = wanted.split(/ ?, ?(?:and )?| (?:and|or|plus|&) /i).filter((part) => sameKey(part) !== '');
  return parts.some((part) => findItems(request, part).length > 0) ? parts : [wanted];
}

function describeAbsent(request: ChatRequest, wanted: string): ChatAnswer {
  const names = listItems(request)
    .slice(0, 6)
    .map(({ content }) => quote(content, 40));
  const has = names.length > 0 ? ` It has ${joinWords(names)}.` : ' It has no items.';
  const said = Object.entries(request.idea.concept).find(
    ([, text]) => typeof text === 'string' && ` ${sameKey(text)} `.includes(` ${sameKey(wanted)} `),
  );
  const where = said
    ? ` The ${said[0].replace(/[A-Z]/g, ' $&').toLowerCase()} speaks of it: edit that text.`
    : '';
  const content = `I don’t find ${quote(unquote(wanted), 60)} in the idea.${has}${where}`;
  return { intent: 'remove', content, basis: [] };
}

function proposeRemoval(request: ChatRequest, found: readonly OwnItem[]): ChatAnswer {
  const gone = new Set(found.map(({ id }) => id));
  const { name, coreMechanics, metaElements } = copyIdea(request);
  const stays = ({ id }: { id?: string }): boolean => !gone.has(id ?? '');
  const idea = { name, coreMechanics: coreMechanics.filter(stays), metaElements: metaElements.filter(stays) };
  const left =
    coreMechanics.length > 0 && idea.coreMechanics.length === 0 ? ' No core mechanic is left then.' : '';
  const texts = [...new Set(found.map(({ content }) => content))];
  return propose(
    'remove',
    `I’d remove ${joinWords(texts.map((text) => quote(text, 100)))}.${left}`,
    idea,
    texts,
  );
}

const askWhich = (items: readonly OwnItem[], verb: string): ChatAnswer => ({
  intent: verb,
  content: `Which one should I ${verb}: ${joinWords(
    items.slice(0, 4).map(({ content }) => quote(content, 60)),
    'or',
  )}?`,
  basis: items.slice(0, 4).map(({ content }) => shorten(content, 40)),
});
