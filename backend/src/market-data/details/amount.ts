const FACTORS: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/**
 * Parses the number in a total as stores and services write it: "10,000+", "> 20.000.000", "$1.2M", "1 234 567".
 * Separators between groups of three are dropped; a last group of another length is a fraction.
 * @returns null when there is none
 */
export function parseAmount(text: string): number | null {
  const found = /(\d[\d.,'\s\u00a0\u202f]*\d|\d)\s*([KMBT])?(?![A-Za-z])/i.exec(text);
  if (!found) return null;
  const digits = found[1]!.replace(/['\s\u00a0\u202f]/g, '');
  const factor = FACTORS[found[2]?.toUpperCase() ?? ''] ?? 1;
  return plainNumber(digits, factor !== 1) * factor;
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
