import { isEnglish, noteEnglish } from './languages.js';

describe('the language of a message', () => {
  it.each([
    'Add a piñata mini-game',
    'Move it to São Paulo, with a Straße for the cars',
    'How does it compare with 原神?',
    'What is it like beside Тетрис in the charts?',
  ])('is English with a foreign word: “%s”', (message) => expect(isEnglish(message)).toBe(true));

  it.each([
    ['Añade una piñata', 'español|inglés'],
    ['Größte Schwäche', 'Englisch'],
    ['Não gosto do risco', 'inglês'],
    ['¿Qué le falta a esta idea?', 'inglés'],
    ['Royal Match と比較して', '英語'],
    ['Сравни с Royal Match', 'английском'],
  ])('is told for “%s”', (message, note) => expect(noteEnglish(message)).toMatch(new RegExp(note)));
});
