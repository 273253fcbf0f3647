import { findMoves } from './movers.js';

const chart = (...ids: string[]) => ids.map((bundleId, index) => ({ bundleId, rankPosition: index + 1 }));

describe('findMoves', () => {
  it('distinguishes climbers, fallers, entries and exits', () => {
    const moves = findMoves(chart('a', 'b', 'c', 'd', 'e'), chart('c', 'b', 'x', 'a', 'y'));
    expect(moves.climbers).toEqual([{ bundleId: 'c', from: 3, to: 1, change: 2 }]);
    expect(moves.fallers).toEqual([{ bundleId: 'a', from: 1, to: 4, change: -3 }]);
    expect(moves.entries.map(({ bundleId, to }) => [bundleId, to])).toEqual([
      ['x', 3],
      ['y', 5],
    ]);
    expect(moves.exits.map(({ bundleId, from }) => [bundleId, from])).toEqual([
      ['d', 4],
      ['e', 5],
    ]);
  });

  it('puts the largest moves first', () => {
    const moves = findMoves(chart('a', 'b', 'c', 'd', 'e', 'f'), chart('e', 'c', 'f', 'd', 'b', 'a'));
    expect(moves.climbers.map(({ bundleId, change }) => [bundleId, change])).toEqual([
      ['e', 4],
      ['f', 3],
      ['c', 1],
    ]);
    expect(moves.fallers.map(({ bundleId, change }) => [bundleId, change])).toEqual([
      ['a', -5],
      ['b', -3],
    ]);
  });

  it('counts a game that is listed twice at its first place', () => {
    const moves = findMoves(chart('a', 'b', 'a'), chart('b', 'a', 'b'));
    expect(moves.climbers).toEqual([{ bundleId: 'b', from: 2, to: 1, change: 1 }]);
    expect(moves.exits).toEqual([]);
  });

  it('reports no exits below the end of a truncated capture, nor entries after it', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `g${index}`);
    const [whole, cut] = [chart(...ids), chart('new', ...ids.slice(0, 18), 'g50')];
    const after = findMoves(whole, cut);
    expect(after.entries).toEqual([{ bundleId: 'new', from: null, to: 1, change: null }]);
    expect(after.exits.map(({ bundleId }) => bundleId)).toEqual(['g18', 'g19']);
    const before = findMoves(cut, whole);
    expect(before.entries.map(({ bundleId }) => bundleId)).toEqual(['g18', 'g19']);
    expect(before.exits.map(({ bundleId }) => bundleId)).toEqual(['new']);
  });

  it('takes no ranks for new that the chart did not reach before it was captured twice as deep', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `g${index}`);
    const [deep, short] = [chart(...ids), chart(...ids.slice(0, 100))];
    expect(findMoves(short, deep)).toMatchObject({ entries: [], exits: [] });
    expect(findMoves(deep, short)).toMatchObject({ entries: [], exits: [] });
  });
});
