import { isCredit, isDenied, isDeniedAfter, sendsAway } from './context.js';
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
  ])('"%s" does not deny %s', (text, word) => expect(denied(text, word)).toBe(false));
});

describe('sendsAway', () => {
  it.each([
    ['If you want tower defense, look somewhere else.', true],
    ['Fans of gambling: this is not the game for you, it isn’t for you.', true],
    ['If you want tower defense, look no further.', false],
    ['Look elsewhere on the map for clues.', false],
  ])('"%s": %s', (sentence, away) => expect(sendsAway(sentence)).toBe(away));
});

describe('isDeniedAfter', () => {
  const deniedAfter = (text: string, word: string): boolean =>
    isDeniedAfter(text, readWords(text), at(text, word) + 1);

  it.each([
    ['Energy? None.', 'energy'],
    ['A timer-free evening', 'timer'],
    ['Guilds are not included', 'guilds'],
    ['A connection is never needed', 'connection'],
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
