import { expect, it } from 'vitest';
import type { Prototype } from '../api/types';
import { colourOf, initialsOf } from './initials';
import { moveTo, moved, placeOf } from './moves';
import { landingAt } from './use-board-drag';
import { readPrototypesAddress, writePrototypesAddress } from './use-prototypes-address';

const row = (id: string, status: Prototype['status']) => ({ id, status }) as Prototype;
const ROWS = [row('a', 'Planning'), row('x', 'Testing'), row('b', 'Planning'), row('c', 'Planning')];
const column = (rows: Prototype[], status: Prototype['status']) =>
  rows.filter((each) => each.status === status).map(({ id }) => id);

it.each([
  ['c', 'Planning', 0, ['c', 'a', 'b'], 'a'],
  ['a', 'Planning', 1, ['b', 'a', 'c'], 'c'],
  ['a', 'Planning', 2, ['b', 'c', 'a'], null],
  ['b', 'Testing', 0, ['b', 'x'], 'x'],
  ['b', 'Testing', 9, ['x', 'b'], null],
  ['b', 'In Progress', 0, ['b'], null],
] as const)('moves %s to %s, place %i', (id, status, place, expected, before) => {
  const move = moveTo(ROWS, id, status, place);
  expect(move).toEqual({ id, status, before });
  const after = moved(ROWS, move!);
  expect(column(after, status)).toEqual(expected);
  expect(placeOf(after, id)).toBe(expected.indexOf(id as never));
  // Once more changes nothing: the server's answer and what waits may overlap.
  expect(moved(after, move!)).toEqual(after);
});

it('knows what is no move', () => {
  expect(moveTo(ROWS, 'b', 'Planning', 1)).toBeNull();
  expect(moveTo(ROWS, 'gone', 'Planning', 1)).toBeNull();
  expect(moved(ROWS, { id: 'gone', status: 'Testing', before: null })).toBe(ROWS);
});

it('makes initials of whole characters', () => {
  expect(['Mara Lind', 'ife', ' Ana  de la Cruz ', 'éva', '🦊 Fox', ''].map(initialsOf)).toEqual([
    'ML',
    'I',
    'AC',
    'É',
    '🦊F',
    '',
  ]);
  expect(colourOf('Mara Lind')).toBe(colourOf('Mara Lind'));
  expect([1, 2, 3, 4, 5, 6]).toContain(colourOf('Priya'));
});

it('reads and writes the address, and forgives nonsense', () => {
  const id = '4f9a1c5e-1111-4000-8000-000000000001';
  const text = `view=board&q=tea+house&status=In+Progress&prototype=${id}&page=2`;
  expect(writePrototypesAddress(readPrototypesAddress(new URLSearchParams(text))).toString()).toBe(text);
  const odd = new URLSearchParams('view=wall&status=Done&prototype=..&page=-3');
  expect(readPrototypesAddress(odd)).toEqual({
    view: 'cards',
    q: '',
    status: 'all',
    opened: null,
    page: 1,
  });
});

it('lands in the nearest column, before the first card whose middle is below', () => {
  const board = document.createElement('div');
  board.innerHTML = `
    <section data-column="Planning"><i data-card="a"></i><i data-card="b"></i></section>
    <section data-column="In Progress"></section>
    <section data-column="Testing"><i data-card="x"></i></section>`;
  const place = (selector: string, rect: Partial<DOMRect>) => {
    const element = board.querySelector<HTMLElement>(selector)!;
    const { left = 0, top = 0, width = 100, height = 100 } = rect;
    element.getBoundingClientRect = () =>
      ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  };
  place('[data-column="Planning"]', { left: 0, height: 400 });
  place('[data-column="In Progress"]', { left: 120, height: 400 });
  place('[data-column="Testing"]', { left: 240, height: 400 });
  place('[data-card="a"]', { top: 50, height: 40 });
  place('[data-card="b"]', { top: 100, height: 40 });
  place('[data-card="x"]', { left: 240, top: 50, height: 40 });
  expect(landingAt(board, 'x', 20, 75)).toEqual({ status: 'Planning', place: 1 });
  expect(landingAt(board, 'x', 20, 300)).toEqual({ status: 'Planning', place: 2 });
  expect(landingAt(board, 'a', 20, 300)).toEqual({ status: 'Planning', place: 1 });
  expect(landingAt(board, 'a', 150, 10)).toEqual({ status: 'In Progress', place: 0 });
  expect(landingAt(board, 'a', 900, 60)).toEqual({ status: 'Testing', place: 0 });
});
