import { isDeniedAfter } from './denied-after.js';
import { readWords } from './words.js';

const at = (text: string, word: string): number => readWords(text).findIndex((one) => one.text === word);

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
    ['Energy? Gone. Play on', 'energy'],
    ["Boosters? You won't need them.", 'boosters'],
    ['Is there a pass? It was cut during the beta.', 'pass'],
    ['Clans – none.', 'clans'],
    ['Ranked mode was shut down last month', 'mode'],
    ['Hidden objects were taken out of the game', 'objects'],
    ['Chat was intentionally omitted', 'chat'],
    ['Guilds have no place here', 'guilds'],
    ['Co-op would break it', 'op'],
    ['Auto-battle is for other games', 'battle'],
    ['Tournaments used to be here', 'tournaments'],
    ['Drifting is penalized', 'drifting'],
    ['The cars cannot be tuned', 'cars'],
    ["Solitaire, however, isn't part of the game", 'solitaire'],
    ['Loot and equipment play no role', 'equipment'],
    ['Tournaments, leagues? None of that stuff.', 'leagues'],
  ])('"%s" denies %s', (text, word) => expect(deniedAfter(text, word)).toBe(true));

  it.each([
    ['Guilds are not only for experts', 'guilds'],
    ['Energy? Free for an hour!', 'energy'],
    ['Races for free', 'races'],
    ['Guilds, not loners, win', 'guilds'],
    ['The tournament never ends', 'tournament'],
    ["Place towers and don't let them pass", 'towers'],
    ['The subscription renews unless it is turned off', 'subscription'],
    ["Solitaire can't be beat", 'solitaire'],
    ['Solve crosswords like never before', 'crosswords'],
    ['Solitaire has never been more fun', 'solitaire'],
    ["Races don't get faster than this", 'races'],
    ['Hints never run out, so use one', 'hints'],
    ["An RPG that doesn't ask you to pay", 'rpg'],
    ['A simulator where no choice is off limits', 'simulator'],
  ])('"%s" does not deny %s', (text, word) => expect(deniedAfter(text, word)).toBe(false));
});
