/** `proposed` awaits a decision; `split` was linked once and is two games again. */
export const MATCH_STATUSES = ['proposed', 'linked', 'rejected', 'split'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** A person's decision about a pair, and the resulting status. */
export const MATCH_DECISIONS = { accept: 'linked', reject: 'rejected', split: 'split' } as const;
export type MatchDecision = keyof typeof MATCH_DECISIONS;
