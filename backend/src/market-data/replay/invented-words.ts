/** Words for names and descriptions of made-up games, by the store's English genre label. */
export interface GenreWords {
  nouns: string[];
  /** What a player does, as sentences for a store text. */
  lines: string[];
}

export const ADJECTIVES = [
  'Amber', 'Brave', 'Copper', 'Dapper', 'Ember', 'Frosty', 'Gentle', 'Hidden', 'Ivory', 'Jolly', 'Kindled', 'Lunar',
  'Mossy', 'Nimble', 'Opal', 'Plucky', 'Quiet', 'Rusty', 'Silver', 'Tidal', 'Umber', 'Velvet', 'Wandering', 'Zesty',
]; // prettier-ignore

export const TAILS = [
  '',
  '',
  '',
  ' Saga',
  ' - Blitz',
  ' 2',
  ': Origins',
  ' & Friends',
  ' Mini',
  ' Quest',
  ' 3D',
  ' Légende',
];

export const STUDIOS = [
  'Lantern Fox Games', 'Paper Kite Studio', 'Nine Pebbles', 'Harbor Lane Interactive', 'Tin Rabbit', 'Cloudberry Works',
  'Ox & Wren', 'Blue Thimble', 'Night Tram Games', 'Salt Orchard', 'Mellow Gear', 'Fjordlight AB', 'Studio Kōen', 'Two Acorns',
]; // prettier-ignore

const createGenreWords = (nouns: string, ...lines: string[]): GenreWords => ({
  nouns: nouns.split(' '),
  lines,
});

export const GENRE_WORDS: Record<string, GenreWords> = {
  Action: createGenreWords('Strike Outpost Ninja Vault Hunter Rampart', 'Dodge and shoot your way through endless waves.', 'Upgrade weapons and unlock new heroes.'),
  Adventure: createGenreWords('Island Ruins Journey Lighthouse Caravan Cavern', 'Explore an open world full of secrets.', 'Craft tools and survive the night.'),
  Arcade: createGenreWords('Runner Bouncer Snake Jumper Drifter Stacker', 'Swipe to run, jump and collect coins.', 'Beat your friends on the leaderboard.'),
  Board: createGenreWords('Mahjong Checkers Dominoes Dice Parlor Backgammon', 'Roll the dice and play turn by turn.', 'Daily challenges and tournaments await.'),
  Card: createGenreWords('Solitaire Rummy Spades Deck Hearts Joker', 'Build your deck and outplay opponents.', 'Collect cards and complete sets.'),
  Casino: createGenreWords('Slots Jackpot Reels Roulette Bingo Keno', 'Spin the reels and collect free coins every day.', 'Climb the VIP levels.'),
  Casual: createGenreWords('Garden Bakery Kitchen Merge Makeover Farm', 'Merge items to restore the garden.', 'Decorate your place and follow the story.'),
  Educational: createGenreWords('Letters Numbers Lab Atlas Planet Classroom', 'Learn letters and numbers with playful mini games.', 'Parents follow the progress.'),
  Family: createGenreWords('Zoo Puppy Picnic Playhouse Story Circus', 'Feed pets and play mini games together.', 'Safe for small children, no ads.'),
  Music: createGenreWords('Piano Beat Rhythm Drums Melody Karaoke', 'Tap the tiles to the rhythm.', 'Unlock new songs every week.'),
  Puzzle: createGenreWords('Blocks Tiles Sudoku Jigsaw Arrows Jam', 'Match three or more to clear the board.', 'Thousands of levels with boosters and lives.'),
  Racing: createGenreWords('Rally Kart Drift Circuit Moto Nitro', 'Drift around corners and tune your car.', 'Race others in real time.'),
  'Role Playing': createGenreWords('Dungeon Realm Legend Knights Guild Dragon', 'Collect heroes, level them up and fight automatic battles.', 'Join a guild and raid together.'),
  Simulation: createGenreWords('Tycoon City Truck Airport Hospital Factory', 'Build and manage your own business.', 'Earn even while you are away.'),
  Sports: createGenreWords('Football Golf Basket Tennis Cricket Derby', 'Sign players and win the league.', 'Flick to score in quick matches.'),
  Strategy: createGenreWords('Kingdom Siege Empire Tower Legion Frontier', 'Build a base, train troops and defend it.', 'Form alliances and conquer the map.'),
  Trivia: createGenreWords('Quiz Guess Facts Capitals Logos Riddle', 'Answer questions against the clock.', 'Challenge friends to a duel.'),
  Word: createGenreWords('Crossword Letters Anagram Wordsearch Spelling Cryptic', 'Connect letters to find hidden words.', 'A new daily puzzle every morning.'),
}; // prettier-ignore
