import { IsEmail, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import type { Role } from '../profiles/profile.types.js';

export class LoginInput {
  /** @example analyst@example.com */
  @IsEmail({}, { message: 'must be an e-mail address' })
  @MaxLength(254)
  email: string;

  @IsString()
  @Length(1, 128)
  password: string;

  /** Six-digit code or a recovery code, when two-factor authentication is on. */
  @IsOptional()
  @IsString()
  @Matches(/^[0-9A-Za-z-]{6,20}$/, { message: 'must be a six-digit code or a recovery code' })
  totp?: string;
}

/** The signed-in person. */
export class SessionUserDto {
  id: string;
  email: string;
  displayName: string | null;
  role: Role;
  approved: boolean;
}

export class TokenDto {
  /** Sent as `Authorization: Bearer …`. */
  accessToken: string;
  /** Seconds until the access token ends. */
  expiresIn: number;
  user: SessionUserDto;
}
