const PLACES = 100;
const CATEGORIES = ['puzzle', 'arcade', 'word', 'strategy', 'action', 'card', 'racing', 'board', 'trivia'];
const TYPES = ['downloads', 'revenue', 'new'];
const FIRST_DAY = Date.UTC(2025, 10, 1);
const DAY_MS = 86_400_000;
const GAMES_OF_LIST = 400;

/** A fixed sequence of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A file of charts that move as real ones do: much at the bottom, little at the top, a few games in and out a day.
 * The stores have different games, so none are linked.
 */
export function* chartLines(rows: number): Generator<string> {
  yield 'date,platform,country,type,category,rank,bundle_id,title,developer,url\n';
  const lists = ['android', 'ios'].flatMap((platform) =>
    TYPES.flatMap((type) => ['all', ...CATEGORIES].map((category) => ({ platform, type, category }))),
  );
  const random = numbers(20_261_122);
  const strengths = lists.map(() => Array.from({ length: GAMES_OF_LIST }, (_, game) => 1 / (game + 3)));
  const days = Math.ceil(rows / (lists.length * PLACES));
  for (let day = 0; day < days; day += 1) {
    const date = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
    for (const [index, { platform, type, category }] of lists.entries()) {
      const strength = strengths[index]!;
      for (let game = 0; game < GAMES_OF_LIST; game += 1) strength[game]! *= 1 + (random() - 0.5) * 0.12;
      const order = strength.map((value, game) => ({ value, game })).sort((a, b) => b.value - a.value);
      let text = '';
      for (let rank = 1; rank <= PLACES; rank += 1) {
        const game = (index % 7) * 300 + order[rank - 1]!.game;
        const id = `com.bench.${platform}.g${game}`;
        text += `${date},${platform},us,${type},${category},${rank},${id},${platform} game ${game},Studio ${game % 90},https://store.example.com/apps/${id}\n`;
      }
      yield text;
    }
  }
}
