import { findStoreLine, shortenTitle } from './store-line.js';

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

it('calls a game by the part of its title that people say', () => {
  expect(
    [
      'Star Wars™: Galaxy of Heroes',
      'Spider Solitaire by MobilityWare',
      'Animation Throwdown: The Quest for Cards',
      'Heart of Vegas Slots – Casino Slot Machine Games',
      'Ski Resort Parking Sim Ice Road Snow Plow Truck Driver',
    ].map(shortenTitle),
  ).toEqual([
    'Star Wars: Galaxy of Heroes',
    'Spider Solitaire',
    'Animation Throwdown',
    'Heart of Vegas Slots',
    'Ski Resort Parking Sim',
  ]);
  expect(shortenTitle('字'.repeat(60)).length).toBeLessThanOrEqual(40);
});
