import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { passwordProblem } from './password-policy.js';

const EMAIL = 'marta.kowalska@northlight.example';

it.each([
  'correct horse battery',
  'žluťoučký kůň',
  '👾🎲🎮🕹️🃏🧩🎯🎳',
  'Xk9$mQ2v',
  `${'lantern over nine reefs, '.repeat(5)}end`,
  '        7 spaces',
  'PASSWORDLESSNESS',
])('takes %s', (password) => expect(passwordProblem(password, EMAIL)).toBeUndefined());

it.each([
  ['seven c', /at least 8/],
  ['👾👾👾👾', /at least 8/],
  ['x'.repeat(129), /at most 128/],
  ['password123', /too common/],
  ['PassWord123', /too common/],
  ['P@ssw0rd123', /too common/],
  ['qwertyuiop', /too common/],
  ['aaaaaaaa', /too common/],
  ['abcabcabcabc', /too common/],
  ['dragon1987', /too common/],
  ['x'.repeat(128), /too common/],
  ['Gamekit2026!', /"gamekit"/],
  ['marta.kowalska1', /"marta.kowalska"/],
  ['kowalska-99', /"kowalska"/],
  ['Northlight!', /"northlight"/],
  ['gamekit-northlight-1', /easy to guess/],
])('refuses %s', (password, hint) => expect(passwordProblem(password, EMAIL)).toMatch(hint));

it('lets a long phrase contain a word of the house', () => {
  expect(passwordProblem('my gamekit is fond of otters', EMAIL)).toBeUndefined();
});

it('knows thousands of common passwords that are long enough to be allowed', () => {
  const known = [
    'iloveyou',
    'sunshine',
    'trustno1',
    'baseball',
    'football',
    'princess',
    'superman',
    '12345678',
    'abcd1234',
  ];
  for (const word of known) expect(passwordProblem(word, EMAIL)).toMatch(/too common/);
});

it('scores at most 32 characters, as the cost grows with the square of the length', () => {
  const check = jest.spyOn(ZxcvbnFactory.prototype, 'check');
  passwordProblem('Z@~GdY%8'.repeat(16), EMAIL);
  expect(check.mock.lastCall?.[0]).toHaveLength(32);
});
