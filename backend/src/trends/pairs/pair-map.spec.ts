import { mapPairs } from './pair-map.js';

const MECHANICS = ['match3-swap', 'merge-items', 'tower-defence'];
const METAS = ['guilds', 'level-map', 'battle-pass'];

/** Always the same numbers, 0 to 1. */
function drawNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function shuffle<T>(rows: readonly T[], draw: () => number): T[] {
  const shuffled = [...rows];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** 60 games: the first 30 swap, 24 of them with a map; 20 build towers with guilds; 10 merge. */
const FIXTURE: string[][] = Array.from({ length: 60 }, (_, game) => {
  if (game < 30) return ['match3-swap', ...(game < 24 ? ['level-map'] : ['battle-pass'])];
  if (game < 50) return ['tower-defence', 'guilds'];
  return ['merge-items', game % 2 ? 'level-map' : 'guilds'];
});
const SIZE = { mechanics: 5, metas: 5 };

it('counts as by hand', () => {
  const { n, mechanics, cells } = mapPairs(FIXTURE, SIZE);
  expect(n).toBe(60);
  expect(mechanics[0]).toEqual({ id: 'match3-swap', games: 30 });
  const cell = (mechanicId: string, metaId: string) =>
    cells.find((one) => one.mechanicId === mechanicId && one.metaId === metaId);
  // Level map: 24 + 5; guilds: 20 + 5.
  expect(cell('match3-swap', 'level-map')).toMatchObject({
    games: 24,
    expected: (30 * 29) / 60,
    flag: 'more',
  });
  expect(cell('tower-defence', 'guilds')).toMatchObject({
    games: 20,
    expected: (20 * 25) / 60,
    flag: 'more',
  });
  expect(cell('match3-swap', 'guilds')).toMatchObject({ games: 0, expected: 12.5, flag: 'fewer' });
  expect(cell('merge-items', 'battle-pass')).toMatchObject({
    games: 0,
    expected: 1,
    probability: null,
    flag: null,
  });
});

it('flags next to nothing where mechanics are shuffled', () => {
  const draw = drawNumbers(7);
  const metas = Array.from({ length: 60 }, () => METAS.filter(() => draw() < 0.4));
  const mechanics = Array.from({ length: 60 }, () => MECHANICS.filter(() => draw() < 0.4));
  let flagged = 0;
  let tested = 0;
  for (let run = 0; run < 1_000; run++) {
    const shuffled = shuffle(mechanics, draw);
    const map = mapPairs(
      metas.map((items, game) => [...items, ...shuffled[game]!]),
      SIZE,
    );
    flagged += map.cells.filter(({ flag }) => flag !== null).length;
    tested += map.tested;
  }
  expect(tested).toBeGreaterThan(5_000);
  expect(flagged / tested).toBeLessThanOrEqual(0.05);
});
