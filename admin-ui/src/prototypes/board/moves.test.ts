import { expect, it } from 'vitest';
import type { Prototype } from '../../api/types';
import { pickColor, getInitials } from '../initials';
import { moveTo, applyMove, findPlace } from './moves';
import { findLanding } from './drag-cards';

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
  const after = applyMove(ROWS, move!);
  expect(column(after, status)).toEqual(expected);
  expect(findPlace(after, id)).toBe(expected.indexOf(id as never));
  // Applying it twice changes nothing, because server responses and pending moves may overlap.
  expect(applyMove(after, move!)).toEqual(after);
});

it('knows what is no move', () => {
  expect(moveTo(ROWS, 'b', 'Planning', 1)).toBeNull();
  expect(moveTo(ROWS, 'gone', 'Planning', 1)).toBeNull();
  expect(applyMove(ROWS, { id: 'gone', status: 'Testing', before: null })).toBe(ROWS);
});

it('makes initials of whole characters', () => {
  expect(['Mara Lind', 'ife', ' Ana  de la Cruz ', 'éva', '🦊 Fox', ''].map(getInitials)).toEqual([
    'ML',
    'I',
    'AC',
    'É',
    '🦊F',
    '',
  ]);
  expect(pickColor('Mara Lind')).toBe(pickColor('Mara Lind'));
  expect([1, 2, 3, 4, 5, 6]).toContain(pickColor('Priya'));
});

it('lands before the card below the middle of which it is not, else at the end of the column', () => {
  const rect = (top: number) => ({ top, height: 40, left: 0, width: 100, right: 100, bottom: top + 40 });
  const row = (id: string, status: Prototype['status']) => ({ id, status }) as Prototype;
  const all = [row('a', 'Planning'), row('b', 'Planning'), row('x', 'Testing')];
  const land = (id: string, top: number, over: string, status: Prototype['status'] = 'Planning') =>
    findLanding(
      {
        active: { id, rect: { current: { initial: null, translated: rect(top) } }, data: { current: {} } },
        over: { id: over, rect: rect(100), disabled: false, data: { current: { status } } },
      },
      all,
    );
  expect(land('x', 110, 'a')).toEqual({ id: 'x', status: 'Planning', place: 0 });
  expect(land('x', 125, 'a')).toEqual({ id: 'x', status: 'Planning', place: 1 });
  expect(land('x', 125, 'Planning')).toEqual({ id: 'x', status: 'Planning', place: 2 });
  expect(land('a', 125, 'b')).toEqual({ id: 'a', status: 'Planning', place: 1 });
  expect(land('a', 0, 'In Progress', 'In Progress')).toEqual({ id: 'a', status: 'In Progress', place: 0 });
});
