import { findPlainLine, listClauses } from './clauses.js';

const list = (text: string) => listClauses(text).map(({ text }) => text);

describe('clauses that say what one does', () => {
  it('follow “you”, whole and in parts', () => {
    expect(list('Pour water between tubes until each one holds a single color.')).toEqual(
      expect.arrayContaining([
        'pour water between tubes',
        'pour water between tubes until each one holds a single color',
      ]),
    );
    expect(list('As a courier, you must hide in barrels.')).toContain('hide in barrels');
    expect(list('It is a fast zombie shooter.')).toContain('play a fast zombie shooter');
    expect(list('STEAL the ball, and time your leaps.')).toContain('steal the ball and time your leaps');
  });

  it('are orders too where a page says what one is doing, and go on in the next line of a page that breaks its lines', () => {
    expect(list('This puzzler has you guiding drops through mazes.')).toContain('guide drops through mazes');
    expect(list('Line up your shot, and watch whole\ntowers explode.')).toContain(
      'line up your shot and watch whole towers explode',
    );
  });

  it('begin with two verbs too, if these say what is done to what', () => {
    expect(list('Swap and match tiles.')).toContain('swap and match tiles');
    expect(list('Swipe and drag to move.')).not.toContain('swipe and drag to move');
  });

  it('leave out what needs the words after it', () => {
    const texts = [
      ...list('Guide your villagers from babies to adulthood.'),
      ...list('Evolve a deadly, global plague.'),
      ...list('Walk outside and your phone will vibrate.'),
      ...list('Build your team and enabling new tactics.'),
    ];
    for (const cut of [
      'guide your villagers from babies',
      'evolve a deadly',
      'walk outside and your phone will vibrate',
      'build your team and enabling new tactics',
    ])
      expect(texts).not.toContain(cut);
    expect(texts).toContain('guide your villagers from babies to adulthood');
  });

  it('are not cut off, open lists, orders of any game or questions', () => {
    const texts = [
      ...list('Build houses, grow crops, and tame wild horses.'),
      ...list('Defend it, unlock new cars, and flip the cards between black and red.'),
      ...list('Can you match the tiles?'),
    ];
    for (const cut of [
      'build houses, grow crops',
      'defend it',
      'unlock new cars',
      'flip the cards between black',
      'match the tiles',
    ])
      expect(texts).not.toContain(cut);
    expect(texts).toContain('build houses, grow crops, and tame wild horses');
  });

  it('know their sentence', () => {
    const text = 'Welcome to Moleville! Dig tunnels under the city and keep your moles dry.';
    expect(listClauses(text)[0]).toMatchObject({ line: text.slice(22), at: 1, form: 'order' });
  });

  it('may be missing: the sentence that says most of its game stands there', () => {
    expect(findPlainLine('Free to download! Roofball is a puzzle about a falling house on a hill.')).toMatch(
      /^Roofball/,
    );
    expect(findPlainLine('Free to download!')).toBeUndefined();
  });
});
