import { SHIPPED } from '../../taxonomy/vocabulary.js';
import { analyzeText } from './built-in.engine.js';

const read = (description: string) => {
  const { mechanics, metaElements } = analyzeText({ title: 'A Game', genre: 'Games', description });
  return [...mechanics, ...metaElements];
};
const ids = (description: string) => read(description).map(({ id }) => id);

// None of these stands among the passages that were learned.
describe('what passages speak of without naming it', () => {
  it.each([
    [
      'Every trip into the mine costs one candle. You own five, and a burnt one grows back after twenty minutes.',
      'lives-energy',
    ],
    [
      'While you are at work the bakers go on baking. Come back in the evening and pick up the coins they made.',
      'offline-earnings',
    ],
    [
      'Found a crew with up to thirty people, chat with them and help each other out when somebody is short of wood.',
      'guilds',
    ],
    [
      'Put two acorns of the same size together and they become one bigger acorn. Two of those become a pine cone.',
      'merge-items',
    ],
  ])('finds it: %s', (description, id) => {
    const item = read(description).find((one) => one.id === id);
    expect(item).toBeDefined();
    // The quotation holds the words that tell.
    for (const { from, to } of item!.proof ?? []) expect(item!.evidence[0]!.slice(from, to)).toMatch(/\w/);
    expect(description).toContain(item!.evidence[0]);
  });

  it('does not guess from a single line', () => {
    expect(ids('Draw one line of light')).toEqual([]);
  });

  it('takes a denial for a denial', () => {
    const said =
      'Every trip into the mine costs one candle, and a burnt one grows back after twenty minutes.';
    expect(ids(`${said} The mine is deep.`)).toContain('lives-energy');
    expect(
      ids(`No trip into the mine ever costs a candle, and nothing has to grow back. The mine is deep.`),
    ).not.toContain('lives-energy');
  });

  it('leaves a page alone that calls things by their names', () => {
    const page =
      'A match-3 puzzle game: swap and match candies. Join a guild and fight guild wars. Climb the leaderboard. Battle pass with a premium track. Daily login rewards. Watch ads for extra moves.';
    const said = 'Put two acorns of the same size together and they become one bigger acorn.';
    expect(ids(`${page} ${said}`)).not.toContain('merge-items');
  });

  it('does not overrule what an analyst taught', () => {
    const description =
      'A learning program for children from two to seven years, guided by five animals that are led by a bear.';
    const vocabulary = {
      ...SHIPPED,
      version: '1',
      added: [{ entryId: 'open-world', cue: 'learning program' }],
    };
    const { mechanics } = analyzeText({ title: 'A Game', genre: 'Games', description }, vocabulary);
    expect(mechanics.map(({ id }) => id)).toContain('open-world');
    expect(ids(description)).not.toContain('open-world');
  });
});
