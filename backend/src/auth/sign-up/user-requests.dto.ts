import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { type Role, ROLES } from '../../common/access/access.types.js';
import { trimText } from '../../common/errors/transforms.js';

export { RequestCountsDto, USER_REQUEST_LIST, UserRequestDto } from '../../profiles/user-requests.dto.js';

export class ApprovalInput {
  /** Role the person gets; when omitted it stays as it is, `user` for a new account. */
  @Omittable()
  @IsIn(ROLES, { message: `must be one of ${ROLES.join(', ')}` })
  role?: Role;
}

export class RejectionInput {
  /** Reason that is mailed to the person; none when null or omitted. */
  @IsOptional()
  @Transform(trimText)
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsString({ message: 'must be a text' })
  reason?: string | null;
}
