/** Position of a sentence in the text as [start, end), or null. Ignores case and differences in whitespace. */
export function findSentence(text: string, sentence: string): [start: number, end: number] | null {
  const words = sentence.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern, 'iu').exec(text);
  return found ? [found.index, found.index + found[0].length] : null;
}

export interface TextStretch {
  text: string;
  lit: boolean;
}

/** Splits the text into stretches and marks the given sentences; overlapping sentences merge. */
export function litStretches(text: string, sentences: string[]): TextStretch[] {
  const places = sentences
    .map((sentence) => findSentence(text, sentence))
    .filter((place) => place !== null)
    .sort(([a], [b]) => a - b);
  const stretches: TextStretch[] = [];
  let at = 0;
  for (const [start, end] of places) {
    if (start > at) stretches.push({ text: text.slice(at, start), lit: false });
    const rest = text.slice(Math.max(at, start), end);
    if (rest) stretches.push({ text: rest, lit: true });
    at = Math.max(at, end);
  }
  if (at < text.length) stretches.push({ text: text.slice(at), lit: false });
  return stretches;
}
