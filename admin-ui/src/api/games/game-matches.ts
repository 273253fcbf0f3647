/** What can be decided about a pair of games: the last part of its path. */
export type MatchDecision = 'accept' | 'reject' | 'split';
