import { expect, it } from 'vitest';
import { checkValue, toInput } from './field-rules';

const rules = { amount: { type: 'number', minimum: 0 } };
const read = (amount: string) => toInput({ amount }, rules).amount;

it.each([
  ['12500.50', 12500.5],
  ['1,250,050', 1_250_050],
  [' .5 ', 0.5],
])('reads %s', (text, number) => {
  expect(checkValue('Amount', text, rules.amount)).toBeUndefined();
  expect(read(text)).toBe(number);
});

it.each(['12500,50', '12.500,50', '0,15', '0,150', '1,25,000'])('refuses the comma in %s', (text) => {
  expect(checkValue('Amount', text, rules.amount)).toBe('Enter a number with a point for decimals.');
});

it.each(['many', '-', '1e3', '12.5.0'])('refuses %s', (text) => {
  expect(checkValue('Amount', text, rules.amount)).toBe('Enter a number.');
});
