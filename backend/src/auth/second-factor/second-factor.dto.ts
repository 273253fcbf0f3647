import { Transform } from 'class-transformer';
import { IsString, Length, Matches } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

export const RECOVERY_CODES = 10;

/** Needed only when the sign-in is older than ten minutes. */
export class ReauthenticateInput {
  /** The current password; required only when the sign-in is older than ten minutes. */
  @Omittable()
  @Length(1, 128, { message: 'must have 1 to 128 characters' })
  @IsString({ message: 'must be a text' })
  password?: string;
}

export class SecondFactorCodeInput {
  /**
   * The six digits that the app shows.
   * @example 492039
   */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\s/g, '') : value,
  )
  @IsString({ message: 'must be a text' })
  @Matches(/^\d{6}$/, { message: 'must be six digits' })
  code: string;
}

/** What an authenticator app needs; it takes effect once the first code is confirmed. */
export class SecondFactorSetupDto {
  /** The secret in base 32, for typing it in. */
  secret: string;
  /** Content of the QR code. */
  otpauthUrl: string;
  /** The QR code as an SVG picture. */
  qrSvg: string;
}

export class RecoveryCodesDto {
  /** Each replaces one code at sign-in and works once; returned only this time. */
  @AtMost(RECOVERY_CODES)
  recoveryCodes: string[];
}

export class SecondFactorDto {
  /** Whether sign-in requires a code. */
  enabled: boolean;
}
