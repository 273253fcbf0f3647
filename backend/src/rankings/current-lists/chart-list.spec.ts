import { type CapturedRanks, listRanks, findNewcomers, uniteLists } from './chart-list.js';

const capture = (day: number, ...ids: string[]): CapturedRanks => ({
  capturedAt: new Date(Date.UTC(2026, 6, day)),
  ranks: ids.map((bundleId, index) => ({ bundleId, rankPosition: index + 1 })),
});
const nothing = new Set<string>();

describe('listRanks', () => {
  it('has no change in the first capture of a list', () => {
    const [first] = listRanks([capture(1, 'a', 'b')], nothing);
    expect(first).toEqual({
      bundleId: 'a',
      rankPosition: 1,
      previousPosition: null,
      change: null,
      trend: [1],
    });
  });

  it('compares with the capture before', () => {
    const rows = listRanks([capture(2, 'b', 'a', 'c'), capture(1, 'a', 'b', 'c')], nothing);
    expect(
      rows.map(({ bundleId, change, previousPosition }) => [bundleId, change, previousPosition]),
    ).toEqual([
      ['b', 'up', 2],
      ['a', 'down', 1],
      ['c', 'same', 3],
    ]);
  });

  it('distinguishes a new game from a returning one', () => {
    const captures = [capture(3, 'new', 'back', 'old'), capture(2, 'x'), capture(1, 'back')];
    const rows = listRanks(captures, new Set(['old']));
    expect(rows.map(({ change }) => change)).toEqual(['new', 'back', 'back']);
    expect(rows[1]?.trend).toEqual([1, null, 2]);
  });

  it('keeps the first place of a game that is listed twice', () => {
    const twice: CapturedRanks = {
      capturedAt: new Date(0),
      ranks: [
        { bundleId: 'b', rankPosition: 3 },
        { bundleId: 'a', rankPosition: 1 },
        { bundleId: 'a', rankPosition: 2 },
      ],
    };
    expect(listRanks([twice], nothing).map(({ bundleId, rankPosition }) => [bundleId, rankPosition])).toEqual(
      [
        ['a', 1],
        ['b', 3],
      ],
    );
  });

  it('shows 50 rows at most but compares with all ranks before', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `g${index}`);
    const rows = listRanks([capture(2, 'g99', ...ids.slice(0, 99)), capture(1, ...ids)], nothing);
    expect(rows).toHaveLength(50);
    expect(rows[0]).toMatchObject({ bundleId: 'g99', previousPosition: 100, change: 'up' });
  });
});

it('findNewcomers returns the games of none of the earlier captures', () => {
  expect(findNewcomers([capture(3, 'a', 'b', 'c'), capture(2, 'a'), capture(1, 'c')])).toEqual(['b']);
  expect(findNewcomers([capture(1, 'a')])).toEqual([]);
});

it('uniteLists orders category lists by rank and keeps each game once', () => {
  const entry = (bundleId: string, rankPosition: number, category: string) => ({
    category,
    row: { bundleId, rankPosition },
  });
  const rows = uniteLists([
    entry('a', 2, 'word'),
    entry('b', 1, 'word'),
    entry('a', 1, 'board'),
    entry('c', 2, 'board'),
  ]);
  expect(rows.map(({ row, category }) => `${row.bundleId}:${category}`)).toEqual([
    'a:board',
    'b:word',
    'c:board',
  ]);
});
