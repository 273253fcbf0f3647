import { readRole } from './role.js';

describe('who one is by a store text', () => {
  it.each([
    ['As a governor in these hard times, it’s your duty to feed the town.', 'governor'],
    ['A new case! Step into the shoes of a detective and find the clues.', 'detective'],
    ['Fun for all. You are an astronaut awaking far from home.', 'astronaut'],
    ['Become a true snow rider on icy slopes.', 'snow rider'],
  ])('is read from “%s”', (text, role) => expect(readRole(text)).toBe(role));

  it.each([
    'Whether you’re a casual player or a fan, you’ll love it.',
    'You are a genius! Become the ultimate champion.',
    'As a result, you win. Become a master of puzzles.',
  ])('is nobody in “%s”', (text) => expect(readRole(text)).toBeUndefined());
});
