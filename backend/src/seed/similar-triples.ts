/**
 * "The first game is closer to the second than to the third", judged by what people do in the games. Written before the
 * weights of the comparison were chosen; the held-out ones were not looked at while they were.
 */
export const TRIPLES: readonly [string, string, string][] = [
  ['Royal Match', 'Gardenscapes', 'Sudoku.com'],
  ['Royal Match', 'Royal Kingdom', 'Toon Blast'],
  ['Candy Crush Saga', 'Royal Match', 'Wordscapes'],
  ['Travel Town', 'Gossip Harbor', 'Township'],
  ['Township', 'Hay Day', 'Travel Town'],
  ['Hay Day', 'Township', 'Clash of Clans'],
  ['Coin Master', 'Dice Dreams', 'Candy Crush Saga'],
  ['Clash of Clans', 'Rise of Kingdoms', 'Bloons TD 6'],
  ['Whiteout Survival', 'Kingshot', 'Plants vs. Zombies 2'],
  ["Evony: The King's Return", 'Rise of Kingdoms', 'Hearthstone'],
  ['Plants vs. Zombies 2', 'Bloons TD 6', 'Rise of Kingdoms'],
  ['RAID: Shadow Legends', 'Summoners War', 'Diablo Immortal'],
  ['Genshin Impact', 'Wuthering Waves', 'AFK Arena'],
  ['Hearthstone', 'Magic: The Gathering Arena', 'Disney Solitaire'],
  ['Slay the Spire', 'Balatro', 'Hearthstone'],
  ['Disney Solitaire', 'Solitaire Grand Harvest', 'Hearthstone'],
  ['WSOP Poker', 'Zynga Poker', 'Jackpot Party Casino Slots'],
  ['DoubleU Casino', 'Jackpot Party Casino Slots', 'Bingo Blitz'],
  ['Wordscapes', 'Wordscapes Search', 'Trivia Crack'],
  ['GeoGuessr', 'Where Am I? - GeoGuess Game', 'Wordscapes'],
  ['Vita Mahjong', 'Tile Explorer', 'Toon Blast'],
  ['PUBG MOBILE', 'Free Fire', 'Mobile Legends: Bang Bang'],
  ['Archero', 'Survivor.io', 'Subway Surfers'],
  ['eFootball', 'EA SPORTS FC Mobile', 'Golf Clash'],
  ['Minecraft', 'Terraria', 'Roblox'],
];

export const HELD_OUT_TRIPLES: readonly [string, string, string][] = [
  ['Toon Blast', 'Toy Blast', 'Candy Crush Saga'],
  ['Merge Mansion', 'Travel Town', 'Gardenscapes'],
  ['MONOPOLY GO!', 'Dice Dreams', 'UNO!'],
  ['Last War: Survival', 'Whiteout Survival', 'Clash Royale'],
  ['Rise of Kingdoms', 'Lords Mobile', 'Arknights'],
  ['Summoners War', 'Star Wars: Galaxy of Heroes', 'Genshin Impact'],
  ['Zenless Zone Zero', 'Wuthering Waves', 'RAID: Shadow Legends'],
  ['Pokémon TCG Pocket', 'Hearthstone', 'UNO!'],
  ['Jackpot Party Casino Slots', 'Cashman Casino', 'Zynga Poker'],
  ['Trivia Crack', 'Logo Quiz - World Trivia Game', 'Words With Friends 2'],
  ['Sudoku.com', 'Meowdoku', 'Royal Match'],
  ['Fortnite', 'PUBG MOBILE', 'Brawl Stars'],
  ['Hole.io', 'Paper.io 2', 'Among Us'],
  ['Magic Tiles 3', 'Tiles Hop', 'Tile Explorer'],
  ['Pokémon GO', 'Pikmin Bloom', 'Pokémon TCG Pocket'],
];
