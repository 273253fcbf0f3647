import { describe, expect, it } from 'vitest';
import type { Mover, Movers } from '../../api/types';
import { readView, writeView } from '../../rankings/filters';
import { SPANS, beginSpan, readCompared, spanProblem, writeCompared } from './compare';
import { changeAxis, isStill, largestMoves, describeMove } from './moves';

const read = (query: string) => readCompared(new URLSearchParams(query));
const move = (bundleId: string, from: number | null, to: number | null): Mover => ({
  rankingType: 'downloads',
  bundleId,
  title: bundleId,
  developer: null,
  iconUrl: null,
  from,
  to,
  change: from === null || to === null ? null : from - to,
});
const movers = (part: Partial<Movers>): Movers => ({
  platform: 'android',
  category: 'all',
  country: 'us',
  days: null,
  from: null,
  to: null,
  capturedFrom: null,
  capturedTo: null,
  sample: false,
  lists: [],
  notCompared: [],
  climbers: [],
  fallers: [],
  entries: [],
  exits: [],
  ...part,
});

describe('the captures to compare, in the address', () => {
  it('are the two newest when nothing or nonsense is said', () => {
    expect(read('')).toEqual({ span: 'previous' });
    expect(read('from=lately&to=2026-13-01')).toEqual({ span: 'previous' });
    expect(read('days=-3')).toEqual({ span: 'previous' });
  });

  it('are days earlier, or a span of one’s own', () => {
    expect(read('days=7')).toEqual({ span: '7', days: 7 });
    expect(read('from=2026-11-14')).toEqual({ span: 'custom', from: '2026-11-14' });
    expect(read('from=2026-11-14&to=2026-11-20')).toMatchObject({ span: 'custom', to: '2026-11-20' });
  });

  it('tell of dates the wrong way round instead of dropping one', () => {
    const wrong = read('from=2026-11-20&to=2026-11-14');
    expect(wrong).toEqual({ span: 'custom', from: '2026-11-20', to: '2026-11-14' });
    expect(spanProblem(wrong)).toBe('From must not be after To.');
    expect(spanProblem(read('from=2026-11-14&to=2026-11-14'))).toBeUndefined();
  });

  it('are written so that they read the same', () => {
    for (const [value] of SPANS) {
      const query = writeCompared(new URLSearchParams('view=movers&from=2020-01-01'), beginSpan(value, null));
      expect(readCompared(query).span).toBe(value);
      expect(query.get('view')).toBe('movers');
    }
  });

  it('begin with the week before the newest capture', () => {
    expect(beginSpan('custom', '2026-08-22T00:00:00Z')).toEqual({
      span: 'custom',
      from: '2026-08-15',
      to: '2026-08-22',
    });
  });

  it('are dropped with the view, and the filters stay', () => {
    const query = new URLSearchParams('platform=ios&view=movers&days=7');
    expect(readView(query)).toBe('movers');
    expect(writeView(query, 'charts').toString()).toBe('platform=ios');
    expect(writeView(new URLSearchParams('platform=ios'), 'movers').toString()).toBe(
      'platform=ios&view=movers',
    );
    expect(readView(new URLSearchParams('view=other'))).toBe('charts');
  });
});

describe('moves', () => {
  it.each([
    [move('a', 24, 1), 'Up 23, from 24 to 1'],
    [move('a', 2, 5), 'Down 3, from 2 to 5'],
    [move('a', null, 7), 'New at #7'],
    [move('a', 7, null), 'Dropped out, was #7'],
  ])('are told in words', (mover, text) => expect(describeMove(mover)).toBe(text));

  it('are plotted from the greatest gain to the greatest loss', () => {
    const some = movers({
      climbers: [move('a', 30, 1), move('b', 9, 2), move('c', 4, 3)],
      fallers: [move('d', 1, 40), move('e', 3, 5)],
    });
    expect(largestMoves(some, 2).map(({ bundleId }) => bundleId)).toEqual(['a', 'b', 'e', 'd']);
    expect(changeAxis(largestMoves(some, 2))).toBe(40);
    expect(changeAxis([move('a', 3, 2)])).toBe(10);
    expect(changeAxis([move('a', 16, 1)])).toBe(20);
  });

  it('are none only when no section has any', () => {
    expect(isStill(movers({}))).toBe(true);
    expect(isStill(movers({ exits: [move('a', 7, null)] }))).toBe(false);
  });
});
