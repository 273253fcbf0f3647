import { describe, expect, it } from 'vitest';
import type { Mover, Movers } from '../api/types';
import { readView, writeView } from '../game-rankings/filters';
import { dayBack, daysOf, readCompared, writeCompared } from './compare';
import { changeAxis, isStill, largestMoves, moveInWords } from './moves';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const read = (query: string) => readCompared(new URLSearchParams(query), NOW);
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
  from: null,
  to: null,
  capturedFrom: null,
  capturedTo: null,
  sample: false,
  lists: [],
  climbers: [],
  fallers: [],
  entries: [],
  exits: [],
  ...part,
});

describe('the captures to compare, in the address', () => {
  it('are the two newest when nothing or nonsense is said', () => {
    expect(read('')).toEqual({ span: 'before' });
    expect(read('from=lately&to=2026-13-01')).toEqual({ span: 'before' });
  });

  it('are days back, or days of one’s own', () => {
    expect(read('from=2026-11-14')).toEqual({ span: '7', from: '2026-11-14' });
    expect(read('from=2026-11-13')).toEqual({ span: 'days', from: '2026-11-13' });
    expect(read('from=2026-11-14&to=2026-11-20')).toMatchObject({ span: 'days', to: '2026-11-20' });
    expect(read('from=2026-11-20&to=2026-11-14')).toEqual({ span: 'days', from: '2026-11-20' });
  });

  it('are written so that they read the same', () => {
    for (const span of ['before', '1', '7', '30', 'days'] as const) {
      const query = writeCompared(new URLSearchParams('view=movers&from=2020-01-01'), daysOf(span, NOW));
      expect(readCompared(query, NOW).span).toBe(span);
      expect(query.get('view')).toBe('movers');
    }
    expect(dayBack(1, NOW)).toBe('2026-11-20');
  });

  it('are dropped with the view, and the filters stay', () => {
    const query = new URLSearchParams('platform=ios&view=movers&from=2026-11-14');
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
    [move('a', null, 7), 'New at 7'],
    [move('a', 7, null), 'Out, was 7'],
  ])('are told in words', (mover, text) => expect(moveInWords(mover)).toBe(text));

  it('are plotted from the greatest gain to the greatest loss', () => {
    const some = movers({
      climbers: [move('a', 30, 1), move('b', 9, 2), move('c', 4, 3)],
      fallers: [move('d', 1, 40), move('e', 3, 5)],
    });
    expect(largestMoves(some, 2).map(({ bundleId }) => bundleId)).toEqual(['a', 'b', 'e', 'd']);
    expect(changeAxis(largestMoves(some, 2))).toBe(40);
    expect(changeAxis([move('a', 3, 2)])).toBe(5);
  });

  it('are none only when no section has any', () => {
    expect(isStill(movers({}))).toBe(true);
    expect(isStill(movers({ exits: [move('a', 7, null)] }))).toBe(false);
  });
});
