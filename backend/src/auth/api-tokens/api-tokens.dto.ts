import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import type { ListSpec } from '../../common/list/list-query.js';
import type { ApiToken } from './api-token.entity.js';
import { TOKEN_SCOPES, type TokenScope } from '../../common/access/access.types.js';
import { type Scope, SCOPES } from '../scopes.js';
import { trimText } from '../../common/errors/transforms.js';

const MAX_OVERLAP_HOURS = 720;
const OVERLAP = `must be a whole number of hours from 0 to ${MAX_OVERLAP_HOURS}`;

export class ApiTokenInput {
  /** What the token is used for. */
  @Transform(trimText)
  @Length(1, 100, { message: 'must have 1 to 100 characters' })
  @IsString({ message: 'must be a text' })
  name: string;

  /** `read` tokens may only call GET; may be omitted when `scopes` is given. */
  @ValidateIf(({ scope, scopes }: ApiTokenInput) => scope !== undefined || scopes === undefined)
  @IsIn(TOKEN_SCOPES, { message: `must be one of ${TOKEN_SCOPES.join(', ')}` })
  scope?: TokenScope;

  /** Limits the token to these; write scopes include reading. When omitted, it may do everything its owner may. */
  @Omittable()
  @IsIn(SCOPES, { each: true, message: `must be some of ${SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'must not repeat a scope' })
  @ArrayMaxSize(SCOPES.length, { message: `must be at most ${SCOPES.length} scopes` })
  @ArrayNotEmpty({ message: 'must have at least one scope' })
  @IsArray({ message: 'must be a list' })
  scopes?: Scope[];

  /** Id of the service account that the token acts as; administrators only. It acts as you when omitted. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a service account' })
  serviceAccountId?: string;

  /**
   * When the token expires; never when null or omitted.
   * @example 2030-01-01T00:00:00.000Z
   */
  @IsOptional()
  @MaxLength(40, { message: 'must be a date such as 2030-01-01' })
  @IsISO8601({ strict: true }, { message: 'must be a date such as 2030-01-01' })
  expiresAt?: string | null;
}

/** A personal API token, without its secret. */
export class ApiTokenDto {
  /** Id of the token; rotating and revoking take it. */
  id: string;
  /** What the token is used for. */
  name: string;
  /** `read` tokens may only call GET. */
  scope: TokenScope;
  /** What the token is limited to; null when it may do everything its owner may. */
  scopes: Scope[] | null;
  /** Name of the service account that it acts as; null when it acts as you. */
  serviceAccount: string | null;
  /** Last four characters of the token. */
  ending: string;
  /** When the token was created. */
  createdAt: Date;
  /** When the token expires; null when it never does. */
  expiresAt: Date | null;
  /** When the token was last used, to the minute; null when it never was. */
  lastUsedAt: Date | null;
  /** Until when the secret before the last rotation still works; null when it no longer does. */
  previousSecretUntil: Date | null;
}

export class RotationInput {
  /** Hours that the current secret keeps working beside the new one; 24 when omitted, 0 ends it at once. */
  @Omittable()
  @Max(MAX_OVERLAP_HOURS, { message: OVERLAP })
  @Min(0, { message: OVERLAP })
  @IsInt({ message: OVERLAP })
  overlapHours?: number;
}

export class CreatedApiTokenDto extends ApiTokenDto {
  /** The token itself, returned only once; send it as `Authorization: Bearer gdk_…`. */
  token: string;
}

export const API_TOKEN_LIST: ListSpec<keyof ApiTokenDto> = {
  resource: 'tokens',
  columns: [
    'id',
    'name',
    'scope',
    'scopes',
    'serviceAccount',
    'ending',
    'createdAt',
    'expiresAt',
    'lastUsedAt',
    'previousSecretUntil',
  ],
  types: { timestamp: ['createdAt', 'expiresAt', 'lastUsedAt', 'previousSecretUntil'] },
  sort: ['createdAt', 'name', 'expiresAt', 'lastUsedAt'],
  defaultOrder: 'DESC',
  filter: { q: 'search', scope: TOKEN_SCOPES },
};

/** @param serviceAccount name of the program whose token it is */
export function toApiTokenDto(token: ApiToken, serviceAccount: string | null = null): ApiTokenDto {
  const { id, name, scope, scopes, ending, createdAt, expiresAt, lastUsedAt, previousUntil } = token;
  const previousSecretUntil = previousUntil && previousUntil > new Date() ? previousUntil : null;
  return {
    ...{ id, name, scope, scopes, serviceAccount, ending, createdAt, expiresAt, lastUsedAt },
    previousSecretUntil,
  };
}
