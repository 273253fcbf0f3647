import { expect, it } from 'vitest';
import { keepWithin } from './keep-within';

const list = ['games', 'list', { platform: 'ios' }];
const keep = keepWithin(list);

it('keeps the rows while another page of the same list is read', () => {
  expect(keep('rows', { queryKey: [...list, 2] })).toBe('rows');
});

it('never shows the rows of other filters', () => {
  expect(keep('rows', { queryKey: ['games', 'list', { platform: 'android' }, 1] })).toBeUndefined();
  expect(keep('rows', { queryKey: ['games', 'list', {}, 1] })).toBeUndefined();
  expect(keep('rows', { queryKey: ['games', 'list', { platform: 'ios', q: 'x' }, 1] })).toBeUndefined();
  expect(keep('rows')).toBeUndefined();
});
