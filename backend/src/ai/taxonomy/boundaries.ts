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
  'match3-swap': {
    examples: [
      'Swap and match three candies in a row to clear the board.',
      'A match-3 puzzle: switch adjacent gems to line up three.',
    ],
    counterexample: 'Tap groups of two or more blocks of the same color to blast them.',
    instead: 'tile-blast',
  },
  'tile-blast': {
    examples: [
      'Tap groups of two or more cubes of the same color to blast them.',
      'Blast matching cubes with a tap.',
    ],
    counterexample: 'Swap and match three candies in a row to clear the board.',
    instead: 'match3-swap',
  },
  'merge-items': {
    examples: ['Merge two items to create a better one.', 'Merge items to discover new tools.'],
    counterexample: 'Drop fruits and merge numbers until you reach 2048.',
    instead: 'merge-drop',
  },
  'merge-drop': {
    examples: [
      'Merge the same numbers to reach 2048.',
      'Drop fruits so that two alike merge into a bigger fruit.',
    ],
    counterexample: 'Merge two items to hand over what the customers ordered.',
    instead: 'merge-items',
  },
  'daily-login': {
    examples: ['Log in every day for a free reward.', 'Daily login rewards wait for you.'],
    counterexample: 'Complete daily quests to earn extra coins.',
    instead: 'daily-quests',
  },
  'daily-quests': {
    examples: ['Complete daily quests to earn extra coins.', 'New daily missions every day.'],
    counterexample: 'Log in every day for a free reward.',
    instead: 'daily-login',
  },
  seasons: {
    examples: [
      'A new season starts every month with fresh ranks.',
      'Each season brings new rewards and a rank reset.',
    ],
    counterexample: 'Unlock the premium lane of the battle pass.',
    instead: 'battle-pass',
  },
  'battle-pass': {
    examples: ['Unlock the battle pass for exclusive rewards.', 'Get the season pass and climb its tiers.'],
    counterexample: 'Subscribe for a monthly subscription that renews automatically.',
    instead: 'subscription',
  },
  subscription: {
    examples: [
      'A weekly subscription unlocks all content and renews automatically.',
      'Subscribe to VIP for daily gems, monthly subscription.',
    ],
    counterexample: 'Buy the full version once to unlock all levels.',
    instead: 'premium-unlock',
  },
  'premium-unlock': {
    examples: [
      'Buy the full version once to unlock all levels.',
      'A one-time purchase unlocks the whole game.',
    ],
    counterexample: 'A monthly subscription that renews automatically.',
    instead: 'subscription',
  },
  'limited-events': {
    examples: ['Take part in limited-time events for special rewards.', 'Special events every week.'],
    counterexample: 'A new season starts every month with fresh ranks.',
    instead: 'seasons',
  },
  guilds: {
    examples: ['Join a guild and chat with its members.', 'Create or join a clan with your friends.'],
    counterexample: 'Chat with players from all over the world.',
    instead: 'chat',
  },
  'guild-wars': {
    examples: ['Lead your clan to victory in clan wars.', 'Fight guild wars against rival alliances.'],
    counterexample: 'Team up with a friend in co-op missions.',
    instead: 'co-op-play',
  },
  'co-op-play': {
    examples: ['Team up with friends in co-op mode.', 'Play cooperative missions with up to four players.'],
    counterexample: 'Battle other players in real-time PvP.',
    instead: 'realtime-pvp',
  },
  'async-pvp': {
    examples: [
      'Take turns with a friend: you play now, she answers tonight.',
      'Challenge friends in turn-based matches, whenever you have time.',
    ],
    counterexample: 'Battle other players in real-time PvP.',
    instead: 'realtime-pvp',
  },
  'friends-gifting': {
    examples: ['Send lives to your friends.', 'Invite friends and exchange gifts.'],
    counterexample: 'Trade cards with other players.',
    instead: 'player-trading',
  },
  'player-trading': {
    examples: ['Trade cards with other players.', 'Sell your items at the auction house.'],
    counterexample: 'Send lives to your friends.',
    instead: 'friends-gifting',
  },
  'rewarded-ads': {
    examples: ['Watch a short ad to get an extra life.', 'Watch a video ad for free coins.'],
    counterexample: 'Remove all ads with a purchase.',
    instead: 'ad-removal',
  },
  'ad-removal': {
    examples: ['No ads, ever.', 'Remove all ads with a single purchase.'],
    counterexample: 'Watch a short ad to get an extra life.',
    instead: 'rewarded-ads',
  },
  gacha: {
    examples: [
      'Summon new heroes with a chance of a legendary one.',
      'Pull for rare characters in the gacha.',
    ],
    counterexample: 'Open chests that unlock after three hours.',
    instead: 'timed-chests',
  },
  'timed-chests': {
    examples: [
      'Open chests that unlock after three hours.',
      'Win treasure chests and wait for them to unlock.',
    ],
    counterexample: 'Spin the lucky wheel every day.',
    instead: 'wheel-spin',
  },
  'wheel-spin': {
    examples: ['Spin the lucky wheel every day.', 'A daily bonus wheel gives free coins.'],
    counterexample: 'Spin the reels of the slot machines.',
    instead: 'slots',
  },
  slots: {
    examples: ['Spin the reels of over 100 slot machines.', 'Hit the jackpot in classic Vegas slots.'],
    counterexample: 'Spin the lucky wheel every day.',
    instead: 'wheel-spin',
  },
  'idle-accumulation': {
    examples: [
      'An idle clicker: earn money while you tap.',
      'Your miners work and gold piles up, even in this idle game.',
    ],
    counterexample: 'Build a city and collect taxes from its houses.',
    instead: 'city-building',
  },
  'offline-earnings': {
    examples: ['Earn money even while you are offline.', 'Your miners keep working while you are away.'],
    counterexample: 'Play offline, no internet needed.',
    instead: 'offline-play',
  },
  'offline-play': {
    examples: ['Play offline, no internet needed.', 'No Wi-Fi required.'],
    counterexample: 'Earn money even while you are offline.',
    instead: 'offline-earnings',
  },
  'city-building': {
    examples: ['Build and expand your own city.', 'Design your city with houses, roads and factories.'],
    counterexample: 'Build your farm, plant crops and harvest them.',
    instead: 'farm-production',
  },
  'farm-production': {
    examples: [
      'Plant crops and harvest them on your farm.',
      'Grow crops, raise animals and sell your goods.',
    ],
    counterexample: 'Build and expand your own city.',
    instead: 'city-building',
  },
  'tower-defence': {
    examples: ['Build towers to stop waves of enemies.', 'A tower defense game with 40 towers.'],
    counterexample: 'Survive waves of zombies with automatic weapons.',
    instead: 'horde-survival',
  },
  'endless-runner': {
    examples: ['Run, jump and dodge in this endless runner.', 'Swipe to run, jump and collect coins.'],
    counterexample: 'Jump from platform to platform in a classic platformer.',
    instead: 'platforming',
  },
  platforming: {
    examples: [
      'Jump from platform to platform in a classic platformer.',
      'A 2D platformer with 80 levels of running and jumping.',
    ],
    counterexample: 'Run forever and dodge trains in this endless runner.',
    instead: 'endless-runner',
  },
  'hidden-object': {
    examples: ['Find hidden objects in beautiful scenes.', 'Search for hidden items in each picture.'],
    counterexample: 'Point and click to explore rooms and solve an escape room.',
    instead: 'point-and-click',
  },
  'word-build': {
    examples: ['Swipe letters to build words.', 'Connect the letters to form words.'],
    counterexample: 'Guess the answer of each crossword clue.',
    instead: 'word-clues',
  },
  'turn-based-combat': {
    examples: ['Turn-based battles with five heroes.', 'Plan each attack in strategic turn-based combat.'],
    counterexample: 'Your heroes fight on their own in auto battle.',
    instead: 'auto-combat',
  },
  'auto-combat': {
    examples: ['Heroes fight on their own in auto battle.', 'Auto-battle: your heroes fight on their own.'],
    counterexample: 'Plan each attack in turn-based combat.',
    instead: 'turn-based-combat',
  },
  'decorate-renovate': {
    examples: ['Renovate and decorate an old mansion.', 'Decorate your house with new furniture.'],
    counterexample: 'Dress up your doll with stylish outfits.',
    instead: 'dress-up-design',
  },
  'lives-energy': {
    examples: ['Lives refill over time.', 'Each level costs energy, which refills.'],
    counterexample: 'Boosters clear a whole row when a level gets hard.',
    instead: 'boosters',
  },
  achievements: {
    examples: ['Unlock achievements and earn trophies.', 'More than 100 achievements to complete.'],
    counterexample: 'Climb the global leaderboard.',
    instead: 'leaderboards',
  },
  'roguelike-run': {
    examples: [
      'A roguelike with procedurally generated dungeons and permadeath.',
      'Every run of this roguelite is different.',
    ],
    counterexample: 'Explore dungeons and level up your hero.',
  },
};
