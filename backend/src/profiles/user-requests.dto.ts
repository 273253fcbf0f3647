import type { ListSpec } from '../common/list/list-query.js';
import type { Profile } from './profile.entity.js';
import { PROFILE_STATUSES, type ProfileStatus, type Role } from './profile.types.js';

/** Somebody who asked for access, and what was decided. */
export class UserRequestDto {
  /** The id of the person's profile. */
  id: string;
  email: string;
  displayName: string | null;
  status: ProfileStatus;
  approved: boolean;
  /** What the person may do once approved. */
  role: Role;
  requestedAt: Date;
  /** How often the person asked. */
  requestCount: number;
  decidedAt: Date | null;
  /** E-mail of the administrator who decided. */
  decidedBy: string | null;
  /** Reason given with a rejection. */
  reason: string | null;
}

export class RequestCountsDto {
  pending: number;
  approved: number;
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
