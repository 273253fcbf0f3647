import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsObject, IsOptional, IsUUID } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { EachTextLike, LineOfText, MaxItems } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { BUNDLE_ID } from '../games/games.types.js';
import { MAX_CHANGED, WATCHLIST_KINDS, type WatchlistKind } from './watchlists.types.js';

/** A named list of games to follow. */
export class WatchlistDto {
  /** UUID of the watchlist. */
  id: string;
  /** Name of the list. */
  name: string;
  /** True when the whole team sees it. */
  shared: boolean;
  /** How games get on the list: picked by hand (`games`), or all games of a tag, a developer or a filter. */
  kind: WatchlistKind;
  /** UUID of the tag that fills it; null for other kinds. */
  tagId: string | null;
  /** Key of the developer whose games fill it; null for other kinds. */
  developer: string | null;
  /** Filter of `/api/games` that fills it; null for other kinds. */
  filter: Record<string, unknown> | null;
  /** Name of the tag or developer; null for other kinds. */
  sourceName: string | null;
  /** Why it no longer finds games, for instance because its tag was deleted; null when it works. */
  broken: string | null;
  /** Current number of games. */
  games: number;
  /** Profile id of the owner. */
  createdBy: string;
  /** Display name or email of the owner; null when unknown. */
  owner: string | null;
  /** True when I own it. */
  mine: boolean;
  /** When it was created (UTC). */
  createdAt: Date;
  /** When it last changed (UTC). */
  updatedAt: Date;
}

export class WatchlistInput {
  /** Name of the list. */
  @LineOfText(80)
  name: string;

  /** True shows it to the whole team; only to me when absent. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** How games get on the list; `games` (picked by hand) when absent. */
  @Omittable()
  @IsIn(WATCHLIST_KINDS, { message: `must be one of ${WATCHLIST_KINDS.join(', ')}` })
  kind?: WatchlistKind;

  /** For `kind` `tag`: UUID of the tag. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a tag' })
  tagId?: string;

  /** For `kind` `developer`: name of the developer, in any spelling. */
  @Omittable()
  @LineOfText(200)
  developer?: string;

  /** For `kind` `filter`: same form as `filter` of `/api/games`. */
  @Omittable()
  @IsObject({ message: 'must be a filter of the list of games' })
  filter?: Record<string, unknown>;

  /** For `kind` `games`: the first games, at most 500 bundle ids. */
  @Omittable()
  @EachTextLike(BUNDLE_ID, 'must contain bundle ids')
  @MaxItems(MAX_CHANGED, { message: `may hold at most ${MAX_CHANGED} games` })
  @IsArray({ message: 'must be a list of bundle ids' })
  bundleIds?: string[];
}

/** Fields to change; omitted ones stay. */
export class WatchlistChange {
  /** Name of the list. */
  @Omittable()
  @LineOfText(80)
  name?: string;

  /** True shows it to the whole team; only the owner may change this. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** For a list of `kind` `tag`: UUID of another tag; null changes nothing. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be the id of a tag' })
  tagId?: string | null;

  /** For a list of `kind` `filter`: another filter of `/api/games`; null changes nothing. */
  @IsOptional()
  @IsObject({ message: 'must be a filter of the list of games' })
  filter?: Record<string, unknown> | null;
}

/** Games to add to a list or remove from it. */
export class WatchGamesInput {
  /** Bundle ids, at most 500. */
  @EachTextLike(BUNDLE_ID, 'must contain bundle ids')
  @MaxItems(MAX_CHANGED, { message: `may hold at most ${MAX_CHANGED} games` })
  @ArrayNotEmpty({ message: 'must name a game' })
  @IsArray({ message: 'must be a list of bundle ids' })
  bundleIds: string[];

  /** True adds the games, false removes them. */
  @IsBoolean({ message: 'must be true or false' })
  watched: boolean;
}

export class WatchGamesChangedDto {
  /** Number of games added or removed. */
  changed: number;
  /** The list with its new number of games. */
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
