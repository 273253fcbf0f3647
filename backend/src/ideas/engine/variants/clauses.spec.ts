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
