import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor, Principal } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { conflict, invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, oneOf } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import type { TagChange, TagDto, TagInput } from './tags.dto.js';
import { nameKey } from './tags.types.js';

const TAG_FIELDS = `t.id, t.name, t.description, t.created_by as "createdBy",
  coalesce(p.display_name, p.email) as "createdByName", t.created_at as "createdAt",
  (select count(*)::int from game_tags c where c.tag_id = t.id) as "gameCount"`;
const TAG_ROWS = 'tags t left join profiles p on p.id = t.created_by';

const SORT_COLUMNS = { name: 't.name_key', gameCount: '"gameCount"', createdAt: 't.created_at' };

/** The tags themselves; which games carry them is told by GameTagsService. */
@Injectable()
export class TagsService {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** The tags that a person made. */
  exportForPerson(userId: string): Promise<TagDto[]> {
    return this.source.query<TagDto[]>(
      `select ${TAG_FIELDS} from ${TAG_ROWS} where t.created_by = $1 order by t.name_key, t.id`,
      [userId],
    );
  }

  /** @throws ProblemException 400 when `createdBy` is neither `me` nor an id */
  list(query: ListQuery, { userId }: Pick<Principal, 'userId'>): ListPage<TagDto> {
    return sqlList<TagDto, TagDto>(this.source, query, {
      select: TAG_FIELDS,
      from: TAG_ROWS,
      where: [],
      params: [],
      filters: {
        q: contains(`t.name || ' ' || coalesce(t.description, '')`),
        createdBy: {
          ...oneOf('t.created_by'),
          value: (creators) => (creators as string[]).map((creator) => readCreator(creator, userId)),
        },
      },
      sortColumns: SORT_COLUMNS,
      id: 't.id',
      toDto: (row) => row,
    });
  }

  /** @throws ProblemException 404 */
  async get(id: string, manager: EntityManager = this.source.manager): Promise<TagDto> {
    const [tag] = await manager.query<TagDto[]>(`select ${TAG_FIELDS} from ${TAG_ROWS} where t.id = $1`, [
      id,
    ]);
    if (!tag) throw tagNotFound();
    return tag;
  }

  /** The tags that a game carries, ordered by name. */
  ofGame(bundleId: string): Promise<TagDto[]> {
    return this.source.query<TagDto[]>(
      `select ${TAG_FIELDS} from ${TAG_ROWS} join game_tags gt on gt.tag_id = t.id
       where gt.game_id = $1 order by t.name_key, t.id`,
      [bundleId],
    );
  }

  /** @throws ProblemException 409 when the person has a tag of this name */
  create(input: TagInput, actor: Actor): Promise<TagDto> {
    return this.source.transaction(async (manager) => {
      const [row] = await manager.query<{ id: string }[]>(
        `insert into tags (name, name_key, description, created_by, created_at) values ($1, $2, $3, $4, $5)
         on conflict (created_by, name_key) do nothing returning id`,
        [input.name, nameKey(input.name), input.description || null, actor.userId, this.clock.now()],
      );
      if (!row) throw nameTaken();
      await this.record(manager, 'tag.created', `created the tag "${input.name}"`, row.id, actor);
      const tag = await this.get(row.id, manager);
      await this.keys.keep(manager, tag);
      return tag;
    });
  }

  /** @throws ProblemException 404; 409 when the tag's maker has another one of this name */
  async update(id: string, change: TagChange, actor: Actor): Promise<TagDto> {
    try {
      return await this.source.transaction(async (manager) => {
        await this.lock(manager, id, 'update');
        const before = await this.get(id, manager);
        const name = change.name ?? before.name;
        const description =
          change.description === undefined ? before.description : change.description || null;
        if (name === before.name && description === before.description) return before;
        await manager.query('update tags set name = $2, name_key = $3, description = $4 where id = $1', [
          id,
          name,
          nameKey(name),
          description,
        ]);
        const what =
          name === before.name
            ? `changed the description of the tag "${name}"`
            : `renamed the tag "${before.name}" to "${name}"`;
        await this.record(manager, 'tag.updated', what, id, actor);
        return { ...before, name, description };
      });
    } catch (error) {
      if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505') {
        throw nameTaken();
      }
      throw error;
    }
  }

  /** Takes the tag off all its games. @returns the tag as it was @throws ProblemException 404 */
  remove(id: string, actor: Actor): Promise<TagDto> {
    return this.source.transaction(async (manager) => {
      await this.lock(manager, id, 'update');
      const tag = await this.get(id, manager);
      await manager.query('delete from tags where id = $1', [id]);
      await this.record(manager, 'tag.deleted', `deleted the tag "${tag.name}"`, id, actor);
      return tag;
    });
  }

  /** Keeps the tag as it is until the transaction ends. @throws ProblemException 404 */
  async lock(
    manager: EntityManager,
    id: string,
    strength: 'update' | 'key share',
  ): Promise<{ name: string }> {
    const [tag] = await manager.query<{ name: string }[]>(
      `select name from tags where id = $1 for ${strength}`,
      [id],
    );
    if (!tag) throw tagNotFound();
    return tag;
  }

  private record(manager: EntityManager, kind: string, did: string, subject: string, actor: Actor) {
    const { email, userId, requestId } = actor;
    return this.activity.record(
      { kind, text: `${email ?? 'The operator'} ${did}`, subject, userId, requestId },
      manager,
    );
  }
}

const tagNotFound = () => notFound('Tag not found', 'tag_not_found');

const nameTaken = () => {
  const text = 'You already have a tag with this name.';
  return conflict(text, 'tag_name_taken', { name: text });
};

function readCreator(value: string, userId: string): string {
  if (value === 'me') return userId;
  if (!isUUID(value)) throw invalidField('filter.createdBy', 'must be me or a UUID');
  return value;
}
