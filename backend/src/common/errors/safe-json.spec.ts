import { ProblemException } from './problem.js';
import { assertSafeJson, hasUnstorableText } from './safe-json.js';

const read = (json: string) => assertSafeJson(JSON.parse(json));
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

it('accepts ordinary input', () => {
  expect(() => read('{"a":[1,null,true,"Ünïcödé 🎮",{"b":""}],"__proto":1}')).not.toThrow();
  expect(() => read(nested(64))).not.toThrow();
  expect(() => read('"text"')).not.toThrow();
});

it.each([
  '{"__proto__":1}',
  '{"a":[{"constructor":{}}]}',
  '{"a":{"prototype":1}}',
  nested(65),
  `${'['.repeat(90_000)}${']'.repeat(90_000)}`,
])('refuses prototype keys and deep nesting', (json) => {
  expect(() => read(json)).toThrow(ProblemException);
});

it('names the list that is far too long', () => {
  const list = (length: number) => JSON.stringify({ a: { b: Array.from({ length }, () => 'x') } });
  expect(() => read(list(5_000))).not.toThrow();
  expect(() => read(list(5_001))).toThrow('a.b: has more than 5000 entries');
});

it('names where the text is that cannot be stored', () => {
  expect(() => read('{"a":[{"b":"x\\u0000"}]}')).toThrow('a.0.b: has characters that cannot be stored');
  expect(() => read('{"x\\ud83d":1}')).toThrow('cannot be stored');
});

it.each([
  ['\u0000', true],
  ['\ud83c', true],
  ['\udfae', true],
  ['\udfae\ud83c', true],
  ['🎮', false],
  ['\u2028\t\n', false],
  ['', false],
])('knows whether %j can be stored', (text, unstorable) => {
  expect(hasUnstorableText(text)).toBe(unstorable);
});
