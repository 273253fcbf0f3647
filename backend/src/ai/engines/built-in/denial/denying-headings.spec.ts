import { findDismissal, isAnsweredNo, isDenyingHeading } from './denying-headings.js';

describe('isDenyingHeading', () => {
  it.each([
    "What you won't find",
    'Not included',
    'Missing on purpose',
    'No',
    'Things we left out',
    'None of the usual suspects',
    'The game does not have',
    'Free of the three plagues',
    'Removed in this version',
    "What we don't put in front of you",
    'Currently unavailable',
    'Turned off by default and forever',
    'Left at the door',
    'What we spared you',
    "You won't come across",
    'We said no to',
    'Free from',
    'Nothing of the following is in the game',
    "We don't do any of this",
    'We skip the usual circus',
  ])('"%s:" denies what follows', (heading) => expect(isDenyingHeading(heading)).toBe(true));

  it.each([
    'Why you will not put it down',
    "What you won't find anywhere else",
    "What you can't miss",
    "Don't forget",
    'Features',
    'Never a dull moment',
    'No ads',
    'We removed the limits',
  ])('"%s:" does not', (heading) => expect(isDenyingHeading(heading)).toBe(false));
});

describe('isAnsweredNo', () => {
  it.each([
    ['Will there be PvP?', 'Short answer: no.'],
    ['Can I play offline?', 'Unfortunately that is not possible.'],
    ['Q: Is there a co-op mode?', '\nA: No, sorry.'],
    ['Do you plan to add guilds?', "We don't."],
    ['Does it work offline?', 'Sadly it needs a connection at all times.'],
    ['Boosters?', 'Gone, and nobody misses them.'],
    ['Hidden object scenes?', 'None.'],
    ['Farms?', 'Crops? Not on this planet.'],
    ['Ranked?', 'Leagues? Thanks, but no thanks.'],
    ['Other heroes travel with pets.', 'Yours walks alone.'],
    ['Most games sell a season pass.', 'We sell nothing.'],
    ['OTHER GAMES: loot boxes, battle passes.', 'OUR GAME: none of that.'],
    ['Sit back and let your heroes fight alone?', 'Not with us.'],
  ])('%s %s', (question, answer) => expect(isAnsweredNo(question, answer)).toBe(true));

  it.each([
    ['Can I play offline?', 'Yes, no connection needed.'],
    ['Can you beat the boss?', 'No one has so far.'],
    ['Out of lives?', 'No, thanks to the boosters.'],
    ['Other games give you three lives.', 'Ours gives you five.'],
    ['Most duels are over in a minute.', 'You never wait for the next one.'],
    ['Your hero travels with a pet.', 'Yours walks alone.'],
    ['Ready for clan wars?', 'Never fight alone.'],
    ['Is it free?', 'Not only free, but without ads.'],
    ['Will the village survive?', "Don't let it burn."],
  ])('not: %s %s', (question, answer) => expect(isAnsweredNo(question, answer)).toBe(false));
});

describe('findDismissal', () => {
  it.each([
    ['If you dream of pets, dream on.', 'If you dream of pets'],
    ['Shooting, looting... wrong door.', 'Shooting, looting'],
    ['Whoever wants guilds, you must look elsewhere.', 'Whoever wants guilds'],
    ["Starter packs, VIP clubs... we're allergic to all of these.", 'Starter packs, VIP clubs'],
    ["Duels, raids: you won't find any of those.", 'Duels, raids'],
  ])('%s', (sentence, dismissed) => expect(sentence.slice(0, findDismissal(sentence))).toBe(dismissed));

  it.each([
    'Hammers, bombs: you will need all of them.',
    'Lost the duel? Try another hero.',
    'Open the door, look inside.',
  ])('not: %s', (sentence) => expect(findDismissal(sentence)).toBe(-1));
});
