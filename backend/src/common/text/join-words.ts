/** "a, b and c" */
export function joinWords(words: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`;
}
