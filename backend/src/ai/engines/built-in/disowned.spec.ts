import { isDisowned } from './disowned.js';

describe('isDisowned', () => {
  it.each([
    ['If you want tower defense, look somewhere else.', true],
    ['Fans of gambling: this is not the game for you, it isn’t for you.', true],
    ["If you're hoping for gacha, this is the wrong forest.", true],
    ["If slots are your thing, you'll be disappointed.", true],
    ['Battle royale fans may want to sit this one out.', true],
    ["What you won't find: clans, tournaments, loot chests.", true],
    ["Other games make you watch ads for rewards, ours doesn't.", true],
    ["Don't worry about lives: there aren't any.", true],
    ['If you want tower defense, look no further.', false],
    ['Look elsewhere on the map for clues.', false],
    ['Not a runner: the fox stands still.', false],
    ["What others don't have: clans with a castle of their own.", false],
  ])('"%s": %s', (sentence, disowned) => expect(isDisowned(sentence)).toBe(disowned));
});
