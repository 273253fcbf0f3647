import { type CapturedRanks, listRanks, findNewcomers, uniteLists } from './chart-list.js';

const capture = (day: number, ...ids: string[]): CapturedRanks => ({
  capturedAt: new Date(Date.UTC(2026, 6, day)),
  rows: ids.length,
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
    const captures = [capture(3, 'new', 'back', 'old'), capture(2, 'x', 'y', 'z'), capture(1, 'back')];
    const rows = listRanks(captures, new Set(['old']));
    expect(rows.map(({ change }) => change)).toEqual(['new', 'back', 'back']);
    expect(rows[1]?.trend).toEqual([1, null, 2]);
  });

  it('claims nothing about ranks that the truncated capture before does not reach', () => {
    const captures = [capture(3, 'b', 'a', 'c', 'new'), capture(2, 'a'), capture(1, 'a', 'b', 'c')];
    expect(listRanks(captures, nothing).map(({ change }) => change)).toEqual(['back', 'down', null, null]);
    // Of the newest capture only the first ranks are compared.
    const first = { ...capture(2, 'a', 'b', 'c', 'd'), rows: 10 };
    expect(listRanks([first, capture(1, 'a', 'b', 'c')], nothing).map(({ change }) => change)).toEqual([
      ...['same', 'same', 'same', null],
    ]);
  });

  it('keeps the first place of a game that is listed twice', () => {
    const twice: CapturedRanks = {
      capturedAt: new Date(0),
      rows: 3,
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

describe('uniteLists', () => {
  const list = (category: string, day: number, ids: string, { sample = false } = {}) => ({
    category,
    capturedAt: new Date(Date.UTC(2026, 6, day)),
    sample,
    source: `store of ${category}`,
    rows: [...ids].map((bundleId, index) => ({ bundleId, rankPosition: index + 1 })),
  });
  const unite = (...lists: ReturnType<typeof list>[]) => {
    const { rows, ...rest } = uniteLists(lists);
    return { ...rest, rows: rows.map(({ bundleId }) => bundleId).join('') };
  };

  it('orders category lists by rank and keeps each game once', () => {
    expect(unite(list('word', 20, 'ba'), list('board', 21, 'ac'))).toEqual({
      capturedAt: new Date(Date.UTC(2026, 6, 21)),
      sample: false,
      source: 'store of word, store of board',
      derived: 'union',
      total: 3,
      previousTotal: null,
      rows: 'abc',
    });
  });

  it('leaves out lists of another time, and samples beside real lists', () => {
    expect(unite(list('word', 1, 'z'), list('board', 21, 'ab'), list('card', 14, 'c'))).toMatchObject({
      source: 'store of board, store of card',
      rows: 'acb',
    });
    expect(unite(list('word', 21, 'z', { sample: true }), list('board', 20, 'ab'))).toMatchObject({
      capturedAt: new Date(Date.UTC(2026, 6, 20)),
      sample: false,
      rows: 'ab',
    });
    expect(unite(list('word', 21, 'z', { sample: true }))).toMatchObject({ sample: true, rows: 'z' });
  });
});
