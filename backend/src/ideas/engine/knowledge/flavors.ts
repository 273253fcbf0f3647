import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { sameKey } from '../phrases.js';
import { pluralize } from '../variants/words.js';
import { flavorRows } from './flavor-rows.js';
import { kindRows } from './kind-rows.js';
import { parseActs, parseRows, type ToldActs } from './rows.js';

/** What an entry that stands for many games is in one kind of them: football among sports, yarn among sorting games. It has no acts where its entry says them well. */
export interface Flavor extends ToldActs {
  /** Entry whose tables tell it better than its own do. */
  like: string | undefined;
  /** Absent where it is called what its entry is called. */
  genre: string | undefined;
  /** A text of the tables in the words of this kind. */
  tell: (text: string) => string;
}

/** "battle royale", "zombie-shooting" */
export const describeKind = ({ genre, like = '' }: Flavor): string => genre ?? entryName(like);

/** "car=arrow", "jar=ball of yarn~balls of yarn", longest first: "on the shelf" goes before "shelf". */
function readSwaps(cell: string): (text: string) => string {
  const swaps = cell
    .split(',')
    .flatMap((one) => {
      const [from = '', to = ''] = one.split('=').map((word) => word.trim());
      const [single = '', many = pluralize(single)] = to.split('~');
      return from ? [{ from, single, many }] : [];
    })
    .sort((a, b) => b.from.length - a.from.length);
  const words = new Map(
    swaps.flatMap(({ from, single, many }): [string, string][] => [
      [pluralize(from), many],
      [from, single],
    ]),
  );
  if (words.size === 0) return (text) => text;
  const any = [...words.keys()].join('|');
  // One pass over the text, so that a word put in is not replaced again. "{thing:tile}" is the same word in a place.
  const pattern = new RegExp(
    `\\{(?:things?|person|people):(${any})\\}|(?<![\\w{:-])(?:${any})(?![\\w-])`,
    'g',
  );
  return (text) =>
    text.replace(pattern, (whole: string, inside: string | undefined) => words.get(inside ?? whole) ?? whole);
}

const flavors = [flavorRows, kindRows]
  .flatMap(parseRows)
  .map(([id = '', words = '', genre, acts, swaps = '']) => {
    const any = words.split(/, +/);
    const named = /^=(\S+)/.exec(genre ?? '')?.[1];
    const [open = '', entry] = id.split(' ');
    const flavor: Flavor = {
      // Found without an entry, it is told with the tables of its own.
      like: named ?? (open === 'any' ? entry : undefined),
      genre: named ? genre?.slice(named.length + 1).trim() || undefined : genre || undefined,
      ...parseActs(acts),
      tell: readSwaps(swaps),
    };
    return { ids: id.split(' '), words: new RegExp(`\\b(?:${any.join('|')})\\b`, 'gi'), flavor };
  });

/** Store texts name what they are about early. */
const READ = 1_500;
/** What is named less often may be an aside or an example. */
const OFTEN = 3;

/** Which kind of its entry a game is: its title says it best, then the sentence that proves the entry, then what its text names most. */
export function findFlavor(
  id: string | undefined,
  title: string,
  text = '',
  evidence = '',
  often = OFTEN,
): Flavor | undefined {
  const own = flavors.filter(({ ids }) => ids.includes(id ?? ''));
  const count = ({ words }: (typeof own)[number], where: string) =>
    // Several words in a row are no aside.
    (where.match(words) ?? []).reduce((sum, found) => sum + (found.includes(' ') ? often : 1), 0);
  const named = own.find((one) => count(one, title) > 0);
  if (named) return named.flavor;
  // A single dish of many is an example.
  const proved = own.filter(
    (one) => count(one, evidence) > 0 && (id === 'any' || text === '' || count(one, text.slice(0, READ)) > 1),
  );
  // "Pizzas, burgers and sushi" is a list of examples; kinds of any game are sorted by how much they tell.
  if (proved[0] && (proved.length === 1 || id === 'any')) return proved[0].flavor;
  const [most, next] = own
    .map((one) => ({ one, times: count(one, text.slice(0, READ)) }))
    .sort((a, b) => b.times - a.times);
  return most && most.times >= often && most.times > (next?.times ?? 0) ? most.one.flavor : undefined;
}

const CALLED =
  /\b(?:an?|the|this|our) [^.!?,;:]{0,70}?\b(?:game|adventure|shooter|simulator|simulation|rpg|runner|platformer|puzzler|puzzle|strategy)\b/gi;
/** Where no entry is certain, two mentions are an aside as well. */
const KIND_OFTEN = 3;

/** The kind of game that a text says it is, where no entry is certain. */
export function findKind(title: string, text: string, line: string): Flavor | undefined {
  // A review compares it with others.
  const own = text.replace(/["“][^"“”]{12,}["”]/g, ' ');
  const kind = findFlavor('any', title, own, [line, ...(own.match(CALLED) ?? [])].join('. '), KIND_OFTEN);
  // A kind that has no name beside its mechanic may be a narrower one.
  const narrow = kind && !kind.genre ? findFlavor(kind.like, title, own, line) : undefined;
  return narrow ? { ...narrow, like: narrow.like ?? kind?.like } : kind;
}

/** The entry of a kind by what it is called: "arrow-puzzle". */
export const findKindEntry = (name: string): string | undefined => {
  const found = flavors.find(({ flavor }) => flavor.genre && sameKey(flavor.genre) === sameKey(name));
  return found && (found.flavor.like ?? found.ids.at(-1));
};
