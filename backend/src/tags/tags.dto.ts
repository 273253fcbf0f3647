import { ArrayNotEmpty, IsArray, IsBoolean, IsOptional } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import type { ListSpec } from '../common/list/list-query.js';
import { BUNDLE_ID } from '../games/games.types.js';
import { MAX_BULK, MAX_DESCRIPTION, MAX_NAME } from './tags.types.js';
import { EachTextLike, LineOfText, LongText, MaxItems } from '../common/errors/text-fields.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { GameSummaryDto } from '../games/catalog/game-summary.dto.js';

/** A tag as lists show it. */
export class TagDto {
  /** UUID of the tag. */
  id: string;
  /** Unique among the tags of one person. */
  name: string;
  /** Free text; null when there is none. */
  description: string | null;
  /** Profile id of the person who created it; null when that account was deleted. */
  createdBy: string | null;
  /** Display name or email of that person; null when the account was deleted. */
  createdByName: string | null;
  /** Number of games that carry it. */
  gameCount: number;
  /** When it was created (UTC). */
  createdAt: Date;
}

/** A tag of the game. */
export class GameTagDto {
  /** UUID of the tag. */
  id: string;
  /** Unique among the tags of one person. */
  name: string;
  /** Free text; null when there is none. */
  description: string | null;
  /** Profile id of the person who created it; null when that account was deleted. */
  createdBy: string | null;
}

export class TagInput {
  /** 1 to 60 characters; unique among the tags of one person, ignoring case and surrounding space. */
  @LineOfText(MAX_NAME)
  name: string;

  /** At most 500 characters; empty, null or absent for none. */
  @IsOptional()
  @LongText(MAX_DESCRIPTION)
  description?: string | null;
}

/** Fields to change; omitted ones stay. */
export class TagChange {
  /** 1 to 60 characters; unique among the tags of one person, ignoring case and surrounding space. */
  @Omittable()
  @LineOfText(MAX_NAME)
  name?: string;

  /** At most 500 characters; null or an empty text removes it. */
  @IsOptional()
  @LongText(MAX_DESCRIPTION)
  description?: string | null;
}

/** Games by their bundle ids. */
export class GamesInput {
  /** Bundle ids, at most 500. */
  @EachTextLike(BUNDLE_ID, 'must contain bundle ids')
  @MaxItems(MAX_BULK, { message: `may hold at most ${MAX_BULK} games` })
  @ArrayNotEmpty({ message: 'must name a game' })
  @IsArray({ message: 'must be a list of bundle ids' })
  bundleIds: string[];
}

/** Games to add a tag to or remove it from. */
export class TagGamesInput extends GamesInput {
  /** True adds the tag, false removes it. */
  @IsBoolean({ message: 'must be true or false' })
  attached: boolean;
}

/** Which of the requested games carry a tag. */
export class TagCarriersDto {
  /** UUID of the tag. */
  tagId: string;
  /** Bundle ids of the requested games that carry it. */
  @AtMost(MAX_BULK)
  bundleIds: string[];
}

export class TagGamesChangedDto {
  /** Number of games that gained or lost the tag. */
  changed: number;
  /** The tag with its new number of games. */
  tag: TagDto;
}

/** A game that carries a tag. */
export class TaggedGameDto extends GameSummaryDto {
  /** Same as `bundleId`. */
  id: string;
  /** When the tag was added (UTC). */
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
