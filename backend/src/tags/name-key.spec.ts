import { nameKey } from './name-key.js';

it.each([
  [' Puzzle ', 'puzzle'],
  ['ÜBER', 'über'],
  ['u\u0308ber', '\u00fcber'],
  ['Ｉｄｌｅ', 'idle'],
  ['two  words', 'two  words'],
])('compares %j as %j', (name, key) => expect(nameKey(name)).toBe(key));

it('keeps different words apart', () => {
  expect(nameKey('match 3')).not.toBe(nameKey('match3'));
});
