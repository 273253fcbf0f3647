/** Where an entry ends and its neighbor begins, by examples in the words of store pages. */
export interface Boundary {
  /** Two sentences that belong here. */
  examples: readonly [string, string];
  /** A sentence that looks alike and belongs elsewhere. */
  counterexample: string;
  /** Where that one belongs; absent when it belongs nowhere. */
  instead?: string;
}

export const boundaries: Readonly<Record<string, Boundary>> = {
  'hint-help': {
    examples: ['Stuck? Ask for a hint.', 'Undo your last move whenever you need to.'],
    counterexample: 'Boosters clear a whole row when a level gets hard.',
    instead: 'boosters',
  },
  boosters: {
    examples: [
      'Use a bomb to blow up a whole row of the board.',
      'Unlock powerful boosters for tough levels.',
    ],
    counterexample: 'A helpful hint shows the next move.',
    instead: 'hint-help',
  },
  leaderboards: {
    examples: ['Climb the global leaderboard.', 'Beat the high score of the whole world.'],
    counterexample: 'Win to be promoted from the Bronze League to the Silver League.',
    instead: 'ranked-league',
  },
  'ranked-league': {
    examples: [
      'Win matches to move up from the Bronze League to the Gold League.',
      'Climb the divisions in ranked matches.',
    ],
    counterexample: 'Check the leaderboard to see who is the best.',
    instead: 'leaderboards',
  },
  tournaments: {
    examples: [
      'Join the weekly tournament for great prizes.',
      'A tournament for 50 players begins on Friday.',
    ],
    counterexample: 'Your score appears on the leaderboard.',
    instead: 'leaderboards',
  },
  'character-collection': {
    examples: ['Collect over 100 heroes.', 'Recruit legendary champions to your team.'],
    counterexample: 'Complete the sticker album to win a prize.',
    instead: 'collection-album',
  },
  'collection-album': {
    examples: ['Collect stickers and complete the album.', 'Finish a set of cards to earn a big reward.'],
    counterexample: 'Unlock 40 heroes, each with skills of their own.',
    instead: 'character-collection',
  },
  'hero-growth': {
    examples: ['Upgrade your heroes with duplicate shards.', 'Level up your champions and evolve them.'],
    counterexample: 'Equip legendary swords and armor.',
    instead: 'inventory-gear',
  },
  'inventory-gear': {
    examples: ['Find and equip legendary weapons and armor.', 'Craft better gear from what you loot.'],
    counterexample: 'Level up your heroes to awaken new powers.',
    instead: 'hero-growth',
  },
  'premium-currency': {
    examples: ['Buy gems to finish at once.', 'Virtual currency can be purchased in the shop.'],
    counterexample: 'Play with free chips that cannot be turned into money.',
    instead: 'virtual-economy',
  },
  'virtual-economy': {
    examples: [
      'Free chips for the poker tables every hour.',
      'Play money only: this casino pays no real money.',
    ],
    counterexample: 'Purchase gems to speed up your city.',
    instead: 'premium-currency',
  },
  sorting: {
    examples: ['Sort the colored water into tubes.', 'Sort goods on the shelves until each holds one kind.'],
    counterexample: 'Tap the cars in the right order to clear the parking jam.',
    instead: 'queue-jam',
  },
  'realtime-pvp': {
    examples: ['Battle other players in real-time PvP.', 'Race live against real opponents.'],
    counterexample: 'Take turns with a friend: you play now, she answers tonight.',
    instead: 'async-pvp',
  },
  jigsaw: {
    examples: ['A jigsaw of a thousand photos.', 'Put the puzzle pieces together to complete the picture.'],
    counterexample: 'Rotate odd shapes to fit them into a suitcase.',
    instead: 'spatial-packing',
  },
  'ad-free-offer': {
    examples: [
      'Buy premium once to remove all ads.',
      'The premium version removes ads for a one-time payment.',
    ],
    counterexample: 'No ads, ever.',
    instead: 'ad-removal',
  },
};
