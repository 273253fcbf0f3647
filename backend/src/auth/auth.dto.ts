import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import type { Role } from '../common/access/access.types.js';
import { trimText } from '../common/errors/transforms.js';

const Trimmed = () => Transform(trimText);

export class LoginInput {
  /**
   * Email of the account; upper and lower case do not matter.
   * @example analyst@example.com
   */
  @Trimmed()
  @MaxLength(254, { message: 'must be at most 254 characters long' })
  @IsEmail({}, { message: 'must be an email address' })
  email: string;

  /** Password of the account. */
  @Length(1, 128, { message: 'must have 1 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;

  /** Six-digit code or a recovery code; required when two-factor authentication is on. */
  @Omittable()
  @Matches(/^[0-9A-Za-z -]{6,24}$/, { message: 'must be a six-digit code or a recovery code' })
  @IsString({ message: 'must be a text' })
  totp?: string;
}

export class SignUpInput {
  /**
   * Address that the confirmation link is sent to.
   * @example analyst@example.com
   */
  @Trimmed()
  @MaxLength(254, { message: 'must be at most 254 characters long' })
  @IsEmail({}, { message: 'must be an email address' })
  email: string;

  /** 8 to 128 characters of any kind; common passwords and those derived from the email are refused. */
  @Length(8, 128, { message: 'must have 8 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;
}

export class SignUpConfirmInput {
  /** The part of the confirmation link after `#confirm=`. */
  @Matches(/^[A-Za-z0-9_-]{20,100}$/, { message: 'is cut off: open the link from the email again' })
  @IsString({ message: 'must be a text' })
  token: string;

  /** The password chosen at sign-up. */
  @Length(1, 128, { message: 'must have 1 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;
}

/** A message for the person. */
export class MessageDto {
  /** One sentence to show. */
  message: string;
}

export class PasswordInput {
  /** The current password. */
  @Length(1, 128, { message: 'must have 1 to 128 characters' })
  @IsString({ message: 'must be a text' })
  currentPassword: string;

  /** 8 to 128 characters of any kind; common passwords and those derived from the email are refused. */
  @Length(8, 128, { message: 'must have 8 to 128 characters' })
  @IsString({ message: 'must be a text' })
  newPassword: string;

  /** Whether to revoke my API tokens too; they keep working when false or omitted. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  revokeTokens?: boolean;
}

export class PasswordResetInput {
  /**
   * Address that the reset link is sent to.
   * @example analyst@example.com
   */
  @Trimmed()
  @MaxLength(254, { message: 'must be at most 254 characters long' })
  @IsEmail({}, { message: 'must be an email address' })
  email: string;
}

/** The same answer whether or not the email has an account. */
export class PasswordResetDto extends MessageDto {
  /** False when this installation has no mail server: only the operator can set a new password. */
  sendsMail: boolean;
}

export class PasswordResetConfirmInput {
  /** The part of the reset link after `#reset=`. */
  @Matches(/^[A-Za-z0-9_-]{20,100}$/, { message: 'is cut off: open the link from the email again' })
  @IsString({ message: 'must be a text' })
  token: string;

  /** 8 to 128 characters of any kind; common passwords and those derived from the email are refused. */
  @Length(8, 128, { message: 'must have 8 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;
}

/** The signed-in person. */
export class SessionUserDto {
  /** Id of the account. */
  id: string;
  /** Email the person signs in with. */
  email: string;
  /** Name to show instead of the email; null when none is set. */
  displayName: string | null;
  /** What the person may do. */
  role: Role;
  /** False while an administrator has not approved the account; it cannot use the product until then. */
  approved: boolean;
  /** Whether sign-in requires a second factor. */
  twoFactor: boolean;
}

export class TokenDto {
  /** Send it as `Authorization: Bearer …`. */
  accessToken: string;
  /** Seconds until the access token expires. */
  expiresIn: number;
  /** The signed-in person. */
  user: SessionUserDto;
}
