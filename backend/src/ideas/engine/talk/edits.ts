import { entryName, findEntry } from '../../../ai/taxonomy/taxonomy.js';
import type { ChatAnswer, ChatRequest, IdeaItem, ItemList, UpdatedIdea } from '../engine.types.js';
import { identify } from '../identify.js';
import { joinWords, oneLine, quote, sameKey, shorten, upperFirst } from '../phrases.js';
import { entryFor } from '../variants/sources.js';

const LONGEST = 1_000;
const MOST_ITEMS = 60;

export interface OwnItem extends IdeaItem {
  list: ItemList;
}

/** Adding, removing, replacing and renaming, where a message says so plainly; undefined when it asks for no change. */
export function editIdea(request: ChatRequest): ChatAnswer | undefined {
  const message = oneLine(request.message).replace(POLITE_WISH, '$1');
  return editAll(request, message.split(NEXT_EDIT)) ?? editOnce(request, message);
}

/** "Can we lose the guards?" asks for it; "should we?" asks what we think. */
const POLITE_WISH =
  /^(?:can|could) (?:we|you|i) (?:please )?((?:add|include|remove|delete|drop|cut|scrap|lose|get rid of|take out|replace|swap|rename)\b.*?)\??$/i;

/** Where another wish begins in the same message: "rename it to X and remove the albums". */
const NEXT_EDIT =
  /(?:\s*[,;.]\s*|\s+(?:and|then)\s+)+(?=(?:please\s+)?(?:remove|delete|drop|scrap|add|include|rename|replace|call it|name it)\b)/i;

/** Several wishes, one after the other; undefined unless each of them is a wish. */
function editAll(request: ChatRequest, parts: readonly string[]): ChatAnswer | undefined {
  if (parts.length < 2) return undefined;
  let { idea } = request;
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
    idea = { ...idea, name, coreMechanics: withIds(coreMechanics), metaElements: withIds(metaElements) };
  }
  const last = answers.at(-1);
  return (
    last && {
      ...last,
      content: answers.map(({ content }) => content).join('\n'),
      basis: answers.flatMap(({ basis }) => basis),
    }
  );
}

function editOnce(request: ChatRequest, message: string): ChatAnswer | undefined {
  return (
    rename(request, message) ?? add(request, message) ?? replace(request, message) ?? remove(request, message)
  );
}

const listItems = ({ idea }: ChatRequest): OwnItem[] => [
  ...idea.coreMechanics.map((item) => ({ ...item, list: 'coreMechanics' as const })),
  ...idea.metaElements.map((item) => ({ ...item, list: 'metaElements' as const })),
];

const copyIdea = ({ idea }: ChatRequest): UpdatedIdea => ({
  name: idea.name,
  coreMechanics: idea.coreMechanics.map((item) => ({ ...item })),
  metaElements: idea.metaElements.map((item) => ({ ...item })),
});

const unquote = (text: string): string => text.replace(/^["“”'‘’]+|["“”'‘’.!\s]+$/g, '').trim();

/** What a name should be like, not the name. */
const DESCRIBED = /^(?:after|something|anything|somehow|differently|better|like|for|whatever)\b/i;

function rename(request: ChatRequest, message: string): ChatAnswer | undefined {
  const found =
    /^(?:please )?(?:rename (?:(?:it|this|the idea|the game) )?(?:to|as)|(?:call|name) (?:it|this|the idea|the game))\s+(.+)$/i.exec(
      message,
    );
  const name = unquote(found?.[1] ?? '');
  if (!name || message.endsWith('?') || DESCRIBED.test(name)) return undefined;
  return propose('rename', `I’d rename the idea to ${quote(name, 120)}.`, { ...copyIdea(request), name }, [
    name,
  ]);
}

const LISTS =
  /\s*,?\s*\b(?:to|as|in|into|under)\s+(?:an?\s+|the\s+|my\s+)?(core mechanics?|mechanics?|meta(?: elements?)?)(?:\s+list)?$/i;
const KIND =
  /^(?:an?\s+|another\s+|the\s+|new\s+)*(core mechanic|mechanic|meta element|meta)\b\s*[:,–-]?\s*(?:called\s+|named\s+)?/i;

/** Words of what surrounds the play. */
const META =
  /\b(?:daily|weekly|login|bonus|rewards?|events?|seasons?|pass|albums?|collections?|leaderboards?|leagues?|guilds?|teams?|clubs?|shops?|stores?|ads?|quests?|streaks?|achievements?|currency|vip|subscriptions?|skins?|cosmetics?|energy|lives|story|chapters|gacha)\b/i;

const BUT_NOT = /,?\s+(?:but (?:not?|without|don[’']?t|never)|and (?:not?|don[’']?t))\b.*$/i;

function add(request: ChatRequest, message: string): ChatAnswer | undefined {
  const found = /^(?:please |can you |could you |let’s |let's )*(?:add|include|put in)\s+(.+)$/i.exec(
    message,
  );
  if (!found?.[1] || message.endsWith('?')) return undefined;
  // What must not come is no part of what comes.
  const rest = found[1].replace(/[.!]+$/, '').replace(BUT_NOT, '');
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

const SMALL = new Set(
  'the a an this that thing things stuff part bit idea game mechanic mechanics element elements item items meta core of and with for from it its'.split(
    ' ',
  ),
);
const stem = (word: string): string => word.replace(/(?:ing|ers?|es|s|e)$/, '');
const stems = (text: string): Set<string> =>
  new Set(
    sameKey(text)
      .split(' ')
      .filter((word) => word.length > 2 && !SMALL.has(word))
      .map(stem),
  );

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** "The second mechanic", "the last meta element". */
const PLACE =
  /^(?:the |its |my )?(first|second|third|fourth|fifth|last) (?:core )?(mechanic|meta element|item)$/i;

function findByPlace(request: ChatRequest, words: string): OwnItem[] {
  const [, place = '', kind = ''] = PLACE.exec(words.trim()) ?? [];
  const wanted = { mechanic: 'coreMechanics', 'meta element': 'metaElements' }[kind.toLowerCase()];
  const list = listItems(request).filter((item) => !wanted || item.list === wanted);
  const item = place.toLowerCase() === 'last' ? list.at(-1) : list[ORDINALS.indexOf(place.toLowerCase())];
  return place && item ? [item] : [];
}

/** The items that a few words mean: those that share the most of them, by their text or the name of their entry. */
export function findItems(request: ChatRequest, words: string): OwnItem[] {
  if (PLACE.test(words.trim())) return findByPlace(request, words);
  const wanted = stems(words);
  const scored = listItems(request).map((item) => {
    const head = stems(item.content.split(':', 1)[0] ?? '');
    const all = stems(
      [
        item.content,
        ...identify(item.content)
          .slice(0, 1)
          .map((id) => entryName(id)),
      ].join(' '),
    );
    const hits = [...wanted].reduce((sum, word) => sum + (head.has(word) ? 2 : all.has(word) ? 1 : 0), 0);
    return { item, hits };
  });
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return best === 0 ? [] : scored.flatMap(({ item, hits }) => (hits === best ? [item] : []));
}

const REPLACE =
  /^(?:please )?(?:replace|swap|exchange|change|turn|rename)\s+(.+?)\s+(?:with|for|by|to|into)\s+(.+)$/i;

function replace(request: ChatRequest, message: string): ChatAnswer | undefined {
  const [, old = '', next = ''] = REPLACE.exec(message) ?? [];
  if (!old || message.endsWith('?')) return undefined;
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
const REMOVE =
  /\b(?:remove|delete|drop|cut|scrap|get rid of|take out|throw out|lose)\s+(.+?)(?:[.!;,]|\s+because\b|\s+since\b|$)/i;
const COMPLAINT =
  /(?:^|[,.;]|\band\b|\bbut\b|\bbecause\b|\bsince\b)\s*([^,.;]{2,60}?)\s+(?:(?:doesn[’']?t|does not|don[’']?t|do not|isn[’']?t|is not)\s+(?:really |quite |at all )?(?:fit|work|belong|fitting|working|needed|help)|(?:feels?|seems?|is|are)\s+(?:really |quite |a bit |totally )?(?:pointless|out of place|tacked on|unnecessary|superfluous))/i;
const NONE = /^no (?:more )?([^,.;!?]{3,40}?)(?:,? please)?[.!]*$/i;
const HATED = /\b(?:i (?:don[’']?t like|hate|dislike)|without|no more|not)\s+(?:the\s+)([^,.;]{2,60})/i;

/** "Don’t remove the tower", "remove it but keep the guards": what is meant is not plain. */
const NOT_REMOVE = /\b(?:don[’']?t|do not|never|not)\s+(?:\w+\s+)?(?:remove|delete|drop|cut|scrap|lose)\b/i;
const KEEPS = /\bkeep\s+(?:the\s+)?([^,.;]{2,60})/i;

/** What an idea has besides its items. */
const FIELD = /^(?:the |its |this |my )?(?:name|title|pitch|setting|place|theme|idea|audience|art|style)\b/i;

/** "Remove everything except merging" is about the others. */
const MANY = /^(?:everything|anything|all|both|the rest)\b|\b(?:except|apart from|other than)\b/i;

function remove(request: ChatRequest, message: string): ChatAnswer | undefined {
  if (NOT_REMOVE.test(message)) return undefined;
  const none = NONE.exec(message)?.[1];
  const wanted =
    REMOVE.exec(message)?.[1] ?? none ?? COMPLAINT.exec(message)?.[1] ?? HATED.exec(message)?.[1];
  if (!wanted || message.endsWith('?')) return undefined;
  if (FIELD.test(unquote(wanted)) || MANY.test(wanted)) return undefined;
  // "The energy stuff annoys me, drop it": what "it" is stands before.
  const isPronoun = /^(?:it|that|this|them|those)\b/i.test(unquote(wanted));
  const found = findItems(request, isPronoun ? message.replace(REMOVE, ' ') : unquote(wanted));
  const [item] = found;
  if (!item) {
    if (!REMOVE.test(message) && !(none && identify(none).length > 0)) return undefined;
    const names = listItems(request)
      .slice(0, 6)
      .map(({ content }) => quote(content, 40));
    const has = names.length > 0 ? ` It has ${joinWords(names)}.` : ' It has no items.';
    return {
      intent: 'remove',
      content: `I don’t find ${quote(unquote(wanted), 60)} in the idea.${has}`,
      basis: [],
    };
  }
  if (found.length > 1) return askWhich(found, 'remove');
  const kept = KEEPS.exec(message)?.[1];
  if (kept && findItems(request, kept).some(({ id }) => id === item.id)) {
    const content = `You ask me to remove ${quote(item.content, 80)} and to keep it. Which of the two?`;
    return { intent: 'remove', content, basis: [item.content] };
  }
  const idea = copyIdea(request);
  idea[item.list] = idea[item.list].filter(({ id }) => id !== item.id);
  const rest = idea.coreMechanics.length;
  const left = item.list === 'coreMechanics' && rest === 0 ? ' No core mechanic is left then.' : '';
  return propose('remove', `I’d remove ${quote(item.content, 100)}.${left}`, idea, [item.content]);
}

const askWhich = (items: readonly OwnItem[], verb: string): ChatAnswer => ({
  intent: verb,
  content: `Which one should I ${verb}: ${joinWords(
    items.slice(0, 4).map(({ content }) => quote(content, 60)),
    'or',
  )}?`,
  basis: items.slice(0, 4).map(({ content }) => shorten(content, 40)),
});

const propose = (intent: string, content: string, updatedIdea: UpdatedIdea, basis: string[]): ChatAnswer => ({
  ...{ intent, content, updatedIdea },
  basis: basis.map((text) => shorten(text, 40)),
});
