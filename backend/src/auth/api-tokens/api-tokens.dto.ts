import { Transform } from 'class-transformer';
import { IsIn, IsISO8601, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import type { ListSpec } from '../../common/list/list-query.js';
import type { ApiToken } from './api-token.entity.js';
import { TOKEN_SCOPES, type TokenScope } from '../auth.types.js';

export class ApiTokenInput {
  /** What it is for. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Length(1, 100, { message: 'must have 1 to 100 characters' })
  @IsString({ message: 'must be a text' })
  name: string;

  /** `read` tokens may only call GET. */
  @IsIn(TOKEN_SCOPES, { message: `must be one of ${TOKEN_SCOPES.join(', ')}` })
  scope: TokenScope;

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
  scope: TokenScope;
  /** Last four characters of the token. */
  ending: string;
  createdAt: Date;
  expiresAt: Date | null;
  /** Exact to a minute. */
  lastUsedAt: Date | null;
}

export class CreatedApiTokenDto extends ApiTokenDto {
  /** The token itself, shown only here; sent as `Authorization: Bearer gdk_…`. */
  token: string;
}

export const API_TOKEN_LIST: ListSpec<keyof ApiTokenDto> = {
  resource: 'tokens',
  columns: ['id', 'name', 'scope', 'ending', 'createdAt', 'expiresAt', 'lastUsedAt'],
  sort: ['createdAt', 'name', 'expiresAt', 'lastUsedAt'],
  defaultOrder: 'DESC',
  filter: { q: 'search', scope: TOKEN_SCOPES },
};

export function toApiTokenDto(token: ApiToken): ApiTokenDto {
  const { id, name, scope, ending, createdAt, expiresAt, lastUsedAt } = token;
  return { id, name, scope, ending, createdAt, expiresAt, lastUsedAt };
}
