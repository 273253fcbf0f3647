import { isCredit, isDenied, isDeniedAfter } from './context.js';
import { readWords } from './words.js';

const at = (text: string, word: string): number => readWords(text).findIndex((one) => one.text === word);
const denied = (text: string, word: string): boolean => isDenied(text, readWords(text), at(text, word));
const credit = (text: string, word: string): boolean => isCredit(text, readWords(text), at(text, word));

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
    ["It doesn't ask you to come back every day", 'day'],
    ['We promise never to sell you boxes, passes or gems', 'gems'],
    ["We don't believe in leaderboards", 'leaderboards'],
    ["We'd rather give you ten good stages than a pass", 'pass'],
    ['Free of slots, wheels and casinos', 'wheels'],
    ['Nothing grows while you are away', 'away'],
    ['In contrast to idle games', 'idle'],
    ["It isn't yet another survival game", 'survival'],
    ['People compare us to idle games', 'idle'],
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
  ])('"%s" does not deny %s', (text, word) => expect(denied(text, word)).toBe(false));
});

describe('isDeniedAfter', () => {
  const deniedAfter = (text: string, word: string): boolean =>
    isDeniedAfter(text, readWords(text), at(text, word) + 1);

  it.each([
    ['Energy? None.', 'energy'],
    ['A timer-free evening', 'timer'],
    ['Guilds are not included', 'guilds'],
    ['A connection is never needed', 'connection'],
    ["A tower defense? It isn't: nobody comes", 'defense'],
    ['Is it a hidden object game? No, and it never will be.', 'hidden'],
    ['Skins are not for sale', 'skins'],
    ['Clan wars? We have none of that.', 'wars'],
    ['Multiplayer is not supported', 'multiplayer'],
  ])('"%s" denies %s', (text, word) => expect(deniedAfter(text, word)).toBe(true));

  it.each([
    ['Guilds are not only for experts', 'guilds'],
    ['Energy? Free for an hour!', 'energy'],
    ['Races for free', 'races'],
    ['Guilds, not loners, win', 'guilds'],
  ])('"%s" does not deny %s', (text, word) => expect(deniedAfter(text, word)).toBe(false));
});

describe('isCredit', () => {
  it("takes the makers' earlier games as names", () => {
    expect(credit('From the makers of Bubble Shooter Bay', 'bubble')).toBe(true);
    expect(credit('By the studio behind Merge Valley', 'merge')).toBe(true);
  });

  it('reads on after the name', () => {
    expect(credit('From the makers of Dune Dash comes a new solitaire', 'solitaire')).toBe(false);
    expect(credit('The makers of noise. A solitaire', 'solitaire')).toBe(false);
  });
});
