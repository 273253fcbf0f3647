import { Transform } from 'class-transformer';
import { IsIn, IsString, Length } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import type { Role } from '../../profiles/profile.types.js';

/** A program that acts for nobody in particular is never an administrator. */
const SERVICE_ROLES = ['user', 'analyst'] as const satisfies Role[];

/** An account of a program. */
export class ServiceAccountDto {
  id: string;
  name: string;
  /** Stands for it in lists; no mail reaches it. */
  email: string;
  role: Role;
}

export class ServiceAccountInput {
  /**
   * What the program is called.
   * @example Warehouse sync
   */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Length(1, 100, { message: 'must have 1 to 100 characters' })
  @IsString({ message: 'must be a text' })
  name: string;

  /** What it may do: `analyst` unless said otherwise. */
  @Omittable()
  @IsIn(SERVICE_ROLES, { message: `must be one of ${SERVICE_ROLES.join(', ')}` })
  role?: (typeof SERVICE_ROLES)[number];
}
