import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { conflict, forbidden, invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import type { TagChange, TagDto, TagInput } from './tags.dto.js';
import { TagsRepository } from './tags.repository.js';
import { lockNameUntilCommit } from '../database/locks/run-locked.js';
import { LIMITED_LIST_LOCK } from '../database/locks/locks.js';
import { MAX_TAGS } from './tags.types.js';

/** The tags themselves; their assignment to games is in GameTagsService. */
@Injectable()
export class TagsService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: TagsRepository,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** A person's own tags. */
  exportForPerson(userId: string): Promise<TagDto[]> {
    return this.rows.listByCreator(userId);
  }

  /** @throws ProblemException 400 when `createdBy` is neither `me` nor an id */
  list(query: ListQuery, { userId }: Pick<Principal, 'userId'>): ListPage<TagDto> {
    return this.rows.list(query, (creator) => readCreator(creator, userId));
  }

  /** @throws ProblemException 404 */
  async get(id: string, manager?: EntityManager): Promise<TagDto> {
    const tag = await this.rows.find(id, manager);
    if (!tag) throw tagNotFound();
    return tag;
  }

  /** @throws ProblemException 409 when the person already has a tag of this name, or too many tags */
  create(input: TagInput, actor: Actor): Promise<TagDto> {
    return this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, 'tags');
      if ((await this.rows.count(manager)) >= MAX_TAGS)
        throw conflict(
          `There are already ${MAX_TAGS.toLocaleString('en')} tags. Delete one first.`,
          'too_many_tags',
        );
      const { name, description } = input;
      const values = { name, description: description || null };
      const id = await this.rows.insert(values, actor.userId, this.clock.now(), manager);
      if (!id) throw nameTaken();
      await this.record(manager, 'tag.created', `created the tag "${name}"`, id, actor);
      const tag = await this.get(id, manager);
      await this.keys.storeAnswer(manager, tag);
      return tag;
    });
  }

  /** @throws ProblemException 404; 409 when the tag's owner has another one of this name */
  async update(id: string, change: TagChange, actor: Actor): Promise<TagDto> {
    try {
      return await this.source.transaction(async (manager) => {
        await this.lock(manager, id, 'update');
        const before = await this.get(id, manager);
        const name = change.name ?? before.name;
        const description =
          change.description === undefined ? before.description : change.description || null;
        if (name === before.name && description === before.description) return before;
        await this.rows.update(id, { name, description }, manager);
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

  /**
   * Removes the tag from all its games and deletes it.
   * @returns the deleted tag
   * @throws ProblemException 403 when another person created it, 404
   */
  remove(id: string, actor: Actor): Promise<TagDto> {
    return this.source.transaction(async (manager) => {
      await this.lock(manager, id, 'update');
      const tag = await this.get(id, manager);
      if (tag.createdBy !== actor.userId && actor.role !== 'admin')
        throw forbidden('Only the person who created the tag, or an administrator, may delete it.');
      await this.rows.delete(id, manager);
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
    const tag = await this.rows.lock(id, strength, manager);
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
