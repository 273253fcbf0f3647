import { analyzeText } from './built-in.engine.js';

const listIds = (description: string): (string | undefined)[] => {
  const { mechanics, metaElements } = analyzeText({ title: '', genre: '', description });
  return [...mechanics, ...metaElements].map(({ id }) => id);
};

describe('a description of a few words', () => {
  it.each([
    ['Racing, drifting, tuning.', ['circuit-racing', 'drift-stunt', 'garage-tuning']],
    ['Chess.', ['abstract-board']],
    ['Bus simulator.', ['vehicle-sim']],
    ['One-tap arcade game.', ['tap-timing']],
  ])('"%s" names what there is', (text, ids) => expect(listIds(text)).toEqual(expect.arrayContaining(ids)));

  it('says less among sentences', () => {
    const text = 'My old boxing gloves hang in a dark room, and nobody wants to dust them.';
    expect(listIds('Boxing game.')).toContain('fighting-duel');
    expect(listIds(text)).not.toContain('fighting-duel');
  });
});

describe('mini-games', () => {
  it.each([
    ['Solve mini-games to open the safe.', false],
    ['Fishing, cooking and other mini-games fill your days in the village.', false],
    ['Play the mini-game of the spring event and win prizes.', true],
  ])('are a side game only beside something else: "%s"', (text, is) =>
    expect(listIds(text).includes('event-minigames')).toBe(is),
  );
});
