import { Transform } from 'class-transformer';
import { IsIn, IsString, Length } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import type { Role } from '../../common/access/access.types.js';
import { trimText } from '../../common/errors/transforms.js';

/** A program that acts for nobody in particular is never an administrator. */
const SERVICE_ROLES = ['user', 'analyst'] as const satisfies Role[];

/** The account of a program. */
export class ServiceAccountDto {
  /** Id of the account; `serviceAccountId` when a token is created for it. */
  id: string;
  /** Name of the program. */
  name: string;
  /** Identifies the account in lists; it receives no mail. */
  email: string;
  /** What the program may do; scopes of its tokens narrow it further. */
  role: Role;
}

export class ServiceAccountInput {
  /**
   * Name of the program.
   * @example Warehouse sync
   */
  @Transform(trimText)
  @Length(1, 100, { message: 'must have 1 to 100 characters' })
  @IsString({ message: 'must be a text' })
  name: string;

  /** What the program may do; `analyst` when omitted. */
  @Omittable()
  @IsIn(SERVICE_ROLES, { message: `must be one of ${SERVICE_ROLES.join(', ')}` })
  role?: (typeof SERVICE_ROLES)[number];
}
