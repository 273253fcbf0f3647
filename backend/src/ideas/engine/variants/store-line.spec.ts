import { findStoreLine } from './store-line.js';

it('prefers what one does in a game to what the game is called', () => {
  const called = 'Scrap Harbor is a cozy simulation game that everybody will understand at once.';
  const done = 'Drive your magnet crane, collect scrap, and carry it back to the furnace.';
  expect(findStoreLine(`${called} ${done}`)?.clause).toMatch(/^drive your magnet crane/);
  expect(findStoreLine(called)?.clause).toBe('play a cozy simulation game');
});

it('cuts a clause before a list of examples', () => {
  const line =
    'Sort, press, and melt all kinds of scrap that the tide brings to the harbor, such as cans and wire.';
  expect(findStoreLine(line)?.clause).not.toMatch(/such$/);
});
