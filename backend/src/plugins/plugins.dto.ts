import { IsBoolean, IsIn, IsInt, IsOptional, IsUrl, Max, MaxLength, Min } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText, LongText, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { PLUGIN_STATUSES, type PluginStatus } from './plugins.types.js';

/** Something that can be added to the kit. */
export class PluginDto {
  id: string;
  name: string;
  author: string;
  description: string | null;
  /** Semantic version. */
  version: string;
  /** Where it is had from, https. */
  url: string;
  /** `submitted` waits for a look, `listed` can be installed. */
  status: PluginStatus;
  /** How often it was installed. */
  downloads: number;
  /** Mean of the stars given, one decimal; null before the first. */
  rating: number | null;
  /** How many people gave stars. */
  ratings: number;
  /** Whether I have it installed. */
  installed: boolean;
  /** My own stars, 1 to 5. */
  stars: number | null;
  /** True for rows of the sample data; their downloads and rating are invented. */
  sample: boolean;
  submittedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const SEMVER =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[0-9A-Za-z.-]{1,40})?(\+[0-9A-Za-z.-]{1,40})?$/;
const VERSION_TEXT = 'must be a version such as 1.2.0';
const URL_TEXT = { message: 'must be an https address' };
const HTTPS = { protocols: ['https'], require_protocol: true, require_tld: true, disallow_auth: true };

/** A plugin for the review list. */
export class PluginInput {
  @LineOfText(80)
  name: string;

  /** Who made it; the name of who submits it when left out. */
  @IsOptional()
  @LineOfText(80)
  author?: string | null;

  @IsOptional()
  @LongText(1_000)
  description?: string | null;

  /** @example 1.2.0 */
  @TextLike(SEMVER, VERSION_TEXT)
  version: string;

  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(HTTPS, URL_TEXT)
  url: string;
}

/** What to change; anything left out stays. */
export class PluginChange {
  @Omittable()
  @LineOfText(80)
  name?: string;

  @Omittable()
  @LineOfText(80)
  author?: string;

  @IsOptional()
  @LongText(1_000)
  description?: string | null;

  /** @example 1.2.0 */
  @Omittable()
  @TextLike(SEMVER, VERSION_TEXT)
  version?: string;

  @Omittable()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(HTTPS, URL_TEXT)
  url?: string;

  /** What the look at a submitted plugin came to. */
  @Omittable()
  @IsIn(PLUGIN_STATUSES, { message: `must be one of ${PLUGIN_STATUSES.join(', ')}` })
  status?: PluginStatus;

  /** Installs it for me, or takes it away. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  installed?: boolean;

  /** My stars, 1 to 5; null takes them back. */
  @IsOptional()
  @Max(5, { message: 'must be 1 to 5' })
  @Min(1, { message: 'must be 1 to 5' })
  @IsInt({ message: 'must be a whole number' })
  stars?: number | null;
}

export const PLUGIN_LIST: ListSpec<keyof PluginDto> = {
  resource: 'plugins',
  followed: true,
  columns: [
    'id',
    'name',
    'author',
    'description',
    'version',
    'url',
    'status',
    'downloads',
    'rating',
    'ratings',
    'installed',
    'stars',
    'sample',
    'submittedBy',
    'createdAt',
    'updatedAt',
  ],
  types: {
    boolean: ['installed', 'sample'],
    integer: ['downloads', 'ratings', 'stars'],
    number: ['rating'],
    timestamp: ['createdAt', 'updatedAt'],
  },
  sort: ['name', 'author', 'downloads', 'rating', 'status', 'createdAt', 'updatedAt'],
  filter: {
    q: 'search',
    status: PLUGIN_STATUSES,
    installed: 'boolean',
    sample: 'boolean',
    updatedSince: 'date',
  },
};

export interface PluginRow {
  id: string;
  name: string;
  author: string;
  description: string | null;
  version: string;
  url: string;
  status: PluginStatus;
  downloads: number;
  rating: string | null;
  ratings: number;
  installed: boolean;
  stars: number | null;
  sample: boolean;
  submitted_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export function toPluginDto(row: PluginRow): PluginDto {
  const { submitted_by, created_at, updated_at, rating, ...same } = row;
  return {
    ...same,
    rating: rating === null ? null : Number(rating),
    submittedBy: submitted_by,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
