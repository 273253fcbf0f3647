import { audienceRows } from '../knowledge/audiences.js';
import { likeRows } from '../knowledge/fans-like.js';
import { fanRows } from '../knowledge/fans.js';
import { parseAlternatives, parseRows } from '../knowledge/rows.js';
import { readTempo } from '../knowledge/tempo.js';
import { pick, type Random, shuffle } from '../random.js';
import { type Half, readEntryId } from './half.js';
import type { Axis } from './variant.types.js';

export interface Audience {
  who: string;
  /** What the game does for them; may be empty. */
  does: string;
}

const audiences = parseRows(audienceRows).map(([who = '', does = '', kinds = '']) => ({
  ...{ who, does, kinds: new Set(kinds.split(' ')) },
}));
const fans = new Map(parseRows(fanRows).map(([id = '', games = '']) => [id, games]));
const likes = new Map(parseRows(likeRows).map(([group = '', texts]) => [group, parseAlternatives(texts)]));

/** People whom what is played suits, in an order drawn by chance: those whom both halves suit come first. */
export function listAudiences(halves: readonly Half[], random: Random): Audience[] {
  const kinds = halves.flatMap(({ group, item }) =>
    group ? [[group, readTempo(group, readEntryId(item)) ?? '']] : [],
  );
  const scored = shuffle(audiences, random).map((audience) => ({
    audience,
    suits: kinds.filter((names) => names.some((name) => audience.kinds.has(name))).length,
  }));
  const list = scored.filter(({ suits }) => suits === kinds.length);
  return list.map(({ audience: { who, does } }) => ({ who, does }));
}

/** Who plays it already; of an entry for many kinds of games, who plays that one. */
export function readFans({ item }: Half): string | undefined {
  return fans.has(readEntryId(item)) ? `fans of ${readLiking({ genre: '', item })}` : undefined;
}

/** "sudoku" → "sudoku games", "RPG" → "RPGs" */
const readLiking = ({ genre, item }: Pick<Half, 'genre' | 'item'>): string => {
  const kind = item.flavor?.genre;
  if (!kind) return fans.get(readEntryId(item)) ?? genre;
  return /(?:game|RPG|-’em-up)$/.test(kind) ? `${kind}s` : `${kind} games`;
};

/** What players of one kind of game may like about this one. */
function addLiking(who: string, { group }: Half, games: string, random: Random): string {
  const like = pick(likes.get(group ?? '') ?? [], random);
  return like ? `${who} who ${like}` : `${who} who want more than ${games}`;
}

/** People of the list where the audience is what differs; else who plays the one and likes the other, or both. */
export function chooseAudience(
  axis: Axis,
  halves: readonly Half[],
  drawn: Audience | undefined,
  random: Random,
): Audience {
  const known = halves.flatMap((half) => {
    const who = readFans(half);
    return who ? [{ half, who, games: readLiking(half) }] : [];
  });
  const [one, other] = known;
  if (!one || (axis === 'audience' && drawn))
    return drawn ?? { who: 'players who like to try something new', does: '' };
  if (!other || one.who === other.who) {
    const alone: Record<Axis, string> = {
      audience: `${one.who} who like a new rule`,
      setting: one.who,
      coreTwist: `${one.who} who want one new rule to master`,
      progression: `${one.who} looking for a game to stay with`,
      business: `people who have played ${one.games} for years`,
    };
    return { who: alone[axis], does: '' };
  }
  const both: Record<Axis, string> = {
    audience: `${one.who} who also like ${other.games}`,
    setting: `${one.who} and ${other.who}`,
    coreTwist: addLiking(one.who, other.half, one.games, random),
    progression: addLiking(other.who, one.half, other.games, random),
    business: `people who play both ${one.games} and ${other.games}`,
  };
  return { who: both[axis], does: '' };
}
