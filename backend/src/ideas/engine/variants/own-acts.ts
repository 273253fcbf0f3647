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
    second && !/\band\b|,/.test(first.text) && first.text.length + second.text.length + 5 <= LONGEST_PAIR;
  return [...(joins ? [`${first.text} and ${second.text}`] : []), first.text, ...others];
}

const sharesStem = (one: string, other: string): boolean => {
  const stems = new Set(listStems(one));
  return listStems(other).some((stem) => stems.has(stem));
};

/** Acts of which a store text has every telling word, else those that it has most of; `share` tells how much of them. */
export function listBorneOut(
  acts: readonly string[],
  text: string,
): { acts: readonly string[]; share: number } {
  const stems = new Set(listStems(text));
  const scored = acts.map((act) => {
    const own = listStems(act);
    return { act, share: own.filter((stem) => stems.has(stem)).length / Math.max(1, own.length) };
  });
  const share = Math.max(...scored.map(({ share }) => share));
  return { acts: scored.filter((one) => one.share === share).map(({ act }) => act), share };
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
  'the and for you one with your from into that what when they them each more against until before every world time play all'.split(
    ' ',
  ),
);
