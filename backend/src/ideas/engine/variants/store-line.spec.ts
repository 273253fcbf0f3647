import { findStoreLine } from './store-line.js';

it('prefers what one does in a game to what the game is called', () => {
  const called = 'Scrap Harbor is a cozy simulation game that everybody will understand at once.';
  const done = 'Drive your magnet crane, collect scrap, and carry it back to the furnace.';
  expect(findStoreLine(`${called} ${done}`)?.clause).toMatch(/^drive your magnet crane/);
  expect(findStoreLine(called)?.clause).toBe('play a cozy simulation game');
});

it('cuts a clause before a list of examples', () => {
  const line =
    'Drive your harbor crane tractor and collect various types of scrap, such as steel, cans, and wood, then carry it back to the furnace to turn it into cash.';
  expect(findStoreLine(line)?.clause).not.toMatch(/such$/);
});
