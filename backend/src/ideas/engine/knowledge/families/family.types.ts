import type { MechanicTexts } from '../mechanics/mechanics.js';
import type { ToldActs } from '../rows.js';

/**
 * What people do in sentences that no taxonomy entry describes, by their verbs: enough to design with, and never told
 * of a source.
 */
export interface Family extends Omit<MechanicTexts, keyof ToldActs | 'genre'> {
  id: string;
  /** Verbs by which a sentence is read, without endings. */
  verbs: string;
  /** What it is called in a title: plural nouns. */
  titles: string[];
  /** One rule that makes a game of it alone, and why it holds. */
  rules: string;
}
