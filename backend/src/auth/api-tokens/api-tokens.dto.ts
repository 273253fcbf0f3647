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
import { TOKEN_SCOPES, type TokenScope } from '../auth.types.js';
import { type Scope, SCOPES } from '../scopes.js';

const MOST_OVERLAP_HOURS = 720;
const OVERLAP = `must be a whole number of hours from 0 to ${MOST_OVERLAP_HOURS}`;

export class ApiTokenInput {
  /** What it is for. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Length(1, 100, { message: 'must have 1 to 100 characters' })
  @IsString({ message: 'must be a text' })
  name: string;

  /** `read` tokens may only call GET. With `scopes` it may be left out. */
  @ValidateIf(({ scope, scopes }: ApiTokenInput) => scope !== undefined || scopes === undefined)
  @IsIn(TOKEN_SCOPES, { message: `must be one of ${TOKEN_SCOPES.join(', ')}` })
  scope?: TokenScope;

  /** Limits the token to these; left out, it may do all that its owner may. Writing includes reading. */
  @Omittable()
  @IsIn(SCOPES, { each: true, message: `must be some of ${SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'must not repeat a scope' })
  @ArrayMaxSize(SCOPES.length, { message: `must be at most ${SCOPES.length} scopes` })
  @ArrayNotEmpty({ message: 'must have at least one scope' })
  @IsArray({ message: 'must be a list' })
  scopes?: Scope[];

  /** The service account that the token acts as, instead of you; for administrators. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a service account' })
  serviceAccountId?: string;

  /**
   * When it ends; null or left out, never.
   * @example 2030-01-01T00:00:00.000Z
   */
  @IsOptional()
  @MaxLength(40, { message: 'must be a date such as 2030-01-01' })
  @IsISO8601({ strict: true }, { message: 'must be a date such as 2030-01-01' })
  expiresAt?: string | null;
}

/** A personal API token, without its secret. */
export class ApiTokenDto {
  id: string;
  name: string;
  /** `read` when it may only call GET. */
  scope: TokenScope;
  /** What it is limited to; null when it may do all that its owner may. */
  scopes: Scope[] | null;
  /** Whom it acts as when that is not you. */
  serviceAccount: string | null;
  /** Last four characters of the token. */
  ending: string;
  createdAt: Date;
  expiresAt: Date | null;
  /** Exact to a minute. */
  lastUsedAt: Date | null;
  /** Until when the secret before the last rotation works too; null when there is none. */
  previousSecretUntil: Date | null;
}

export class RotationInput {
  /** Hours for which the secret of now goes on working beside the new one; 24 when left out, 0 ends it at once. */
  @Omittable()
  @Max(MOST_OVERLAP_HOURS, { message: OVERLAP })
  @Min(0, { message: OVERLAP })
  @IsInt({ message: OVERLAP })
  overlapHours?: number;
}

export class CreatedApiTokenDto extends ApiTokenDto {
  /** The token itself, shown only here; sent as `Authorization: Bearer gdk_…`. */
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
