/** Each may do what those before it may, and more. */
export const ROLES = ['user', 'analyst', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const PROFILE_STATUSES = ['pending', 'approved', 'rejected', 'disabled'] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

/** NOTIFY channel that carries the id of a person whose rights or sessions changed. */
export const ACCESS_CHANNEL = 'access_changed';

/** A profile to be made together with its account. */
export interface NewProfile {
  id: string;
  email: string;
  role?: Role;
  status?: ProfileStatus;
  /** Set when the person asked for access; accounts that an operator makes never did. */
  requestedAt?: Date;
  displayName?: string;
  /** A program, which signs in with API tokens only. */
  isService?: boolean;
}

/** What may be changed about a person by an administrator. */
export interface ProfileChange {
  role?: Role;
  status?: ProfileStatus;
  /** Told to a rejected person. */
  reason?: string;
}

/** What is stored when role or status of a person change; a new status says when and by whom it was decided. */
export interface ProfileDecision {
  role: Role;
  status: ProfileStatus;
  decidedAt?: Date;
  decidedBy?: string | null;
  decisionReason?: string | null;
}
