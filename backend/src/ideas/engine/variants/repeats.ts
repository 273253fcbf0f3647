import type { GeneratedIdea } from '../engine.types.js';
import { sameKey } from '../phrases.js';

type Said = Pick<GeneratedIdea, 'name' | 'concept'>;

/** So many words in a row are a phrase. */
const PHRASE = 5;

/** The phrases of an idea, each once. */
export function listPhrases({ name, concept }: Said): Set<string> {
  const { pitch, fantasy, setting, audience, artDirection } = concept;
  return new Set(
    [name, pitch, fantasy, setting, audience, artDirection].flatMap((text = '') => {
      const words = sameKey(text).split(' ');
      return words.slice(PHRASE - 1).map((_, at) => words.slice(at, at + PHRASE).join(' '));
    }),
  );
}

/** How many of these ideas have each phrase. */
export function countPhrases(ideas: readonly Said[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of ideas.flatMap((idea) => [...listPhrases(idea)]))
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return counts;
}
