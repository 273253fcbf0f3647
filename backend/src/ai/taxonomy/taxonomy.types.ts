/** Most entries that a team can add to those of the product. */
export const MOST_ACCEPTED = 500;
/** Most items in an answer: entries of the product and the team, and names from a model, each once. */
export const MOST_ENTRIES = 1_000;
/** Most other names, examples, or neighbors of one entry. */
export const MOST_TOLD = 20;

export type EntryKind = 'mechanic' | 'meta';

/**
 * A mechanic or meta element with the phrases that reveal it. Each cue field is a list separated by `|`; the
 * notation of a cue is explained in `engines/built-in/cue-syntax.ts`.
 */
export interface TaxonomyEntry {
  /** Stable, kebab-case, never reused. */
  id: string;
  name: string;
  /** One sentence for display. */
  definition: string;
  /** Other names, including those of merged entries. */
  aliases?: readonly string[];
  /** Ids of neighboring entries. */
  related?: readonly string[];
  /** The usual name; a single match is conclusive. */
  certain?: string;
  /** A single match makes it very likely. */
  sure?: string;
  /** A single match makes it possible. */
  likely?: string;
  /** Only counts together with others. */
  hint?: string;
  /** Matched in the title only. */
  title?: string;
  /** At least one of these must occur somewhere in the text ("roster" alone is not a sport). */
  requires?: string;
  /** Phrase that cancels an overlapping cue ("time slot" is not a slot machine). */
  not?: string;
  /** Store genres (lower case) that make the entry more plausible. */
  genres?: readonly string[];
  /** Whether legal and subscription paragraphs count for this entry; for all others they are ignored. */
  readsTerms?: boolean;
  /**
   * Meta elements only: the title is taken literally ("Offline Games"); otherwise a title is a name ("Guild Wars").
   */
  titleTells?: boolean;
  /** A denial is information too ("no ads"), so negation does not cancel it. */
  ignoresNegation?: boolean;
  /** A denial cancels cues that read one of these words all the same: "no offline mode". */
  deniable?: string;
  /** A certain finding of this entry implies these. */
  implies?: readonly string[];
  /** When this entry is stronger, weak findings of these are merged into it. */
  absorbs?: readonly string[];
  /** Other readings of the same play: beside a certain finding of this entry they are never of high confidence. */
  outranks?: readonly string[];
}

/** Further cues by entry id, in addition to the entry's own. `not` cancels paraphrases only. */
export type Paraphrases = Readonly<
  Record<string, Partial<Record<'certain' | 'sure' | 'likely' | 'hint' | 'not', string>>>
>;

/**
 * How a language says that something is not there. Words are separated by spaces; `*` stands for any beginning of a
 * word, and `_` joins two words. Languages without spaces give parts of words.
 */
export interface LanguageDenials {
  /** Deny the noun after them and a list that it begins: "ohne Werbung, Timer oder Leben". */
  without?: string;
  /** Deny what follows in their clause: "no necesitas un clan". */
  negators?: string;
  /** Deny what stands before them in their clause: "chat yok". */
  after?: string;
  /** Beginnings of words with which a denial praises: "verpasse nicht das Turnier". */
  harmless: string;
  /** Join the items of a list. */
  joins?: string;
  /** The denial does not reach over these. */
  turns?: string;
}

/** Cues of one language: word prefixes separated by `|`, by entry id. */
export interface LanguageCues {
  denials: LanguageDenials;
  cues: Readonly<Record<string, string>>;
}

export interface TaxonomyFamily {
  id: string;
  name: string;
  kind: EntryKind;
  entries: readonly TaxonomyEntry[];
}
