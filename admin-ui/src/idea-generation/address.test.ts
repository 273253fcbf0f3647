import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './address';

it('reads back what it writes, and takes nonsense for the default', () => {
  const address = { mode: 'raw', idea: 'i1', brief: true, page: 3 } as const;
  expect(readAddress(writeAddress(address))).toEqual(address);
  expect(readAddress(new URLSearchParams('mode=brainstorm')).mode).toBe('brainstorm');
  expect(readAddress(new URLSearchParams('mode=x&page=-1&view=brief'))).toEqual({
    mode: 'raw',
    idea: null,
    brief: false,
    page: 1,
  });
  expect(writeAddress({ mode: 'raw', idea: null, brief: true, page: 1 }).toString()).toBe('');
});
