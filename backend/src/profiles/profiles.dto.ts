import { IsBoolean, IsIn } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import type { ListSpec } from '../common/list/list-query.js';
import type { Profile } from './profile.entity.js';
import { PROFILE_STATUSES, type ProfileStatus, type Role, ROLES } from './profile.types.js';

/** A person and what the person may do. */
export class ProfileDto {
  id: string;
  email: string;
  displayName: string | null;
  role: Role;
  /** True exactly when `status` is `approved`. */
  approved: boolean;
  status: ProfileStatus;
  createdAt: Date;
  /** Last sign-in or continued session; null when there was none. */
  lastActiveAt: Date | null;
  /** Different games the person has analysed. */
  gamesAnalysed: number;
  /** True for the only approved administrator, who can be neither demoted, rejected, disabled nor deleted. */
  isLastAdmin: boolean;
  /** A program, which has API tokens and no password. */
  service: boolean;
}

/** What an administrator may change; `status` wins over `approved` where both differ from what is stored. */
export class ProfileInput {
  @Omittable()
  @IsIn(ROLES, { message: `must be one of ${ROLES.join(', ')}` })
  role?: Role;

  /** true approves; false sends the person back to the requests. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  approved?: boolean;

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
