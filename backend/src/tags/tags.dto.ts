import { Transform } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import type { ListSpec } from '../common/list/list-query.js';
import { BUNDLE_ID } from '../games/games.types.js';
import { MAX_BULK, MAX_DESCRIPTION, MAX_NAME } from './tags.types.js';
import { EachTextLike, MaxItems, ONE_LINE } from '../common/errors/text-fields.js';
import { AtMost } from '../common/list/at-most.decorator.js';

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);
/** Something of a name must be seen; marks and invisible characters alone are blank. */
const SOMETHING_VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/** A tag as lists show it. */
export class TagDto {
  id: string;
  name: string;
  description: string | null;
  /** Who made it; null when that person is gone. */
  createdBy: string | null;
  /** Display name or e-mail of who made it. */
  createdByName: string | null;
  /** How many games carry it. */
  gameCount: number;
  createdAt: Date;
}

/** A tag that the game carries. */
export class GameTagDto {
  id: string;
  name: string;
  description: string | null;
  /** Who made the tag; null when that person is gone. */
  createdBy: string | null;
}

export class TagInput {
  /** 1 to 60 characters; unique among the tags of one person, ignoring case and surrounding space. */
  @Transform(trimmed)
  @Matches(ONE_LINE, { message: 'must be one line' })
  @Matches(SOMETHING_VISIBLE, { message: 'must not be blank' })
  @Length(1, MAX_NAME, { message: `must have 1 to ${MAX_NAME} characters` })
  @IsString({ message: 'must be a text' })
  name: string;

  /** At most 500 characters; an empty text counts as none. */
  @IsOptional()
  @Transform(trimmed)
  @MaxLength(MAX_DESCRIPTION, { message: `must have at most ${MAX_DESCRIPTION} characters` })
  @IsString({ message: 'must be a text' })
  description?: string | null;
}

/** What to change of a tag; anything left out stays. */
export class TagChange {
  /** 1 to 60 characters; unique among the tags of one person, ignoring case and surrounding space. */
  @Omittable()
  @Transform(trimmed)
  @Matches(ONE_LINE, { message: 'must be one line' })
  @Matches(SOMETHING_VISIBLE, { message: 'must not be blank' })
  @Length(1, MAX_NAME, { message: `must have 1 to ${MAX_NAME} characters` })
  @IsString({ message: 'must be a text' })
  name?: string;

  /** At most 500 characters; null or an empty text takes it away. */
  @IsOptional()
  @Transform(trimmed)
  @MaxLength(MAX_DESCRIPTION, { message: `must have at most ${MAX_DESCRIPTION} characters` })
  @IsString({ message: 'must be a text' })
  description?: string | null;
}

/** Games by their bundle ids. */
export class GamesInput {
  /** Bundle ids, at most 500. */
  @EachTextLike(BUNDLE_ID, 'must hold bundle ids')
  @MaxItems(MAX_BULK, { message: `may hold at most ${MAX_BULK} games` })
  @ArrayNotEmpty({ message: 'must name a game' })
  @IsArray({ message: 'must be a list of bundle ids' })
  bundleIds: string[];
}

/** Which games get or lose a tag. */
export class TagGamesInput extends GamesInput {
  /** True attaches the tag, false takes it away. */
  @IsBoolean({ message: 'must be true or false' })
  attached: boolean;
}

/** Which of the asked games carry a tag. */
export class TagCarriersDto {
  tagId: string;
  @AtMost(MAX_BULK)
  bundleIds: string[];
}

export class TagGamesChangedDto {
  /** Games that carry the tag now and did not, or the other way round. */
  changed: number;
  tag: TagDto;
}

/** A game that carries a tag. */
export class TaggedGameDto {
  /** The bundle id. */
  id: string;
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** When the tag was attached. */
  taggedAt: Date;
}

export const TAG_LIST: ListSpec<keyof TagDto> = {
  resource: 'tags',
  followed: true,
  columns: ['id', 'name', 'description', 'createdBy', 'createdByName', 'gameCount', 'createdAt'],
  types: { integer: ['gameCount'], timestamp: ['createdAt'] },
  sort: ['name', 'gameCount', 'createdAt'],
  filter: { q: 'search', createdBy: 'text', updatedSince: 'date' },
};

export const TAGGED_GAME_LIST: ListSpec<keyof TaggedGameDto> = {
  resource: 'games',
  id: 'text',
  columns: ['id', 'bundleId', 'title', 'developer', 'iconUrl', 'taggedAt'],
  types: { timestamp: ['taggedAt'] },
  sort: ['title', 'developer', 'taggedAt', 'id', 'bundleId'],
  filter: { bundleId: 'text', q: 'search' },
};
