import { expect, it } from 'vitest';
import { toCsv } from './csv';

it('quotes what needs it, keeps all columns and defuses formulas', () => {
  expect(
    toCsv([
      { title: 'A, "B"', rank: 1 },
      { title: '=1+1', rank: null, note: 'x\ny' },
    ]),
  ).toBe('title,rank,note\r\n"A, ""B""",1,\r\n\'=1+1,,"x\ny"\r\n');
  expect(toCsv([{ change: -3 }])).toBe('change\r\n-3\r\n');
});
