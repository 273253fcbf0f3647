import { CsvParser } from './csv-parser.js';
import { MAX_RECORD_LENGTH, TabularError } from './tabular.types.js';

function parse(text: string, pieceLength = text.length): CsvParser {
  const parser = new CsvParser();
  for (let i = 0; i < text.length; i += pieceLength) parser.push(text.slice(i, i + pieceLength));
  parser.push('', true);
  return parser;
}

const rows = (parser: CsvParser): unknown[][] =>
  parser.records.map(({ line, fields }) => [line, ...Object.values(fields)]);

function catchFault(text: string): TabularError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof TabularError) return error;
    throw error;
  }
  throw new Error('no fault was found');
}

describe('CSV', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is read with %s line ends, also without one at the end', (_, end) => {
    const lines = ['Bundle ID,rank', 'a.b,1', '', 'c.d,2'];
    expect(rows(parse(lines.join(end)))).toEqual([
      [2, 'a.b', '1'],
      [4, 'c.d', '2'],
    ]);
    expect(rows(parse(lines.join(end) + end))).toEqual(rows(parse(lines.join(end))));
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('finds out that the delimiter is a %s', (_, delimiter) => {
    const other = delimiter === ',' ? ';' : ',';
    const text =
      [`"a${other}${other}b"`, 'rank', 'x'].join(delimiter) + '\n' + ['1', `2${other}5`, ''].join(delimiter);
    expect(rows(parse(text))).toEqual([[2, '1', `2${other}5`, '']]);
  });

  it('brings column names into one form', () => {
    expect(parse('Bundle ID,captured_at,iconUrl,Sub-Title,__proto__\n').columns).toEqual([
      'bundleid',
      'capturedat',
      'iconurl',
      'subtitle',
      'proto',
    ]);
  });

  it('keeps line numbers right when quoted texts hold line breaks', () => {
    const text = 'a,b\r\n"one\r\ntwo\nthree\rfour",1\r\n"say ""hi"", then",2\r\nplain "word",3';
    expect(rows(parse(text))).toEqual([
      [2, 'one\r\ntwo\nthree\rfour', '1'],
      [6, 'say "hi", then', '2'],
      [7, 'plain "word"', '3'],
    ]);
  });

  it('reads the same however the text is chunked', () => {
    const text =
      '\r\n \r\na;"b ""x""";c\r\n"1\r\n2";"""";3\r\r\n4;5;6;;\r\n"x"y;8;9\r\n"lost\r\nkept;"ok";1\r\n7;8';
    const whole = parse(text);
    expect(rows(whole).length).toBe(3);
    expect(whole.bad.length).toBe(3);
    for (let length = 1; length < 12; length++) {
      const cut = parse(text, length);
      expect(rows(cut)).toEqual(rows(whole));
      expect(cut.bad).toEqual(whole.bad);
    }
  });

  it('reports rows with too few or too many values and goes on', () => {
    const parser = parse('a,b,c\n1,2\n1,2,3\n1,2,3,4\n1,2,3,,\n,,\n');
    expect(parser.bad).toEqual([
      { line: 2, reason: 'the row has 2 values, the header has 3 columns' },
      { line: 4, reason: 'the row has 4 values, the header has 3 columns' },
    ]);
    expect(rows(parser).map(([line]) => line)).toEqual([3, 5]);
  });

  it('skips one line when its quote closes only in a later row', () => {
    const parser = parse('a,b\n"Broken title,1\nfine,2\n"quoted, fine",3\nfine,4\n');
    expect(parser.bad.map(({ line }) => line)).toEqual([2]);
    expect(rows(parser)).toEqual([
      [3, 'fine', '2'],
      [4, 'quoted, fine', '3'],
      [5, 'fine', '4'],
    ]);
  });

  it('reports text after a closing quote', () => {
    const parser = parse('a,b\n"x" y,1\nfine,2');
    expect(parser.bad).toEqual([
      { line: 2, reason: 'the quotes are broken: there is text after a closing quote' },
    ]);
    expect(rows(parser)).toEqual([[3, 'fine', '2']]);
  });

  it('refuses a quote that is never closed, naming its line', () => {
    const fault = catchFault('a,b\nfine,1\n"never closed,2\nfine,3\n');
    expect(fault).toMatchObject({ code: 'unclosed_quote', line: 3 });
    expect(fault.message).toMatch(/^Line 3: A quote .* never closed/);
    const long = 'a,b\n"open,1\n' + 'fine,2\n'.repeat(MAX_RECORD_LENGTH / 6);
    expect(catchFault(long)).toMatchObject({ code: 'unclosed_quote', line: 2 });
  });

  it('refuses a line of 10 MB, in the header and below it, without holding it', () => {
    const long = 'x'.repeat(1024 * 1024);
    const parser = new CsvParser();
    parser.push('a,b\n1,2\n');
    let pieces = 0;
    expect(() => {
      for (; pieces < 10; pieces++) parser.push(long);
    }).toThrow('Line 3: The line is longer than 1 MB');
    expect(pieces).toBe(1);
    expect(catchFault(long.repeat(10))).toMatchObject({ code: 'line_too_long', line: 1 });
    expect(catchFault(`a,b\n1,"${long}x"\n`)).toMatchObject({ code: 'line_too_long', line: 2 });
  });

  it('refuses a header of more columns than any table has', () => {
    expect(catchFault(','.repeat(600) + 'x\n')).toMatchObject({ code: 'too_many_columns', line: 1 });
  });
});
