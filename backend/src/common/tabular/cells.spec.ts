import {
  CellFault,
  cleanText,
  httpsCell,
  longTextCell,
  pickText,
  quoteCell,
  textCell,
  wholeCell,
} from './cells.js';
import { isAmbiguousDay, readLooseDay } from './dates.js';
import { memoByText } from './memo-by-text.js';

describe('cells', () => {
  it('are read from the first non-empty column', () => {
    expect(pickText({ a: null, b: '  ', c: ' x ', d: 'y' }, ['a', 'b', 'c', 'd'])).toBe('x');
    expect(pickText({ a: 0 }, ['a'])).toBe('0');
    expect(pickText({ a: { b: 1 } }, ['a', 'z'])).toBe('');
  });

  it('drop what a database cannot store', () => {
    expect(cleanText(' a\0b\ud800c 🎮 \udc00')).toBe('abc 🎮');
  });

  it('lose what turns the direction of a line, and the entities of web pages', () => {
    expect(cleanText('a\u202eb\u2066c\x07\tا')).toBe('abc\tا');
    const title = textCell('title', 50);
    expect(title('Tom &amp; Jerry&#39;s &#x1f3ae; &copy; &#99999999;')).toBe(
      "Tom & Jerry's 🎮 &copy; &#99999999;",
    );
    expect(title('Clash,\r\n Royale')).toBe('Clash, Royale');
    expect(title('Clash&#13;&#10;Royale &nbsp; 2')).toBe('Clash Royale 2');
    expect(longTextCell('description', 50, 'One\r\nTwo &lt;b&gt;')).toBe('One\nTwo <b>');
  });

  it('are refused when too long', () => {
    const title = textCell('title', 5);
    expect(title('12345')).toBe('12345');
    expect(title('')).toBeNull();
    expect(title('123456')).toEqual(new CellFault('title is longer than 5 characters: "123456"'));
    expect(title('1234567 '.repeat(1000))).toBeInstanceOf(CellFault);
  });

  it('are shown in messages on one line, cut to 80 characters', () => {
    expect(quoteCell('a\n\0b')).toBe('"a b"');
    expect(quoteCell('x'.repeat(500))).toBe(`"${'x'.repeat(79)}…"`);
    expect(quoteCell(undefined)).toBe('""');
    expect(quoteCell({ a: [1] })).toBe('"{"a":[1]}"');
  });

  it.each([
    'https://example.com/a/b.png?x=1&y=%20#z',
    'HTTPS://EXAMPLE.COM',
    'https://is1-ssl.example.com/x_U007e/100x100bb.png',
  ])('accept the address %s', (url) => expect(httpsCell(url)).toBe(url));

  it.each([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//example.com/a.png',
    'https://',
    'https://user@example.com/',
    'https://example.com/"onload=',
    'https://example.com/a b',
    'https:\\\\example.com',
    'https://[bad/',
    `https://example.com/${'x'.repeat(2048)}`,
    '',
  ])('refuse the address %j', (url) => expect(httpsCell(url)).toBeNull());

  it('take only plain whole numbers', () => {
    expect([1, '1', '0100', 100, '7.0'].map((value) => wholeCell(value, 1, 100))).toEqual([
      ...[1, 1, 100, 100, 7],
    ]);
    for (const value of [
      0,
      101,
      1.5,
      '1.5',
      '1.000',
      '-1',
      '1e2',
      '',
      ' 1',
      '٣',
      true,
      null,
      undefined,
      NaN,
      [1],
    ]) {
      expect(wholeCell(value, 1, 100)).toBeNull();
    }
  });

  it('remember no more texts than they may', () => {
    let reads = 0;
    const read = memoByText((text) => `${text}${++reads}`, 2);
    expect([read('a'), read('a'), read('b'), read('c'), read('a')]).toEqual(['a1', 'a1', 'b2', 'c3', 'a4']);
    const long = 'x'.repeat(1000);
    expect(read(long)).not.toBe(read(long));
  });
});

describe('times', () => {
  it.each([
    ['2026-07-01', '2026-07-01T00:00:00.000Z'],
    ['2026/07/01', '2026-07-01T00:00:00.000Z'],
    ['20260701', '2026-07-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-07-01T10:30:05.25Z', '2026-07-01T10:30:05.250Z'],
    ['2026-07-01 10:30', '2026-07-01T10:30:00.000Z'],
    ['2026-02-17T00:00:00-07:00', '2026-02-17T07:00:00.000Z'],
    ['2026-07-01T00:30:00+0900', '2026-06-30T15:30:00.000Z'],
    ['2026-07-01 10:30:00+00', '2026-07-01T10:30:00.000Z'],
    ['2026-07-01 10:30:00-03', '2026-07-01T13:30:00.000Z'],
    ['2026-7-1', '2026-07-01T00:00:00.000Z'],
    ['2026/7/1', '2026-07-01T00:00:00.000Z'],
    ['2026/7/1 9:05', '2026-07-01T09:05:00.000Z'],
    ['2026. 7. 1.', '2026-07-01T00:00:00.000Z'],
    ['2026年7月1日', '2026-07-01T00:00:00.000Z'],
    ['14.07.2026 09:05:10', '2026-07-14T09:05:10.000Z'],
    ['7/14/2026 0:00', '2026-07-14T00:00:00.000Z'],
    ['Jun 25, 2026 10:30', '2026-06-25T10:30:00.000Z'],
    ['Thu, 25 Jun 2026 10:30:05 GMT', '2026-06-25T10:30:05.000Z'],
    ['Thursday, June 25, 2026', '2026-06-25T00:00:00.000Z'],
  ])('read %s', (text, iso) => expect(readLooseDay(text)?.toISOString()).toBe(iso));

  it.each([
    '2026-02-30',
    '2026-13-01',
    '01.07.2026',
    '01.07.2026 10:00',
    '2026-07/01',
    '2026-71',
    '2026701',
    '2026-07-01T25:00',
    '2026-07-01T10:00+1',
    '1782385437',
    'soon',
    '',
  ])('do not read %j', (text) => expect(readLooseDay(text)).toBeNull());

  it('are ambiguous with a time of day too', () => {
    expect(['4/12/2008', '4/12/2008 9:30', '4/4/2008', '14/12/2008', ''].map(isAmbiguousDay)).toEqual([
      ...[true, true, false, false, false],
    ]);
    expect(readLooseDay('4/12/2008 9:30', 'day-first')?.toISOString()).toBe('2008-12-04T09:30:00.000Z');
  });

  it.each([
    ['14/11/2008', '2008-11-14'],
    ['11/14/2008', '2008-11-14'],
    ['5.5.2020', '2020-05-05'],
    ['Jun 25, 2026', '2026-06-25'],
    ['25 June 2026', '2026-06-25'],
    ['2026-06-25', '2026-06-25'],
  ])('read the day %s as people write it', (text, day) => {
    expect(readLooseDay(text)?.toISOString().slice(0, 10)).toBe(day);
  });

  it.each(['4/12/2008', '4/12/08', '31/02/2020', 'Foo 3, 2020', '13/13/2020'])('do not guess %s', (text) => {
    expect(readLooseDay(text)).toBeNull();
  });
});
