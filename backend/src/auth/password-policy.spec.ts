import { passwordProblem } from './password-policy.js';

const EMAIL = 'marta.kowalska@northlight.example';

it.each([
  'correct horse battery',
  'žluťoučký kůň',
  '👾🎲🎮🕹️🃏🧩🎯🎳',
  'x'.repeat(128),
  '        7 spaces',
  'PASSWORDLESSNESS',
])('takes %s', (password) => expect(passwordProblem(password, EMAIL)).toBeUndefined());

it.each([
  ['seven c', /at least 8/],
  ['👾👾👾👾', /at least 8/],
  ['x'.repeat(129), /at most 128/],
  ['password123', /most used/],
  ['PassWord123', /most used/],
  ['qwertyuiop', /most used/],
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
  for (const word of known) expect(passwordProblem(word, EMAIL)).toMatch(/most used/);
});
