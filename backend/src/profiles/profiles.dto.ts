import { IsBoolean, IsIn } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import type { ListSpec } from '../common/list/list-query.js';
import type { Profile } from './profile.entity.js';
import { type Role, ROLES } from '../common/access/access.types.js';
import { PROFILE_STATUSES, type ProfileStatus } from './profile.types.js';

/** An account and its role. */
export class ProfileDto {
  /** UUID of the profile. */
  id: string;
  /** Email address used to sign in. */
  email: string;
  /** Name shown to others; null when none was chosen. */
  displayName: string | null;
  /** Each role includes the rights of the previous one: `user`, `analyst`, `admin`. */
  role: Role;
  /** True exactly when `status` is `approved`. */
  approved: boolean;
  /** `pending` awaits approval; only `approved` accounts can use the product. */
  status: ProfileStatus;
  /** When the account was created (UTC). */
  createdAt: Date;
  /** Last sign-in or session renewal (UTC); null when there was none. */
  lastActiveAt: Date | null;
  /** Number of distinct games the person has analyzed. */
  gamesAnalysed: number;
  /** True for the only approved administrator, who cannot be demoted, rejected, disabled or deleted. */
  isLastAdmin: boolean;
  /** True for a service account, which has API tokens and no password. */
  service: boolean;
}

/** Fields that an administrator may change. If `status` and `approved` both change and disagree, `status` wins. */
export class ProfileInput {
  /** Each role includes the rights of the previous one: `user`, `analyst`, `admin`. */
  @Omittable()
  @IsIn(ROLES, { message: `must be one of ${ROLES.join(', ')}` })
  role?: Role;

  /** True approves the account; false returns it to the pending requests. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  approved?: boolean;

  /** New status of the account. */
  @Omittable()
  @IsIn(PROFILE_STATUSES, { message: `must be one of ${PROFILE_STATUSES.join(', ')}` })
  status?: ProfileStatus;
}

export const PROFILE_LIST: ListSpec<keyof ProfileDto> = {
  resource: 'profiles',
  columns: [
    'id',
    'email',
    'displayName',
    'role',
    'approved',
    'status',
    'createdAt',
    'lastActiveAt',
    'gamesAnalysed',
    'isLastAdmin',
    'service',
  ],
  types: {
    boolean: ['approved', 'isLastAdmin', 'service'],
    integer: ['gamesAnalysed'],
    timestamp: ['createdAt', 'lastActiveAt'],
  },
  sort: ['createdAt', 'email', 'displayName', 'role', 'status', 'lastActiveAt'],
  defaultOrder: 'DESC',
  filter: {
    q: 'search',
    role: ROLES,
    status: ['all', 'active', 'inactive', ...PROFILE_STATUSES],
    service: 'boolean',
    updatedSince: 'date',
  },
};

export function toProfileDto(
  profile: Profile,
  more: Pick<ProfileDto, 'gamesAnalysed' | 'isLastAdmin'>,
): ProfileDto {
  const { id, email, displayName, role, approved, status, createdAt, lastActiveAt, isService } = profile;
  return {
    ...{ id, email, displayName, role, approved, status, createdAt, lastActiveAt, ...more },
    service: isService,
  };
}
