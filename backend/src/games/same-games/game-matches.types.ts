/** `proposed` waits for a person; `split` was linked once and is two games again. */
export const MATCH_STATUSES = ['proposed', 'linked', 'rejected', 'split'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What a person can say of a pair, and what that makes of it. */
export const MATCH_DECISIONS = { accept: 'linked', reject: 'rejected', split: 'split' } as const;
export type MatchDecision = keyof typeof MATCH_DECISIONS;
