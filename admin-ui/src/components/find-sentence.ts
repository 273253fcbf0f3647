/** Where the sentence stands in the text: [start, end), or null. Line breaks, spaces and case may differ. */
export function findSentence(text: string, sentence: string): [start: number, end: number] | null {
  const words = sentence.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern, 'iu').exec(text);
  return found ? [found.index, found.index + found[0].length] : null;
}
