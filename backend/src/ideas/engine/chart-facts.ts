import { joinWords } from '../../common/text/join-words.js';
import { countNoun } from '../../common/text/count-noun.js';
import type { Charting, ChartingGame } from '../../trends/trends.types.js';
import { sameKey, shorten } from './phrases.js';

/** Below this many analyzed games no share is told: one game more or less would change it by too much. */
export const ENOUGH_ANALYZED = 10;

export const gamesWith = (charting: Charting | undefined, id: string): ChartingGame[] =>
  charting?.games.filter((game) => game.items.includes(id)) ?? [];

export const gameName = (game: ChartingGame): string =>
  `${shorten(game.title, 50)} (#${game.rank} ${game.rankingType}, ${game.platform === 'ios' ? 'iOS' : 'Android'})`;

/** "12 of 80 analyzed charting games have it, first Royal Garden (#3 …)"; undefined when nothing can be told. */
export function presence(charting: Charting | undefined, id: string, examples = 1): string | undefined {
  if (!charting || charting.analysed < ENOUGH_ANALYZED) return undefined;
  const games = gamesWith(charting, id);
  const of = `of ${countNoun(charting.analysed, 'analyzed charting game')}`;
  if (games.length === 0) return `none ${of} has it`;
  const names = joinWords(onePerTitle(games).slice(0, examples).map(gameName));
  return `${games.length} ${of} ${games.length === 1 ? 'has' : 'have'} it, such as ${names}`;
}

/** A game of both stores is one example, not two. */
const onePerTitle = (games: readonly ChartingGame[]): ChartingGame[] =>
  games.filter((game, at) => games.findIndex(({ title }) => sameKey(title) === sameKey(game.title)) === at);

/** Games that have most of these entries, with the entries they have; at least two in common, each title once. */
export function gamesNear(
  charting: Charting | undefined,
  ids: readonly string[],
): { game: ChartingGame; shared: string[] }[] {
  const wanted = new Set(ids);
  if (!charting || wanted.size === 0) return [];
  const near = charting.games
    .map((game) => ({ game, shared: game.items.filter((id) => wanted.has(id)) }))
    .filter(({ shared }) => shared.length >= Math.min(2, wanted.size))
    .sort((a, b) => b.shared.length - a.shared.length || a.game.rank - b.game.rank);
  const single = new Set(onePerTitle(near.map(({ game }) => game)));
  return near.filter(({ game }) => single.has(game));
}
