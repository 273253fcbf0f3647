import { shortenTitle } from './titles.js';

it('calls a game by the part of its title that people say', () => {
  expect(
    [
      'Star Wars™: Galaxy of Heroes',
      'Spider Solitaire by MobilityWare',
      'Animation Throwdown: The Quest for Cards',
      'Heart of Vegas Slots – Casino Slot Machine Games',
      'Ski Resort Parking Sim Ice Road Snow Plow Truck Driver',
      'Slots - Pharaoh’s Way',
      'Kick the Bag－Fun Action Game',
      'Free Fire: 9th Anniversary',
      'Block Color Mania, Puzzle Game',
      'Tori Math: Toddler Math',
      'Egg, Inc.',
      'Block Blast！',
      'Wordscapes - Word Game',
    ].map(shortenTitle),
  ).toEqual([
    'Star Wars Galaxy of Heroes',
    'Spider Solitaire',
    'Animation Throwdown',
    'Heart of Vegas Slots',
    'Ski Resort Parking Sim',
    'Slots Pharaoh’s Way',
    'Kick the Bag',
    'Free Fire',
    'Block Color Mania',
    'Tori Math',
    'Egg, Inc.',
    'Block Blast',
    'Wordscapes',
  ]);
  expect(shortenTitle('字'.repeat(60)).length).toBeLessThanOrEqual(40);
});
