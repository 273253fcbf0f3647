import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { ProblemException } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, oneOf } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { GameFilters } from '../games/game-filters.service.js';
import { GameParts } from '../games/game-parts.service.js';
import { MergedGames } from '../games/merged-games.service.js';
import type { TagCarriersDto, TagDto, TaggedGameDto } from './tags.dto.js';
import { TagsService } from './tags.service.js';

const GAME_FIELDS = `g.bundle_id as id, g.bundle_id as "bundleId", g.title, g.developer, g.icon_url as "iconUrl",
  gt.created_at as "taggedAt"`;

const SORT_COLUMNS = {
  title: 'g.title',
  developer: 'g.developer',
  taggedAt: 'gt.created_at',
  id: 'g.bundle_id',
  bundleId: 'g.bundle_id',
};

/** Names of unknown games that a refusal repeats. */
const NAMED = 5;

/** Which games carry which tags. */
@Injectable()
export class GameTagsService implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly tags: TagsService,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
    private readonly parts: GameParts,
    private readonly filters: GameFilters,
    private readonly mergedGames: MergedGames,
  ) {}

  onModuleInit(): void {
    this.parts.register('tags', (bundleId) =>
      this.source.query(
        `select t.id, t.name, t.description, t.created_by as "createdBy"
         from game_tags gt join tags t on t.id = gt.tag_id where gt.game_id = $1 order by t.name_key, t.id`,
        [bundleId],
      ),
    );
    this.filters.register(
      'tagId',
      (n) => `(cardinality(${n}::uuid[]) = 0 or g.bundle_id in (
        select game_id from game_tags where tag_id = any(${n}::uuid[]) group by game_id
        having count(*) = (select count(distinct wanted) from unnest(${n}::uuid[]) wanted)))`,
    );
    this.mergedGames.onMove(moveTags);
  }

  /** The games that carry a tag. @throws ProblemException 404 */
  async games(tagId: string, query: ListQuery): Promise<ListPage<TaggedGameDto>> {
    await this.tags.get(tagId);
    return sqlList<TaggedGameDto, TaggedGameDto>(this.source, query, {
      select: GAME_FIELDS,
      from: 'game_tags gt join games g on g.bundle_id = gt.game_id',
      where: ['gt.tag_id = $1'],
      params: [tagId],
      filters: {
        q: contains(`g.title || ' ' || coalesce(g.developer, '') || ' ' || g.bundle_id`),
        bundleId: oneOf('g.bundle_id'),
      },
      sortColumns: SORT_COLUMNS,
      id: 'g.bundle_id',
      toDto: (row) => row,
    });
  }

  /** The tags of a game, ordered by name. @throws ProblemException 404 */
  async tagsOf(bundleId: string): Promise<TagDto[]> {
    const [game] = await this.source.query<object[]>('select from games where bundle_id = $1', [bundleId]);
    if (!game) throw gamesNotFound([bundleId]);
    return this.tags.ofGame(bundleId);
  }

  /** Which of these games carry which tags; unknown games carry none. */
  carried(bundleIds: string[]): Promise<TagCarriersDto[]> {
    return this.source.query<TagCarriersDto[]>(
      `select tag_id as "tagId", array_agg(game_id order by game_id) as "bundleIds" from game_tags
       where game_id = any($1::text[]) group by tag_id order by tag_id`,
      [bundleIds],
    );
  }

  /**
   * Attaches a tag to games or takes it off them, all or none; what is already so stays.
   * @param bundleIds at most 500
   * @returns the tag as it is then, and how many games changed
   * @throws ProblemException 404 when the tag or any game is unknown
   */
  set(
    tagId: string,
    bundleIds: string[],
    attached: boolean,
    actor: Actor,
  ): Promise<{ tag: TagDto; changed: number }> {
    return this.source.transaction(async (manager) => {
      const { name } = await this.tags.lock(manager, tagId, 'key share');
      const titles = await lockGames(manager, bundleIds);
      const games = [...titles.keys()];
      const changed = attached
        ? await attach(manager, tagId, games, actor.userId ?? null, this.clock.now())
        : await detach(manager, tagId, games);
      if (changed.length > 0) {
        const [first = ''] = changed;
        const what = changed.length === 1 ? `"${titles.get(first)}"` : `${changed.length} games`;
        const who = actor.email ?? 'The operator';
        const { userId, requestId } = actor;
        const kind = attached ? 'tag.attached' : 'tag.detached';
        const text = attached
          ? `${who} added the tag "${name}" to ${what}`
          : `${who} removed the tag "${name}" from ${what}`;
        await this.activity.record({ kind, text, subject: tagId, userId, requestId }, manager);
      }
      const answer = { tag: await this.tags.get(tagId, manager), changed: changed.length };
      await this.keys.keep(manager, answer);
      return answer;
    });
  }
}

/** Titles by bundle id; the games can neither be merged nor deleted until the transaction ends. */
async function lockGames(manager: EntityManager, bundleIds: string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ bundle_id: string; title: string }[]>(
    'select bundle_id, title from games where bundle_id = any($1::text[]) order by bundle_id for key share',
    [bundleIds],
  );
  const titles = new Map(rows.map((row) => [row.bundle_id, row.title]));
  const missing = bundleIds.filter((id) => !titles.has(id));
  if (missing.length > 0) throw gamesNotFound(missing);
  return titles;
}

async function attach(
  manager: EntityManager,
  tagId: string,
  bundleIds: string[],
  userId: string | null,
  at: Date,
): Promise<string[]> {
  const rows = await manager.query<{ game_id: string }[]>(
    `insert into game_tags (game_id, tag_id, created_by, created_at)
     select id, $2, $3, $4 from unnest($1::text[]) id order by id on conflict do nothing returning game_id`,
    [bundleIds, tagId, userId, at],
  );
  return rows.map((row) => row.game_id);
}

async function detach(manager: EntityManager, tagId: string, bundleIds: string[]): Promise<string[]> {
  const [rows] = await manager.query<[{ game_id: string }[], number]>(
    'delete from game_tags where tag_id = $2 and game_id = any($1::text[]) returning game_id',
    [bundleIds, tagId],
  );
  return rows.map((row) => row.game_id);
}

/** A placeholder's tags go on with the game that it becomes; a tag that both carry stays as the older one attached it. */
async function moveTags(manager: EntityManager, from: string, to: string): Promise<void> {
  await manager.query(
    `insert into game_tags (game_id, tag_id, created_by, created_at)
     select $2, tag_id, created_by, created_at from game_tags where game_id = $1
     on conflict (tag_id, game_id) do update set created_by = excluded.created_by, created_at = excluded.created_at
     where game_tags.created_at > excluded.created_at`,
    [from, to],
  );
  await manager.query('delete from game_tags where game_id = $1', [from]);
}

function gamesNotFound(bundleIds: string[]): ProblemException {
  const named = bundleIds.slice(0, NAMED).join(', ') + (bundleIds.length > NAMED ? ', …' : '');
  return new ProblemException(404, 'game_not_found', 'Game not found', { bundleId: `unknown: ${named}` });
}
