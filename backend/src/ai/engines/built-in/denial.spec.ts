import { isDenied, isDeniedBehind } from './denial.js';
import { readWords } from './words.js';

const at = (text: string, word: string): number => readWords(text).findIndex((one) => one.text === word);
const denied = (text: string, word: string): boolean => isDenied(text, readWords(text), at(text, word));

describe('isDenied', () => {
  it.each([
    ['No timers here', 'timers'],
    ['Play without any annoying timers', 'timers'],
    ["It isn't a shooter", 'shooter'],
    ['No timers, lives or ads', 'lives'],
    ['There are no lives and no timers', 'timers'],
    ['Free of timers', 'timers'],
    ['Strategy instead of shooting', 'shooting'],
    ['Tired of runners?', 'runners'],
    ['Nobody sells a subscription here', 'subscription'],
    ['Not one banner', 'banner'],
    ['Unlike other merge games', 'merge'],
    ["We don't believe in leaderboards", 'leaderboards'],
    ['Free of slots, wheels and casinos', 'wheels'],
    ['In contrast to idle games', 'idle'],
    ["It isn't yet another survival game", 'survival'],
    ['People compare us to idle games', 'idle'],
    ['We decided against ranked matches', 'ranked'],
    ['We chose not to include leaderboards', 'leaderboards'],
    ['Nobody can attack your village', 'village'],
    ['If you hate jumping between platforms', 'platforms'],
    ["You don't wait hours for chests", 'chests'],
    ['Not a single ad, 0 lootboxes', 'lootboxes'],
    ['No real prizes are given out', 'prizes'],
    ['No energy is needed', 'energy'],
    ['Nothing in the shop costs gems', 'gems'],
    ['No upgrades: skill is all that counts', 'upgrades'],
    ['You never again wait for lives', 'lives'],
    ["We don't believe in the gacha", 'gacha'],
  ])('"%s" denies %s', (text, word) => expect(denied(text, word)).toBe(true));

  it.each([
    ['Not only a shooter', 'shooter'],
    ['Never stop shooting', 'shooting'],
    ["Don't miss the tournament", 'tournament'],
    ['No rush: build a city', 'city'],
    ['No pressure, just build a city', 'city'],
    ['Not for beginners. A shooter with teeth', 'shooter'],
    ['No matter the weather, racing goes on', 'racing'],
    ['Not your average runner', 'runner'],
    ['No two dungeons are alike', 'dungeons'],
    ['Nothing beats a tournament', 'tournament'],
    ['Why not build a city', 'city'],
    ["Don't forget the leaderboard", 'leaderboard'],
    ['No other shooter is as fast', 'shooter'],
    ['No rush, roll the dice and build a city', 'city'],
    ["You won't believe this tournament", 'tournament'],
    ['Never alone: you have a guild', 'guild'],
    ['No one can stop your guild', 'guild'],
    ['No alliance is safe in the weekly war', 'war'],
    ['No farm is complete without cows', 'cows'],
    ['Without mercy, raid their villages', 'villages'],
    ['Nothing is more relaxing than sorting', 'sorting'],
    ['Drift without crashing to earn trophies', 'trophies'],
    ['If you have no friends for a duel', 'duel'],
    ["You can't get enough boosters", 'boosters'],
    ["Don't leave without a spin of the wheel", 'wheel'],
    ['Not like any other duel', 'duel'],
    ['Six no-fail games', 'games'],
    ['It can be used to make towers', 'towers'],
    ['We replaced the shop with a guild hall', 'guild'],
    ['No stress, unlimited hints', 'hints'],
    ['Never wait again in live duels', 'duels'],
    ['No second chances in this roguelike', 'roguelike'],
    ['No duplicates in the gacha', 'gacha'],
    ['No achievement is too small', 'achievement'],
    ['Nobody makes puzzles like we do', 'puzzles'],
    ["You won't ever want to stop merging", 'merging'],
    ["You won't be able to put down this story", 'story'],
    ['No guild yet? Found one', 'guild'],
    ["Can't decide whom to summon?", 'summon'],
    ["Don't blink or you'll miss the duel", 'duel'],
  ])('"%s" does not deny %s', (text, word) => expect(denied(text, word)).toBe(false));
});

describe('isDeniedBehind', () => {
  it.each([
    " isn't possible.",
    ' are not supported',
    ', mounts and companions are all missing from this release.',
    ' or pets were removed from the game.',
    ' is unavailable',
    ' have been postponed.',
    ' were deliberately kept out.',
    ' you cannot.',
  ])('"Pets%s" denies pets', (rest) => expect(isDeniedBehind(rest)).toBe(true));

  it.each([
    ' is not only for friends.',
    ' are gone once you match them.',
    ', and find the piece that is missing.',
    ': chat is not supported.',
    ' are not the only thing to collect.',
  ])('"Pets%s" does not', (rest) => expect(isDeniedBehind(rest)).toBe(false));
});
