import type { LanguageDenials } from '../../../taxonomy/taxonomy.types.js';

/** Tells whether a sentence denies what stands between two offsets. */
export type DenialReader = (sentence: string, from: number, to: number) => boolean;

/** Most words between a verb that denies and what it denies. */
const REACH = 5;
/** Most words between what is denied and the verb that denies it. */
const REACH_BEHIND = 7;
/** Most words of an item of a list, and before what is denied. */
const ITEM_REACH = 2;
/** Characters, in languages without spaces. */
const CLOSE_REACH = 14;
/** Ends a clause; commas may stand in lists. */
const STOP = /[.!?:;()[\]—–•]/u;
const BREAK = /[.!?:;()[\]—–•,]/u;
const CLOSE_STOP = /[。．.！!？?；;，,：:（(]/u;
const WORD = /[\p{L}\p{N}'’-]+/gu;

const toWords = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

/** For languages that write spaces between words. */
export function readSpacedDenials(denials: LanguageDenials): DenialReader {
  const without = new Set(toWords(denials.without));
  const negators = new Set(toWords(denials.negators));
  const joins = new Set(toWords(denials.joins));
  const turns = new Set(toWords(denials.turns));
  const harmless = toWords(denials.harmless);
  const after = toWords(denials.after);
  const isHarmless = (words: readonly string[]): boolean =>
    words.some((word) => harmless.some((start) => word.startsWith(start)));
  const deniesBefore = (word: string): boolean =>
    after.some((one) => (one.startsWith('*') ? word.endsWith(one.slice(1)) : word === one));
  const listWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

  const isListed = (between: string, next: readonly string[]): boolean => {
    const items = between.toLowerCase().split(/,/);
    const words = items.map((item) => listWords(item).filter((word) => !joins.has(word)));
    const isJoined = [...listWords(between), ...next].some((word) => joins.has(word));
    return (
      isJoined &&
      words.every((item, at) => item.length <= (at === items.length - 1 ? ITEM_REACH : ITEM_REACH + 1))
    );
  };

  return (sentence, from, to) => {
    const clause = sentence.slice(0, from).split(STOP).at(-1) ?? '';
    const rest = sentence.slice(to);
    const behind = listWords(rest.split(BREAK)[0] ?? '').slice(0, REACH_BEHIND);
    for (const { 0: raw, index } of [...clause.matchAll(WORD)].reverse()) {
      const word = raw.toLowerCase();
      const between = clause.slice(index + raw.length);
      const words = listWords(between);
      if (words.length > 3 * REACH) break;
      if (without.has(word) && !isHarmless(words)) {
        if (!between.includes(',') && words.length <= ITEM_REACH && !words.some((one) => joins.has(one)))
          return true;
        if (isListed(between, listWords(rest).slice(0, ITEM_REACH + 1))) return true;
      }
      if (between.includes(',') || words.some((one) => turns.has(one))) continue;
      if (negators.has(word) || negators.has(`${word}_${words[0]}`))
        return words.length <= REACH && !isHarmless([...words, ...behind]);
    }
    const denier = behind.findIndex(deniesBefore);
    const said = behind.slice(0, denier + 2);
    return denier >= 0 && !isHarmless(said) && !said.some((word) => turns.has(word));
  };
}

/** For languages that write none. */
export function readCloseDenials({ negators, after, harmless }: LanguageDenials): DenialReader {
  const before = toWords(negators);
  const behind = toWords(after);
  const praises = toWords(harmless);
  const has = (piece: string, words: readonly string[]): boolean =>
    words.some((word) => piece.includes(word)) && !praises.some((praise) => piece.includes(praise));
  return (sentence, from, to) =>
    has(
      sentence
        .slice(Math.max(0, from - CLOSE_REACH), from)
        .split(CLOSE_STOP)
        .at(-1) ?? '',
      before,
    ) || has(sentence.slice(to, to + CLOSE_REACH).split(CLOSE_STOP)[0] ?? '', behind);
}
