import { readSpelling } from './english.js';

describe('the words of a clause', () => {
  const text = 'Sort colors. Sort colores across flasks. Ride the gondolier. Meet a gondolier.';
  const weigh = readSpelling('Mix It', text);

  it('are those of other pages, or what the page says again', () => {
    for (const clause of ['sort colors across flasks', 'ride the gondolier', 'meet Xyzzyx'])
      expect([clause, weigh(clause)]).toEqual([clause, 0]);
    expect(weigh('sort differnt bottles')).toBeGreaterThan(0);
    expect(weigh('sort colores across flasks')).toBeGreaterThan(weigh('sort differnt bottles'));
  });
});
