import { isDisowned, isOfOthers } from './disowned.js';

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
    ['Hints would spoil it, so we left them out.', true],
    ['Ranked play was too much, so it has been taken offline.', true],
    ["You never run out of energy because we don't use it.", true],
    ['Gacha banners, pop-up offers... we deleted the lot.', true],
    ['Starter packs, flash sales: all of them binned.', true],
    ['If you hope for a battle pass, fans of passes, we have to disappoint you.', true],
    ["If you love match-3, we won't disappoint you.", false],
    ["It looks easy to sort the balls, but it isn't.", false],
    ['If you want tower defense, look no further.', false],
    ['Look elsewhere on the map for clues.', false],
    ['Not a runner: the fox stands still.', false],
    ["What others don't have: clans with a castle of their own.", false],
  ])('"%s": %s', (sentence, disowned) => expect(isDisowned(sentence)).toBe(disowned));

  it.each([
    ['Most puzzle games stop you after five lives.', 'Not this one.', true],
    ["You'd expect races in a car game.", "There aren't any.", true],
    ['Love waiting for chests?', 'Then this is not your game.', true],
    ['Build a base.', 'Not even the gods can stop you.', false],
    ['Want to race?', 'Join millions of drivers.', false],
  ])('"%s %s": %s', (sentence, next, disowned) => expect(isDisowned(sentence, next)).toBe(disowned));
});

describe('isOfOthers', () => {
  it.each([
    ['Other games make you wait for ', 'chests', true],
    ['While others hide heroes behind ', 'banners, we sell none', true],
    ['It may look like a ', 'match-3, but you draw lines', true],
    ['Compete with other players in ', 'races', false],
    ['No other game offers such ', 'races', false],
    ['Other games make you wait, but here you have ', 'races', false],
  ])('"%s%s": %s', (head, tail, others) => expect(isOfOthers(head, tail)).toBe(others));
});
