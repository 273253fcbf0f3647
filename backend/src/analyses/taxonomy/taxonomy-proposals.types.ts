export const PROPOSAL_TYPES = ['entry', 'cue', 'mute'] as const;
/** A new entry, new words that give an entry away, or a cue that is to be silent. */
export type ProposalType = (typeof PROPOSAL_TYPES)[number];

export const PROPOSAL_STATUSES = ['open', 'accepted', 'rejected'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Ids of entries of the team begin so; those of the product never do. */
export const TEAM_PREFIX = 'team-';
