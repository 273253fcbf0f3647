import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readOneLineDenials } from '../../../../../bench/support/one-line-denials.js';
import { readOtherLanguage } from '../other-languages.js';

const file = path.resolve(__dirname, '../../../../../bench/support/other-language-denials.txt');
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [, code = '', rest = ''] = /^(\w\w) \| ?(.*)$/.exec(line) ?? [];
    return { code, ...readOneLineDenials(rest)[0]! };
  });
const listFound = (code: string, text: string): string[] =>
  (readOtherLanguage(code, text) ?? []).map(({ id }) => id ?? '');

describe('denials in other languages', () => {
  it.each(lines.filter(({ denied }) => denied.length > 0))(
    '$code: does not find $denied in "$text"',
    ({ code, denied, text }) => expect(listFound(code, text).filter((id) => denied.includes(id))).toEqual([]),
  );

  it.each(lines.filter(({ told }) => told.length > 0))(
    '$code: finds $told in "$text"',
    ({ code, told, text }) => expect(listFound(code, text)).toEqual(expect.arrayContaining(told)),
  );
});
