import type { Role } from '../common/access/access.types.js';

export const PROFILE_STATUSES = ['pending', 'approved', 'rejected', 'disabled'] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

/** SQL condition on `profiles p`: an approved analyst or administrator, who may receive the team's data. */
export const IS_ACTIVE_ANALYST = "p.status = 'approved' and p.role <> 'user'";

/** NOTIFY channel: the rights or sessions of a person changed; the payload is the person's id. */
export const ACCESS_CHANNEL = 'access_changed';

/** A profile to create together with its account. */
export interface NewProfile {
  id: string;
  email: string;
  role?: Role;
  status?: ProfileStatus;
  /** Set when the person requested access; not for accounts that an operator created. */
  requestedAt?: Date;
  displayName?: string;
  /** A service account, which signs in with API tokens only. */
  isService?: boolean;
}

/** What an administrator may change about a person. */
export interface ProfileChange {
  role?: Role;
  status?: ProfileStatus;
  /** Included in the mail to a rejected person. */
  reason?: string;
}

/** Fields stored when a person's role or status changes; a new status also records when and by whom. */
export interface ProfileDecision {
  role: Role;
  status: ProfileStatus;
  decidedAt?: Date;
  decidedBy?: string | null;
  decisionReason?: string | null;
}
