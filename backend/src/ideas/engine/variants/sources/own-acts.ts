import type { ToldActs } from '../../knowledge/rows.js';
import type { Act } from './acts.js';

/** Two that are told together still leave room for another game. */
const LONGEST_PAIR = 74;
const MOST = 3;

/** The most telling of what a store page says one does, from different sentences. */
export function chooseActs(told: readonly Act[]): Act[] {
  const ranked = [...told].sort((a, b) => b.score - a.score);
  const chosen: Act[] = [];
  for (const act of ranked)
    if (
      chosen.length < MOST &&
      !chosen.some((one) => one.line === act.line || sharesStem(one.text, act.text))
    )
      chosen.push(act);
  return chosen;
}

/** What is told of them: the first two as one where that is short enough, then each alone. */
export function joinActs([first, second, ...rest]: readonly Act[]): string[] {
  if (!first) return [];
  const others = [second, ...rest].flatMap((act) => (act ? [act.text] : []));
  const joins =
    second &&
    !/\band\b|,/.test(first.text + second.text) &&
    first.text.length + second.text.length + 5 <= LONGEST_PAIR;
  return [...(joins ? [`${first.text} and ${second.text}`] : []), first.text, ...others];
}

const sharesStem = (one: string, other: string): boolean => {
  const stems = new Set(listStems(one));
  return listStems(other).some((stem) => stems.has(stem));
};

interface BorneOut extends ToldActs {
  /** How much of the telling words of its acts a text has. */
  share: number;
}

/** What a store text bears out: details of which it has every telling word, those that say most first, and the acts that it has most of. */
export function listBorneOut({ acts, details }: ToldActs, text: string): BorneOut {
  const stems = new Set(listStems(text));
  const rate = (act: string) => {
    const own = listStems(act);
    const said = own.filter((stem) => stems.has(stem)).length;
    return { act, said, share: said / Math.max(1, own.length) };
  };
  const proved = details
    .map(rate)
    .filter(({ share }) => share === 1)
    .sort((a, b) => b.said - a.said);
  const scored = acts.map(rate);
  const share = Math.max(...scored.map(({ share }) => share));
  return {
    details: proved.map(({ act }) => act),
    acts: scored.filter((one) => one.share === share).map(({ act }) => act),
    share,
  };
}

/** What a go at many kinds of games is called. */
const ROUNDS = 'level round match mission battle stage race fight wave puzzle run'.split(' ');
const OFTEN = 3;

/** What a store page calls a round that other pages of its kind call `go`; undefined where it says that, or nothing often. */
export function findRound(go: string, text: string): string | undefined {
  // “Match tiles” is no match.
  const count = (word: string) =>
    text.match(new RegExp(`\\b(?:(?:an?|the|each|every|per|next|first|one) ${word}|${word}e?s)\\b`, 'gi'))
      ?.length ?? 0;
  if (!ROUNDS.includes(go) || count(go) > 0) return undefined;
  const [most] = ROUNDS.map((word) => ({ word, times: count(word) })).sort((a, b) => b.times - a.times);
  return most && most.times >= OFTEN ? most.word : undefined;
}

/** The telling words of a text without their endings. */
const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !PLAIN.has(word)).map(toStem);
const toStem = (word: string): string => word.replace(/(?:ies|es|s|ied|ed|ing|er|ers|ion|ions|e|y)$/, '');
const PLAIN = new Set(
  'the and for you one three with your from into that what when they them each more against until before every world time play all'.split(
    ' ',
  ),
);
