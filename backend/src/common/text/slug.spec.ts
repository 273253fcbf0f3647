import { toSlug } from './slug.js';

describe('the slug of a title', () => {
  it.each([
    ['Block Party', 'block-party'],
    ['  Tic--Tac   Toe!  ', 'tic-tac-toe'],
    ['Where Am I? - GeoGuess Game', 'where-am-i-geoguess-game'],
    ['2048: Merge & Win', '2048-merge-win'],
    ['Café Tycoon', 'caf-tycoon'],
    ['-- x --', 'x'],
    ['数独', 'unknown'],
    ['!!!', 'unknown'],
    ['', 'unknown'],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });
});
