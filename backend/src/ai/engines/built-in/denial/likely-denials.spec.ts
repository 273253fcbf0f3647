import { analyzeText } from '../built-in.engine.js';

const listIds = (description: string): (string | undefined)[] => {
  const { mechanics, metaElements } = analyzeText({ title: '', genre: '', description });
  return [...mechanics, ...metaElements].map(({ id }) => id);
};

describe('denials that no rule knows', () => {
  it.each([
    ['guilds', 'We closed the guild halls in spring, and nobody misses them.'],
    ['slots', 'Slot machines belong to other games.'],
    ['chat', 'Chat was intentionally omitted, to keep everybody safe.'],
    ['gacha', 'Most studios sell heroes in banners. Not this one.'],
    ['boosters', 'Boosters have been banned since version 3.'],
    ['guilds', 'Guilds were removed in the spring update.'],
    ['battle-royale', 'Fed up with battle royale?'],
    ['wheel-spin', 'Removed: the lucky wheel.'],
    ['decorate-renovate', 'Solve puzzles for fun and not because a garden needs decorating.'],
    ['premium-currency', 'There is no shop where you buy gems.'],
    ['lives-energy', 'There used to be an energy bar.'],
    ['roguelike-run', 'This is anything but a roguelike.'],
    ['battle-pass', "We'd rather give you ten good stages than a battle pass."],
    ['idle-accumulation', 'Not your usual clicker: every move is yours.'],
    ['guilds', 'A guild-less MMO for loners.'],
    ['limited-offers', 'Spare yourself the limited-time offers.'],
    ['realtime-pvp', 'Sadly, real-time PvP did not make the cut.'],
    ['leaderboards', 'Who cares about leaderboards?'],
    ['skill-tree', 'Forget talent points and the like, there is no skill tree.'],
    [
      'premium-currency',
      'Gems? Not here. All that the shop sells is paid for with shells that you find on the beach.',
    ],
    ['leaderboards', 'Unlike other games with leaderboards, ours leaves you in peace.'],
  ])('%s: "%s"', (id, text) => expect(listIds(text)).not.toContain(id));

  it.each([
    ['guilds', 'Join a guild or found one, and nobody will ever beat you again.'],
    ['tournaments', 'The weekly tournament never sleeps, so enter it and win prizes.'],
    ['tournaments', 'No weekend goes by without a tournament.'],
    ['guild-wars', "There's no mercy in clan wars."],
    ['solitaire', 'Classic Klondike solitaire, and it has never been more fun.'],
    ['chat', 'Chat with players from all over the world, for you are not alone.'],
    ['offline-play', 'No internet? Play offline.'],
    ['bubble-shooter', 'Aim and shoot bubbles in groups of three.'],
  ])('but not %s: "%s"', (id, text) => expect(listIds(text)).toContain(id));

  it.each([
    ['offline-play', 'There is no offline mode.'],
    ['offline-earnings', 'Offline earnings are not part of the game.'],
    ['ad-removal', 'There is no ad-free version to buy.'],
  ])('denies %s by its name, though a denial may say that it is there: "%s"', (id, text) =>
    expect(listIds(text)).not.toContain(id),
  );

  it('weakens nothing that an analyst has taught', () => {
    const vocabulary = {
      version: 'taught',
      entries: [],
      muted: [],
      added: [{ entryId: 'guilds', cue: 'fellowship' }],
    };
    const text = 'Fellowships were removed in the spring update.';
    const { metaElements } = analyzeText({ title: '', genre: '', description: text }, vocabulary);
    expect(metaElements.map(({ id }) => id)).toContain('guilds');
  });
});
