import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import type { ChatRequest, IdeaItem, ItemList } from '../engine.types.js';
import { identify } from '../identify.js';
import { sameKey } from '../phrases.js';

export interface OwnItem extends IdeaItem {
  list: ItemList;
}

export const listItems = ({ idea }: ChatRequest): OwnItem[] => [
  ...idea.coreMechanics.map((item) => ({ ...item, list: 'coreMechanics' as const })),
  ...idea.metaElements.map((item) => ({ ...item, list: 'metaElements' as const })),
];

const SMALL = new Set(
  'the a an this that thing things stuff part bit idea game mechanic mechanics element elements item items meta core of and with for from it its one ones first second third fourth fifth last'.split(
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

/**
 * The items that a few words mean: those that share the most of them, by their text or the name of their entry.
 * @param whole no word may be about something else
 */
export function findItems(request: ChatRequest, words: string, whole = false): OwnItem[] {
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
    return { item, hits: whole && [...wanted].some((word) => !all.has(word)) ? 0 : hits };
  });
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return best === 0 ? [] : scored.flatMap(({ item, hits }) => (hits === best ? [item] : []));
}
