import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { type Role, ROLES } from '../../profiles/profile.types.js';

export { RequestCountsDto, USER_REQUEST_LIST, UserRequestDto } from '../../profiles/user-requests.dto.js';

export class ApprovalInput {
  /** What the person may do; without it the role stays, which is `user` for somebody new. */
  @Omittable()
  @IsIn(ROLES, { message: `must be one of ${ROLES.join(', ')}` })
  role?: Role;
}

export class RejectionInput {
  /** Told to the person. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsString({ message: 'must be a text' })
  reason?: string | null;
}
