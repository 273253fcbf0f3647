/** Entries that a team can accept beside those of the product; not many more than it has itself. */
export const MOST_ACCEPTED = 500;
/** Entries with those of the team, and what a model names besides: an answer names each once. */
export const MOST_ENTRIES = 1_000;
/** Of one entry: other names, examples, or entries near it. */
export const MOST_TOLD = 20;

export type EntryKind = 'mechanic' | 'meta';

/**
 * One mechanic or meta element with the language that gives it away. Each cue field is a list separated by `|`; the
 * notation of one cue is explained in `engines/built-in/cue-syntax.ts`.
 */
export interface TaxonomyEntry {
  /** Stable, kebab-case, never reused. */
  id: string;
  name: string;
  /** One sentence shown to people. */
  definition: string;
  /** Other names of the same thing, those of merged entries among them. */
  aliases?: readonly string[];
  /** Ids of neighbouring entries. */
  related?: readonly string[];
  /** The usual name of the thing; one hit settles it. */
  certain?: string;
  /** One hit makes it very likely. */
  sure?: string;
  /** One hit makes it possible. */
  likely?: string;
  /** Counts only together with others. */
  hint?: string;
  /** Looked for in the title only. */
  title?: string;
  /** At least one of these must occur somewhere in the text ("roster" alone is no sport). */
  requires?: string;
  /** Wording that takes the cue it overlaps out of play ("time slot" is no slot machine). */
  not?: string;
  /** Store genres (lower case) that make the entry more plausible. */
  genres?: readonly string[];
  /** Legal and subscription paragraphs count for this entry; for all others they are ignored. */
  readsTerms?: boolean;
  /** Meta elements only: the title is taken at its word ("Offline Games"); otherwise a title is a name ("Guild Wars"). */
  titleTells?: boolean;
  /** A denial is still information ("no ads"): the negation rule is off. */
  ignoresNegation?: boolean;
  /** Finding this entry for certain means these are present too. */
  implies?: readonly string[];
  /** When this entry is stronger, weak findings of these are taken as the same thing said twice. */
  absorbs?: readonly string[];
}

/** Further cues by entry id, added to those of the entry itself. `not` vetoes the paraphrases only. */
export type Paraphrases = Readonly<
  Record<string, Partial<Record<'certain' | 'sure' | 'likely' | 'hint' | 'not', string>>>
>;

/** Cues of one language: beginnings of words, separated by `|`, by entry id. */
export interface LanguageCues {
  /** Words that deny what stands behind them. */
  negators: string;
  cues: Readonly<Record<string, string>>;
}

export interface TaxonomyFamily {
  id: string;
  name: string;
  kind: EntryKind;
  entries: readonly TaxonomyEntry[];
}
