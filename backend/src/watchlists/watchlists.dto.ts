import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsObject, IsUUID } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { EachTextLike, LineOfText, MaxItems } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { BUNDLE_ID } from '../games/games.types.js';
import { MOST_CHANGED, WATCHLIST_KINDS, type WatchlistKind } from './watchlists.types.js';

/** A named list of games to keep an eye on. */
export class WatchlistDto {
  id: string;
  name: string;
  /** Whether the whole team sees it. */
  shared: boolean;
  /** What fills it: picked games, or a tag, a developer or a filter that finds them. */
  kind: WatchlistKind;
  /** The tag that fills it. */
  tagId: string | null;
  /** The developer who fills it. */
  developer: string | null;
  /** The filter of the list of games that fills it. */
  filter: Record<string, unknown> | null;
  /** What the tag or the developer is called. */
  sourceName: string | null;
  /** Why it finds no games any more, for instance that its tag was deleted. */
  broken: string | null;
  /** How many games it holds now. */
  games: number;
  createdBy: string;
  /** Display name or e-mail of who made it. */
  owner: string | null;
  mine: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export class WatchlistInput {
  @LineOfText(80)
  name: string;

  /** Whether the whole team sees it; only me when left out. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** What fills it; picked games when left out. */
  @Omittable()
  @IsIn(WATCHLIST_KINDS, { message: `must be one of ${WATCHLIST_KINDS.join(', ')}` })
  kind?: WatchlistKind;

  /** Of a list that a tag fills. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a tag' })
  tagId?: string;

  /** Of a list that a developer fills: any spelling of the name. */
  @Omittable()
  @LineOfText(200)
  developer?: string;

  /** Of a list that a filter fills: as `filter` of `/api/games`. */
  @Omittable()
  @IsObject({ message: 'must be a filter of the list of games' })
  filter?: Record<string, unknown>;

  /** The first games of a list of picked ones, at most 500. */
  @Omittable()
  @EachTextLike(BUNDLE_ID, 'must hold bundle ids')
  @MaxItems(MOST_CHANGED, { message: `may hold at most ${MOST_CHANGED} games` })
  @IsArray({ message: 'must be a list of bundle ids' })
  bundleIds?: string[];
}

/** What to change; anything left out stays. */
export class WatchlistChange {
  @Omittable()
  @LineOfText(80)
  name?: string;

  /** Only who made the list changes who sees it. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** Another tag for a list that a tag fills. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a tag' })
  tagId?: string;

  /** Another filter for a list that a filter fills. */
  @Omittable()
  @IsObject({ message: 'must be a filter of the list of games' })
  filter?: Record<string, unknown>;
}

/** Which games come to a list or go. */
export class WatchGamesInput {
  /** Bundle ids, at most 500. */
  @EachTextLike(BUNDLE_ID, 'must hold bundle ids')
  @MaxItems(MOST_CHANGED, { message: `may hold at most ${MOST_CHANGED} games` })
  @ArrayNotEmpty({ message: 'must name a game' })
  @IsArray({ message: 'must be a list of bundle ids' })
  bundleIds: string[];

  /** True adds them, false takes them off. */
  @IsBoolean({ message: 'must be true or false' })
  watched: boolean;
}

export class WatchGamesChangedDto {
  /** Games that came or went; those that were so already are not counted. */
  changed: number;
  watchlist: WatchlistDto;
}

export const WATCHLIST_LIST: ListSpec<keyof WatchlistDto> = {
  resource: 'watchlists',
  followed: true,
  columns: [
    ...(['id', 'name', 'shared', 'kind', 'tagId', 'developer', 'filter', 'sourceName', 'broken'] as const),
    ...(['games', 'createdBy', 'owner', 'mine', 'createdAt', 'updatedAt'] as const),
  ],
  types: { boolean: ['shared', 'mine'], integer: ['games'], timestamp: ['createdAt', 'updatedAt'] },
  sort: ['name', 'createdAt', 'updatedAt'],
  filter: {
    q: 'search',
    kind: WATCHLIST_KINDS,
    shared: 'boolean',
    mine: 'boolean',
    bundleId: 'text',
    updatedSince: 'date',
  },
};
