import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import type { Role } from '../profiles/profile.types.js';

const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class LoginInput {
  /** @example analyst@example.com */
  @Trimmed()
  @MaxLength(254, { message: 'must be at most 254 characters long' })
  @IsEmail({}, { message: 'must be an e-mail address' })
  email: string;

  @Length(1, 128, { message: 'must have 1 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;

  /** Six-digit code or a recovery code, when two-factor authentication is on. */
  @Omittable()
  @Matches(/^[0-9A-Za-z -]{6,24}$/, { message: 'must be a six-digit code or a recovery code' })
  @IsString({ message: 'must be a text' })
  totp?: string;
}

export class SignUpInput {
  /** @example analyst@example.com */
  @Trimmed()
  @MaxLength(254, { message: 'must be at most 254 characters long' })
  @IsEmail({}, { message: 'must be an e-mail address' })
  email: string;

  /** 8 to 128 characters of any kind; common passwords and those made of the e-mail are refused. */
  @Length(8, 128, { message: 'must have 8 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;
}

export class SignUpConfirmInput {
  /** What the link of the e-mail has after `#confirm=`. */
  @Matches(/^[A-Za-z0-9_-]{20,100}$/, { message: 'is not a token of a confirmation link' })
  @IsString({ message: 'must be a text' })
  token: string;

  /** The one chosen when signing up. */
  @Length(1, 128, { message: 'must have 1 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;
}

/** One sentence to show. */
export class MessageDto {
  message: string;
}

export class PasswordInput {
  @Length(1, 128, { message: 'must have 1 to 128 characters' })
  @IsString({ message: 'must be a text' })
  currentPassword: string;

  /** 8 to 128 characters of any kind; common passwords and those made of the e-mail are refused. */
  @Length(8, 128, { message: 'must have 8 to 128 characters' })
  @IsString({ message: 'must be a text' })
  newPassword: string;

  /** Also revokes my API tokens, which otherwise go on working. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  revokeTokens?: boolean;
}

export class PasswordResetInput {
  /** @example analyst@example.com */
  @Trimmed()
  @MaxLength(254, { message: 'must be at most 254 characters long' })
  @IsEmail({}, { message: 'must be an e-mail address' })
  email: string;
}

/** The same for every e-mail, whether or not it has an account. */
export class PasswordResetDto extends MessageDto {
  /** False when this installation has no mail server: only the operator can set a new password. */
  sendsMail: boolean;
}

export class PasswordResetConfirmInput {
  /** What the link of the e-mail has after `#reset=`. */
  @Matches(/^[A-Za-z0-9_-]{20,100}$/, { message: 'is not a token of a reset link' })
  @IsString({ message: 'must be a text' })
  token: string;

  /** 8 to 128 characters of any kind; common passwords and those made of the e-mail are refused. */
  @Length(8, 128, { message: 'must have 8 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password: string;
}

/** The signed-in person. */
export class SessionUserDto {
  id: string;
  email: string;
  displayName: string | null;
  role: Role;
  approved: boolean;
  /** Whether signing in asks for a second factor. */
  twoFactor: boolean;
}

export class TokenDto {
  /** Sent as `Authorization: Bearer …`. */
  accessToken: string;
  /** Seconds until the access token ends. */
  expiresIn: number;
  user: SessionUserDto;
}
