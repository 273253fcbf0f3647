import type { ListSpec } from '../common/list/list-query.js';
import type { Profile } from './profile.entity.js';
import type { Role } from '../common/access/access.types.js';
import { PROFILE_STATUSES, type ProfileStatus } from './profile.types.js';

/** A request for access and its decision. */
export class UserRequestDto {
  /** UUID of the applicant's profile. */
  id: string;
  /** Email address of the applicant. */
  email: string;
  /** Name shown to others; null when none was chosen. */
  displayName: string | null;
  /** `pending` awaits a decision. */
  status: ProfileStatus;
  /** True exactly when `status` is `approved`. */
  approved: boolean;
  /** Role that the applicant has once approved. */
  role: Role;
  /** When access was last requested (UTC). */
  requestedAt: Date;
  /** How many times access was requested. */
  requestCount: number;
  /** When it was decided (UTC); null while it is pending. */
  decidedAt: Date | null;
  /** Email of the administrator who decided; null while it is pending, or when that account was deleted. */
  decidedBy: string | null;
  /** Reason given for a rejection; null when there is none. */
  reason: string | null;
}

export class RequestCountsDto {
  /** Requests awaiting a decision. */
  pending: number;
  /** Requests approved. */
  approved: number;
  /** Requests rejected. */
  rejected: number;
}

export const USER_REQUEST_LIST: ListSpec<keyof UserRequestDto> = {
  resource: 'user-requests',
  columns: [
    'id',
    'email',
    'displayName',
    'status',
    'approved',
    'role',
    'requestedAt',
    'requestCount',
    'decidedAt',
    'decidedBy',
    'reason',
  ],
  types: { boolean: ['approved'], integer: ['requestCount'], timestamp: ['requestedAt', 'decidedAt'] },
  sort: ['requestedAt', 'decidedAt', 'email', 'status'],
  defaultOrder: 'DESC',
  filter: { q: 'search', status: PROFILE_STATUSES, updatedSince: 'date' },
};

export function toUserRequestDto(profile: Profile, decidedBy: string | null): UserRequestDto {
  const { id, email, displayName, status, approved, role, requestCount, decidedAt } = profile;
  const requestedAt = profile.requestedAt ?? profile.createdAt;
  return {
    id,
    email,
    displayName,
    status,
    approved,
    role,
    requestedAt,
    requestCount,
    decidedAt,
    decidedBy,
    reason: profile.decisionReason,
  };
}
