import * as locks from './locks.js';

it('gives every lock its own key', () => {
  const keys = Object.values(locks);
  expect(keys.length).toBeGreaterThan(5);
  expect(new Set(keys).size).toBe(keys.length);
});
