import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './address';

it('reads back what it writes, and takes nonsense for the default', () => {
  const address = { mode: 'raw', idea: 'i1', brief: true } as const;
  const page = new URLSearchParams('page=3');
  expect(readAddress(writeAddress(page, address))).toEqual(address);
  expect(writeAddress(page, address).get('page')).toBe('3');
  expect(readAddress(new URLSearchParams('mode=brainstorm')).mode).toBe('brainstorm');
  expect(readAddress(new URLSearchParams('mode=x&view=brief'))).toEqual({
    mode: 'raw',
    idea: null,
    brief: false,
  });
  expect(writeAddress(new URLSearchParams(), { idea: null, brief: true }).toString()).toBe('');
});
