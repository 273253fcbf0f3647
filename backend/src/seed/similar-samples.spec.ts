import { analyzeText } from '../ai/engines/built-in/built-in.engine.js';
import { MechanicsIndex } from '../similar-games/mechanics-index.js';
import type { AnalyzedGame } from '../similar-games/similar-games.types.js';
import { sampleTitles } from './sample-games.js';
import { HELD_OUT_TRIPLES, TRIPLES } from './similar-triples.js';

const MIN_ACCURACY = 0.85;

const games = sampleTitles.map(({ title, description }): AnalyzedGame => {
  const { mechanics, metaElements } = analyzeText({ title, description });
  const items = [...mechanics, ...metaElements].flatMap(({ id, confidence }) =>
    id ? [{ id, confidence }] : [],
  );
  return { bundleId: title, items };
});
const index = new MechanicsIndex(games);

function listWrong(triples: typeof TRIPLES): string[] {
  return triples.flatMap(([from, near, far]) => {
    const found = [from, near, far].map((title) => games.find(({ bundleId }) => bundleId === title));
    const [game, closer, farther] = found;
    if (!game || !closer || !farther) throw new Error(`Not among the sample games: ${from}, ${near}, ${far}`);
    const nearness = new Map(
      index.listNearest(game, games.length).map((one) => [one.bundleId, one.nearness]),
    );
    const [a, b] = [nearness.get(near) ?? 0, nearness.get(far) ?? 0];
    return a > b ? [] : [`${from}: ${near} ${a.toFixed(2)}, ${far} ${b.toFixed(2)}`];
  });
}

it.each([
  ['that the weights were chosen with', TRIPLES],
  ['that were held out', HELD_OUT_TRIPLES],
])('at least 85%% of the triples %s are right', (_name, triples) => {
  const wrong = listWrong(triples);
  // The wrong ones are named when there are too many.
  expect(wrong.length > (1 - MIN_ACCURACY) * triples.length ? wrong : []).toEqual([]);
});

it('a game is not its own neighbor, and what few have weighs more', () => {
  const makeGame = (bundleId: string, ...ids: string[]): AnalyzedGame => ({
    bundleId,
    items: ids.map((id) => ({ id, confidence: 'high' })),
  });
  const own = makeGame('own', 'match3-swap', 'daily-quests', 'guilds');
  const others = [
    makeGame('rare', 'daily-quests'),
    ...[1, 2, 3, 4].map((n) => makeGame(`common ${n}`, 'guilds')),
    makeGame('none', 'tower-defence'),
  ];
  const near = new MechanicsIndex([own, ...others]).listNearest(own, 10);
  expect(near.map(({ bundleId }) => bundleId)).toEqual([
    'rare',
    'common 1',
    'common 2',
    'common 3',
    'common 4',
  ]);
  expect(near.every(({ nearness }) => nearness > 0 && nearness < 1)).toBe(true);
});
