/** "Mara Lind" → "ML", "Ife" → "I"; keeps emoji and accented letters whole. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? firstLetter(word) : '')).join('');
}

function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter('en').segment(word);
  return letter ? letter.segment.toUpperCase() : '';
}

const COLORS = 6;

/** A plot color, 1 to 6, derived from the name. */
export function pickColor(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % COLORS) + 1;
}
