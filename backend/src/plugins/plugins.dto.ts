import { IsBoolean, IsIn, IsInt, IsOptional, IsUrl, Max, MaxLength, Min } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText, LongText, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { PLUGIN_STATUSES, type PluginStatus } from './plugins.types.js';

/** An extension of the kit. */
export class PluginDto {
  /** UUID of the plugin. */
  id: string;
  /** Name of the plugin. */
  name: string;
  /** Person or company that made it. */
  author: string;
  /** Free text; null when there is none. */
  description: string | null;
  /** Semantic version. */
  version: string;
  /** Download page (https). */
  url: string;
  /** `submitted` awaits review, `listed` can be installed, `rejected` failed the review. */
  status: PluginStatus;
  /** Number of installations. */
  downloads: number;
  /** Mean of all ratings, 1 to 5 with one decimal; null before the first. */
  rating: number | null;
  /** Number of people who rated it. */
  ratings: number;
  /** True when I installed it. */
  installed: boolean;
  /** My own rating, 1 to 5; null when I have not rated it. */
  stars: number | null;
  /** True for sample data, whose downloads and rating are made up. */
  sample: boolean;
  /** Profile id of the person who submitted it; null for sample data and deleted accounts. */
  submittedBy: string | null;
  /** When it was submitted (UTC). */
  createdAt: Date;
  /** When it last changed (UTC). */
  updatedAt: Date;
}

const SEMVER =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[0-9A-Za-z.-]{1,40})?(\+[0-9A-Za-z.-]{1,40})?$/;
const VERSION_TEXT = 'must be a version such as 1.2.0';
const URL_TEXT = { message: 'must be an https address' };
const HTTPS = { protocols: ['https'], require_protocol: true, require_tld: true, disallow_auth: true };

/** A plugin to submit for review. */
export class PluginInput {
  /** Name of the plugin. */
  @LineOfText(80)
  name: string;

  /** Person or company that made it; the submitter's name when absent. */
  @IsOptional()
  @LineOfText(80)
  author?: string | null;

  /** Free text; null or absent for none. */
  @IsOptional()
  @LongText(1_000)
  description?: string | null;

  /**
   * Semantic version.
   * @example 1.2.0
   */
  @TextLike(SEMVER, VERSION_TEXT)
  version: string;

  /** Download page (https). */
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(HTTPS, URL_TEXT)
  url: string;
}

/** Fields to change; omitted ones stay. */
export class PluginChange {
  /** Name of the plugin. */
  @Omittable()
  @LineOfText(80)
  name?: string;

  /** Person or company that made it. */
  @Omittable()
  @LineOfText(80)
  author?: string;

  /** Free text; null removes it. */
  @IsOptional()
  @LongText(1_000)
  description?: string | null;

  /**
   * Semantic version.
   * @example 1.2.0
   */
  @Omittable()
  @TextLike(SEMVER, VERSION_TEXT)
  version?: string;

  /** Download page (https). */
  @Omittable()
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(HTTPS, URL_TEXT)
  url?: string;

  /** Result of the review; administrators only. */
  @Omittable()
  @IsIn(PLUGIN_STATUSES, { message: `must be one of ${PLUGIN_STATUSES.join(', ')}` })
  status?: PluginStatus;

  /** True installs it for me, false uninstalls it. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  installed?: boolean;

  /** My rating, 1 to 5; null removes it. */
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
