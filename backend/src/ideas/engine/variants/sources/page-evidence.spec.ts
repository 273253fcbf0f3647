import { readPage, rateClause, weighFaults } from './page-evidence.js';

describe('what a page bears out of a clause', () => {
  it('is what recurs in it and in its title', () => {
    const weigh = readPage('Penguin Slide', 'Slide down hills. Slide far. Hills grow. Hills end. Buy a hat.');
    expect(weigh('slide down hills')).toBeGreaterThan(weigh('slide with a hat'));
    expect(weigh('buy a hat')).toBe(0);
  });

  it('counts for a mechanic when it speaks in its words, or in those of the kind of it that a game is', () => {
    expect(rateClause('swap tiles to match three', 'match3-swap', '')).toBeGreaterThan(0.5);
    expect(rateClause('swap tiles to match three', 'circuit-racing', '')).toBeLessThan(0.5);
    expect(rateClause('hatch dragons', 'creature-catch', 'raise dragons')).toBeGreaterThan(
      rateClause('hatch dragons', 'creature-catch', ''),
    );
  });

  it('is worth less where it speaks of friends, numbers, praise or names of its story', () => {
    for (const clause of [
      'join your friends on the high seas',
      'play through over 500 levels',
      'fight the awesome Goblin King',
      'swipe swipe swipe to earn money',
    ])
      expect(weighFaults(clause, 'Sea Game')).toBeGreaterThan(0.4);
    expect(weighFaults('dodge the oncoming trains', 'Sea Game')).toBe(0);
    expect(weighFaults('guide the Goblin through caves', 'Goblin Run')).toBe(0);
  });
});
