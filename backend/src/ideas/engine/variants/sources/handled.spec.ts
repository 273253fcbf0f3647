import { findHandled } from './handled.js';

it('finds what a clause is done with, and nothing where it is no thing', () => {
  expect(
    [
      'send your cat away to gather items',
      'place playthings and snacks in your yard',
      'mix and match formations to discover combos',
      'guide a silent princess',
    ].map(findHandled),
  ).toEqual(['cat', 'plaything', 'formation', 'princess']);
  expect(
    ['slide your finger through a chain', 'solve clever puzzles', 'sneak around', 'fight side by side'].map(
      findHandled,
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
