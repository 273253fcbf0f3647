import { expect, it } from 'vitest';
import { reasonOf } from './reason';

it('does not repeat the title', () => {
  const title = 'Failed to send message';
  expect(reasonOf(new Error('Failed to send message: The model is away.'), title)).toBe('The model is away.');
  expect(reasonOf(new Error('Failed to send message'), title)).toBe('');
  expect(reasonOf(new Error('Too many messages.'), title)).toBe('Too many messages.');
});
