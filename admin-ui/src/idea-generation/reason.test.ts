import { expect, it } from 'vitest';
import { describeReason } from './reason';

it('does not repeat the title', () => {
  const title = 'Failed to send message';
  expect(describeReason(new Error('Failed to send message: The model is away.'), title)).toBe(
    'The model is away.',
  );
  expect(describeReason(new Error('Failed to send message'), title)).toBe('');
  expect(describeReason(new Error('Too many messages.'), title)).toBe('Too many messages.');
});
