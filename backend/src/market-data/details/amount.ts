const THOUSAND = ['k', 'tsd', 'thousand'];
const MILLION = ['m', 'mn', 'mio', 'mln', 'million', 'millions'];
const BILLION = ['b', 'bn', 'bln', 'mrd', 'billion', 'billions'];
const TRILLION = ['t', 'tn', 'trillion', 'trillions'];
const FACTORS = new Map(
  [THOUSAND, MILLION, BILLION, TRILLION].flatMap((names, index) =>
    names.map((name): [string, number] => [name, 1_000 ** (index + 1)]),
  ),
);

/**
 * Parses the number in a total as stores and services write it: "10,000+", "> 20.000.000", "$1.2M", "1,5 Mio.",
 * "1 234 567". Separators between groups of three are dropped; a last group of another length is a fraction.
 * @returns null when there is none, or an unknown unit is attached to it
 */
export function parseAmount(text: string): number | null {
  const found = /(\d[\d.,'\s\u00a0\u202f]*\d|\d)(\s*)(\p{L}*)/u.exec(text);
  if (!found) return null;
  const [, number = '', space, word = ''] = found;
  const factor = FACTORS.get(word.toLowerCase());
  // A separate word is a noun or a currency, as in "5,000 downloads"; "mil" is a thousand or a million.
  const isUnit = word !== '' && !/^[A-Z]{3}$/.test(word) && (space === '' || word.toLowerCase() === 'mil');
  if (factor === undefined && isUnit) return null;
  const digits = number.replace(/['\s\u00a0\u202f]/g, '');
  return plainNumber(digits, factor !== undefined) * (factor ?? 1);
}

function plainNumber(digits: string, isShort: boolean): number {
  const marks = digits.match(/[.,]/g) ?? [];
  if (marks.length === 0) return Number(digits);
  const last = marks.at(-1)!;
  const [whole, fraction] = [
    digits.slice(0, digits.lastIndexOf(last)),
    digits.slice(digits.lastIndexOf(last) + 1),
  ];
  // A single separator before three digits marks thousands, but in "1.234M" it is a decimal point.
  const isGroup = fraction.length === 3 && !(isShort && marks.length === 1);
  const isRepeated = marks.filter((mark) => mark === last).length > 1;
  if (isGroup || isRepeated) return Number(digits.replace(/[.,]/g, ''));
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
}
