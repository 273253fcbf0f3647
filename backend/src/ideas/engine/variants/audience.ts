import { audienceRows } from '../knowledge/audiences.js';
import { fanRows } from '../knowledge/fans.js';
import { parseRows } from '../knowledge/rows.js';
import { readTempo } from '../knowledge/tempo.js';
import { type Random, shuffle } from '../random.js';
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
const fans = new Map(parseRows(fanRows).map(([id = '', who = '', games = '']) => [id, { who, games }]));

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
  const known = fans.get(readEntryId(item));
  if (!known) return undefined;
  return item.flavor?.genre ? `players of ${readGames({ genre: '', item })}` : known.who;
}

/** "sudoku" → "sudoku games", "RPG" → "RPGs" */
const readGames = ({ genre, item }: Pick<Half, 'genre' | 'item'>): string => {
  const kind = item.flavor?.genre;
  if (!kind) return fans.get(readEntryId(item))?.games ?? genre;
  return /(?:game|RPG|-’em-up)$/.test(kind) ? `${kind}s` : `${kind} games`;
};

/** The axes whose audience is told by what is played, each attempt in another form. */
const TOLD: readonly Axis[] = ['setting', 'coreTwist', 'progression', 'business'];

/** People of the list where the audience is what differs; else who plays the one and likes the other, or both. */
export function chooseAudience(
  axis: Axis,
  halves: readonly Half[],
  drawn: Audience | undefined,
  attempt: number,
): Audience {
  const known = halves.flatMap((half) => {
    const who = readFans(half);
    return who ? [{ who, games: readGames(half) }] : [];
  });
  const [one, other] = known;
  // Whom a game is for of which only its page is known, nobody can tell.
  const isUnknown = !one && axis !== 'audience' && halves.some(({ item }) => item.from);
  if (drawn && (axis === 'audience' || !one) && !isUnknown) return drawn;
  if (!one) return { who: isUnknown ? '' : 'players who like to try something new', does: '' };
  const forms =
    !other || one.who === other.who
      ? [
          one.who,
          `${one.who} who like a new rule`,
          `${one.who} who want a long game`,
          `people who have played ${one.games} for years`,
          `${one.who} who play every day`,
        ]
      : [
          `${one.who} and ${other.who}`,
          `people who like both ${one.games} and ${other.games}`,
          `${one.who} who like ${other.games}`,
          `${other.who} who like ${one.games}`,
          `people who play both ${one.games} and ${other.games}`,
        ];
  const at = TOLD.indexOf(axis);
  return { who: forms[at < 0 ? TOLD.length : (at + attempt) % TOLD.length] ?? one.who, does: '' };
}
