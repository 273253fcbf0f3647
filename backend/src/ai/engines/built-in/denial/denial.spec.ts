import { isDenied, isPlainDenial } from './denial.js';
import { readWords } from '../words.js';

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
    ['Skip the login ritual', 'login'],
    ['Stop waiting for lives', 'lives'],
    ['Without timers, lives and ads', 'lives'],
    ['Without a roster to collect', 'collect'],
    ['Nobody asks you to join a guild', 'guild'],
    ['We never bother you with chests', 'chests'],
    ['Not a game in which you shoot', 'shoot'],
    ["You won't be able to trade", 'trade'],
    ['Two cards do not merge into a better one', 'merge'],
    ['Skip gacha and guilds', 'guilds'],
    ['Forget guilds and leaderboards, just play', 'leaderboards'],
    ['Forget streaks, login bonuses and reminders', 'login'],
    ['The shop never nags you with offers', 'offers'],
    ["Gear can't be upgraded", 'upgraded'],
    ['Gear can no longer be upgraded', 'upgraded'],
    ['Nothing is merged', 'merged'],
    ['You used to wait for lives', 'lives'],
    ["Your save isn't copied to any other device", 'device'],
    ['Not a social casino with chips', 'chips'],
    ['There used to be guilds', 'guilds'],
    ['A story in place of quests', 'quests'],
    ['Minus the gacha, the timers and the gems', 'gems'],
    ['You look in vain for leaderboards and trophies', 'trophies'],
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
    ['Not a single dull day with duels', 'duels'],
    ['Six no-fail games', 'games'],
    ['It can be used to make towers', 'towers'],
    ['Shards used to summon heroes', 'heroes'],
    ['The best place of duels', 'duels'],
    ["Don't be late for the duel", 'duel'],
    ['Nothing is as calm as sorting', 'sorting'],
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
    ['Skip the chest timer with gems', 'timer'],
    ['Skip, get hints or peek', 'hints'],
    ['Stop the shooting star', 'star'],
    ['Forget the city and harvest crops', 'crops'],
    ['Forget loneliness and join a guild', 'guild'],
    ['Forget the city, sow seeds and harvest crops', 'crops'],
    ['Forget your worries in a duel', 'duel'],
    ['There is no end to the quests', 'quests'],
    ['You never get tired of duels', 'duels'],
    ['Say goodbye to boredom and hello to duels', 'duels'],
    ["It's not easy to build a city", 'city'],
    ["Without a guild you can't win", 'guild'],
  ])('"%s" does not deny %s', (text, word) => expect(denied(text, word)).toBe(false));
});

describe('isPlainDenial', () => {
  it('covers the further things of a list', () => {
    const text = 'A world without raids, wild bosses and loot';
    for (const word of ['bosses', 'loot']) expect(isPlainDenial(readWords(text), at(text, word))).toBe(true);
  });

  it('reaches over an article', () => {
    const text = 'This is not a casino';
    expect(isPlainDenial(readWords(text), at(text, 'casino'))).toBe(true);
  });

  it('does not cover what a denial goes on to tell', () => {
    const text = 'Match tiles without filling it up or spinning';
    expect(isPlainDenial(readWords(text), at(text, 'up'))).toBe(false);
  });
});
