import { readSpelling } from './english.js';

describe('the words of a clause', () => {
  const text = 'Sort colors. Sort colores across flasks. Ride the gondolier. Meet a gondolier.';
  const isSpelled = readSpelling('Mix It', text);

  it('are those of other pages, or what the page says again', () => {
    expect(['sort colors across flasks', 'ride the gondolier', 'meet Xyzzyx'].map(isSpelled)).toEqual([
      ...[true, true, true],
    ]);
    expect(['sort differnt bottles', 'sort colores across flasks'].map(isSpelled)).toEqual([false, false]);
  });
});
