import type { SearchTerms } from './search-terms.js';

/** A match, with what it is ranked by. */
export interface Candidate {
  id: string;
  title: string;
  developer: string | null;
}

/**
 * Ranks matches: the exact title or id, titles that begin with the text, titles with a word that does, titles that
 * contain it, developers, then all others by similarity. Shorter titles win ties.
 */
export function rankGames(candidates: readonly Candidate[], words: SearchTerms): string[] {
  const wanted = [...new Set(words.words.flatMap(listTrigrams))];
  const judged = new Map<string, { id: string; standing: number; likeness: number; length: number }>();
  for (const candidate of candidates) {
    const standing = computeStanding(candidate, words.text);
    // A game may be found by several of its titles.
    const known = judged.get(candidate.id);
    if (known && known.standing <= standing) continue;
    const likeness = standing < LAST ? 1 : computeSimilarity(candidate, wanted);
    judged.set(candidate.id, { id: candidate.id, standing, likeness, length: candidate.title.length });
  }
  return [...judged.values()]
    .sort(
      (a, b) =>
        a.standing - b.standing || b.likeness - a.likeness || a.length - b.length || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

const LAST = 5;

function computeStanding({ id, title, developer }: Candidate, text: string): number {
  const lower = title.toLowerCase();
  if (lower === text || id.toLowerCase() === text) return 0;
  if (lower.startsWith(text)) return 1;
  if (lower.includes(` ${text}`)) return 2;
  if (lower.includes(text)) return 3;
  return developer?.toLowerCase().startsWith(text) ? 4 : LAST;
}

/** Share of the words' trigrams that the game contains; titles count twice as much as the rest. */
function computeSimilarity({ id, title, developer }: Candidate, wanted: readonly string[]): number {
  const share = (text: string): number => {
    const padded = padWords(text);
    return wanted.filter((one) => padded.includes(one)).length / wanted.length;
  };
  return share(title) * 2 + share(`${developer ?? ''} ${id}`);
}

/** The text with spaces around each word, so that its trigrams are those of its words. */
const padWords = (text: string): string => `  ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '   ')} `;

function listTrigrams(word: string): string[] {
  const padded = `  ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}
