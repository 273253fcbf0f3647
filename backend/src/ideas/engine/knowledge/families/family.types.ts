import type { MeetingCells } from '../meetings/meetings.js';

/**
 * What people do in sentences that no taxonomy entry describes, by their verbs: enough to design with, and never told
 * of a source.
 */
export interface Family {
  id: string;
  /** Verbs by which a sentence is read, without endings. */
  verbs: string;
  /** Reads before "game" and "half". */
  genre: string;
  unit: string;
  /** What it is called in a title: plural nouns. */
  titles: string[];
  /** Reads after "you" and after "to". */
  acts: string[];
  /** What doing well and badly is: singular, as subjects. */
  goods: string[];
  bads: string[];
  /** What a success elsewhere does here, and what a failure does: third person singular. */
  wins: string[];
  losses: string[];
  choices: string[];
  press: string;
  pay: string;
  proof: string;
  /** What it brings to a meeting with another half, by the table that it would stand in. */
  cells: Partial<MeetingCells>;
  /** One rule that makes a game of it alone, and why it holds. */
  rules: string;
}
