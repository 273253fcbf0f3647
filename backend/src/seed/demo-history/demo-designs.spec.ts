import { analyzeText } from '../../ai/engines/built-in/built-in.engine.js';
import { createDemoGames } from './demo-games.js';

describe('sample games', () => {
  it('say what they are made of in words that the built-in engine reads', () => {
    for (const { title, description, contents } of createDemoGames('gamekit', 90)) {
      const { mechanics, metaElements, details = [] } = analyzeText({ title, description });
      const found = [...mechanics, ...metaElements, ...details].map(({ id }) => id);
      expect([title, contents.filter((id) => !found.includes(id))]).toEqual([title, []]);
    }
  });

  it('are made of other things when they come out than when they lose their places', () => {
    const games = createDemoGames('gamekit', 90);
    const listFirstParts = (...fates: string[]) => [
      ...new Set(games.filter(({ fate }) => fates.includes(fate)).map(({ contents }) => contents[0])),
    ];
    const going = listFirstParts('decline', 'removal');
    expect(listFirstParts('launch', 'soft-launch').filter((id) => going.includes(id))).toEqual([]);
    expect(listFirstParts('steady').length).toBeGreaterThan(3);
  });
});
