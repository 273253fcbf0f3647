import { addArticle, fillWords } from './words.js';
import { nowhere } from '../knowledge/settings/nowhere.js';

it('puts the article that the next word sounds for', () => {
  expect(
    [
      'idle game',
      'RPG',
      'UFO',
      'one-way street',
      'hour',
      'unicorn',
      'unusual day',
      'European',
      '8-ball game',
    ].map(addArticle),
  ).toEqual([
    ...['an idle game', 'an RPG', 'a UFO', 'a one-way street', 'an hour', 'a unicorn', 'an unusual day'],
    ...['a European', 'an 8-ball game'],
  ]);
  expect(fillWords('A arrow and an merge game. Plan A is an FPS.', nowhere)).toBe(
    'An arrow and a merge game. Plan A is an FPS.',
  );
});
