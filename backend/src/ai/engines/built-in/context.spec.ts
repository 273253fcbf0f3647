import { isCredit, isDenied } from './context.js';
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
  ])('"%s" denies %s', (text, word) => expect(denied(text, word)).toBe(true));

  it.each([
    ['Not only a shooter', 'shooter'],
    ['Never stop shooting', 'shooting'],
    ["Don't miss the tournament", 'tournament'],
    ['No rush: build a city', 'city'],
    ['No pressure, just build a city', 'city'],
    ['Not for beginners. A shooter with teeth', 'shooter'],
    ['No matter the weather, racing goes on', 'racing'],
  ])('"%s" does not deny %s', (text, word) => expect(denied(text, word)).toBe(false));
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
