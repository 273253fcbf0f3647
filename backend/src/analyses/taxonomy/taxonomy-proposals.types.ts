export const PROPOSAL_TYPES = ['entry', 'cue', 'mute'] as const;
/** A new entry, new wordings for one, or a cue to mute. */
export type ProposalType = (typeof PROPOSAL_TYPES)[number];

export const PROPOSAL_STATUSES = ['open', 'accepted', 'rejected'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Prefix of ids of team entries; shipped ids never have it. */
export const TEAM_PREFIX = 'team-';

/** NOTIFY channel: the accepted proposals changed. */
export const TAXONOMY_CHANNEL = 'taxonomy';
