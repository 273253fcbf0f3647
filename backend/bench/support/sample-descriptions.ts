/** A store text written for this project, with what a careful reader finds in it. */
export interface LabeledText {
  id: string;
  title: string;
  genre: string;
  description: string;
  mechanics: string[];
  meta: string[];
  /** Labels on which careful readers may differ: neither right nor wrong. */
  maybe: string[];
}

/** A text that also rules things out. */
export interface DenyingText extends LabeledText {
  denied: string[];
}

export const joinLines = (...lines: string[]): string => lines.join('\n');

export const sampleDescriptions: readonly LabeledText[] = [
  {
    id: 'match',
    title: 'Orchard Tales: Match 3 Puzzle',
    genre: 'Puzzle / Casual',
    description: joinLines(
      'Grandma Olive left you an orchard and a house full of cobwebs. Swap and match juicy fruit to bring both back to life!',
      'Line up three or more plums in a row, finish the level before you run out of moves and earn stars to renovate the old farmhouse.',
      'FEATURES',
      '• Over 2,000 match-3 levels, with new ones every second week',
      '• Boosters that sweep a whole row when a board gets sticky',
      '• Decorate twelve rooms in your own style',
      '• Stuck? Ask your Facebook friends to send you extra lives',
      '• Play offline on the train or on a plane',
      'Orchard Tales is free to download. Some items can be purchased for real money. Privacy policy: example.org/privacy',
    ),
    mechanics: ['match3-swap'],
    meta: ['level-map', 'boosters', 'decorate-renovate', 'friends-gifting', 'lives-energy', 'offline-play'],
    maybe: ['story-chapters'],
  },
  {
    id: 'defence',
    title: 'Bramble Keep TD',
    genre: 'Strategy',
    description: joinLines(
      'A tower defense game for people who like to plan. Place towers along the forest road, upgrade them and stop wave after wave of goblins before they reach the keep.',
      'Eight heroes wait to be unlocked, each with a skill tree of his own. Boss fights close every chapter of the campaign.',
      'No timers, no ads, no in-app purchases: pay once and keep it.',
      'Cloud save carries your progress across devices. Game Center achievements and leaderboards.',
    ),
    mechanics: ['tower-defence'],
    meta: [
      'character-collection',
      'skill-tree',
      'boss-raids',
      'ad-removal',
      'premium-unlock',
      'cloud-cross-play',
      'achievements',
      'leaderboards',
    ],
    maybe: ['story-chapters', 'horde-survival', 'hero-growth'],
  },
  {
    id: 'slots',
    title: 'Copper Canyon Slots',
    genre: 'Casino',
    description: joinLines(
      'Saddle up and spin the reels of 90 free slot machines, from three-reel classics to video slots with free spins and a progressive jackpot!',
      'New players receive a welcome bonus of 2,000,000 free coins, and the lucky wheel turns once a day for everyone.',
      'Collect your daily bonus, climb the VIP levels and join weekly slot tournaments.',
      'This game does not offer real money gambling. Practice at social gaming does not imply future success at gambling.',
    ),
    mechanics: ['slots'],
    meta: ['virtual-economy', 'comeback-rewards', 'wheel-spin', 'daily-login', 'vip-tiers', 'tournaments'],
    maybe: [],
  },
  {
    id: 'racer',
    title: 'Saltflat Racing',
    genre: 'Racing',
    description: joinLines(
      'The racing game where engines sing. Race against five opponents on 24 tracks, drift through hairpins and hit the nitro when it counts.',
      'Collect 60 licensed cars, upgrade your engine and customize your ride with paint jobs and vinyls in the garage.',
      'Online multiplayer: real-time races with up to eight players. Climb from the bronze to the diamond league in ranked matches.',
      'Season pass holders unlock cars early. Daily challenges bring fuel and parts.',
    ),
    mechanics: ['circuit-racing'],
    meta: ['garage-tuning', 'realtime-pvp', 'ranked-league', 'battle-pass', 'daily-quests', 'ip-crossover'],
    maybe: ['drift-stunt', 'seasons', 'lives-energy'],
  },
  {
    id: 'farm',
    title: 'Windmill Bay',
    genre: 'Simulation / Family',
    description: joinLines(
      'Grow crops, raise animals and build the friendliest town on the coast! Windmill Bay blends farming and city building into one cosy game.',
      'Harvest wheat, bake it into bread in your bakery and fulfill orders for the townsfolk. Trade goods with your neighbors and visit your friends to help their farms.',
      'Expand your land to uncharted islands, decorate your town with fountains and flower beds, and take part in seasonal events with exclusive rewards.',
      'Watch a short video to speed up construction.',
      'You can turn off in-app purchases in the settings of your device.',
    ),
    mechanics: ['farm-production', 'city-building'],
    meta: ['world-expansion', 'decorate-renovate', 'limited-events', 'friends-gifting'],
    maybe: ['orders-service', 'player-trading', 'building-timers', 'rewarded-ads', 'tycoon'],
  },
  {
    id: 'words',
    title: 'Letter Lagoon',
    genre: 'Word',
    description: joinLines(
      'Swipe letters, build words and dive deeper with every puzzle. Letter Lagoon is a word game with more than 3,000 levels for beginners and dictionary fans alike.',
      'Use hints when you are stuck, shuffle the letters or look for bonus words.',
      'A daily puzzle keeps your streak alive; compare your best time on the leaderboard.',
      'Remove ads with a one-time purchase.',
    ),
    mechanics: ['word-build'],
    meta: ['level-map', 'hint-help', 'daily-quests', 'streaks', 'leaderboards', 'ad-removal'],
    maybe: ['premium-unlock', 'word-clues'],
  },
  {
    id: 'idle',
    title: 'Idle Lighthouse Tycoon',
    genre: 'Simulation',
    description: joinLines(
      'Tap to light the lamp, hire keepers and watch the ships pay. An idle game about running the busiest coast in the world.',
      'Your lighthouses keep earning even when you are offline, so there is always a full till to come back to.',
      'Prestige to found a new harbour and earn a permanent upgrade for every coast you leave behind.',
      'Complete quests, unlock achievements and open chests full of blueprints.',
    ),
    mechanics: ['idle-accumulation', 'tycoon'],
    meta: ['offline-earnings', 'prestige', 'achievements', 'timed-chests', 'meta-upgrades'],
    maybe: ['daily-quests'],
  },
  {
    id: 'squad',
    title: 'Lanternfall: Heroes of Dusk',
    genre: 'Role Playing',
    description: joinLines(
      'A turn-based RPG of light and shadow. Collect over 120 heroes, summon legends from the lantern gate and build the team that survives the dusk.',
      'Evolve your heroes, equip them with rare and legendary gear and unlock new skills on branching talent trees.',
      'Fight other players in the PvP arena or join a guild and take down a world boss together.',
      'A rich storyline in nine chapters, fully voiced. Guild wars start every Friday.',
      'Log in every day for free summons.',
    ),
    mechanics: ['turn-based-combat'],
    meta: [
      'character-collection',
      'gacha',
      'hero-growth',
      'inventory-gear',
      'skill-tree',
      'realtime-pvp',
      'guilds',
      'guild-wars',
      'boss-raids',
      'story-chapters',
    ],
    maybe: ['async-pvp', 'rarity-tiers', 'daily-login', 'auto-combat', 'co-op-play'],
  },
  {
    id: 'runner',
    title: 'Rooftop Rascal',
    genre: 'Action',
    description: joinLines(
      'Run, jump and slide over the roofs of a sleeping city in this endless runner! How far can you run before the night watch gets you?',
      'Grab power-ups, dodge chimneys and swipe to turn at the very last moment.',
      'Unlock 20 characters with outfits of their own and beat the high score of your friends.',
      'From the makers of Bubble Shooter Bay and Tower Defense Dynasty.',
    ),
    mechanics: ['endless-runner'],
    meta: ['boosters', 'character-collection', 'avatar-cosmetics'],
    maybe: ['leaderboards', 'async-pvp', 'platforming'],
  },
  {
    id: 'shooter',
    title: 'Cold Harbour Ops',
    genre: 'Action / Strategy',
    description: joinLines(
      'A first-person shooter with short rounds and long memories. Choose from 70 weapons, build your loadout and drop into 5v5 team deathmatch.',
      'Battle royale mode: a hundred players, one shrinking zone.',
      'Team up with friends in co-op missions, talk over voice chat and rise in ranked matches each season.',
      'Skins and emotes come with the battle pass and never change the power of a weapon.',
    ),
    mechanics: ['aimed-shooting', 'battle-royale'],
    meta: [
      'inventory-gear',
      'realtime-pvp',
      'co-op-play',
      'chat',
      'ranked-league',
      'battle-pass',
      'avatar-cosmetics',
      'seasons',
    ],
    maybe: ['moba'],
  },
  {
    id: 'story',
    title: 'Letters from Harrow Street',
    genre: 'Adventure / Entertainment',
    description: joinLines(
      'An interactive story about two sisters, one inheritance and far too many suitors. Your choices decide whom to trust and how it ends.',
      'Fall in love, break a heart or solve the mystery of the locked study: every chapter has several endings.',
      'New chapters every week. Dress up your character in outfits of the twenties.',
    ),
    mechanics: ['branching-story'],
    meta: ['story-chapters', 'relationship-bonds', 'avatar-cosmetics'],
    maybe: ['dress-up-design', 'point-and-click', 'limited-events'],
  },
  {
    id: 'sorter',
    title: 'Tube Harmony - Color Sort',
    genre: 'Puzzle',
    description: joinLines(
      'Pour the liquid until every tube holds a single color. Tube Harmony is a color sort puzzle for quiet evenings: no timer, no pressure.',
      'Hundreds of levels, unlimited undo, and hints for the nasty ones. No wifi needed.',
      'Watch an ad to get an extra tube.',
    ),
    mechanics: ['sorting'],
    meta: ['level-map', 'hint-help', 'offline-play', 'rewarded-ads'],
    maybe: [],
  },
  {
    id: 'tool',
    title: 'Pocket Ledger',
    genre: 'Finance',
    description: joinLines(
      'Keep your household budget in order. Pocket Ledger reads your receipts, sorts expenses by category and draws a clear chart at the end of the month.',
      'Export to a spreadsheet, share a ledger with your partner, and set a reminder for bills.',
      'Your data stays on your phone.',
    ),
    mechanics: [],
    meta: [],
    maybe: [],
  },
];
