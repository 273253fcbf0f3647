import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThanOrEqual, Repository } from 'typeorm';
import { contains, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { IdeaVersion } from './idea-version.entity.js';
import { Idea } from './idea.entity.js';

/** The tables of ideas and of their former versions. */
@Injectable()
export class IdeasRepository {
  constructor(
    @InjectRepository(Idea) private readonly ideas: Repository<Idea>,
    @InjectRepository(IdeaVersion) private readonly versions: Repository<IdeaVersion>,
  ) {}

  listByPerson<Dto>(userId: string, query: ListQuery, toDto: (row: Idea) => Dto): ListPage<Dto> {
    return queryList(query, {
      query: () => this.ideas.createQueryBuilder('i').where('i.created_by = :userId', { userId }),
      filters: {
        q: {
          ...contains(''),
          sql: (
            n,
          ) => `(i.name ilike ${n} or i.concept ->> 'pitch' ilike ${n} or i.concept ->> 'setting' ilike ${n} or exists (
            select from jsonb_array_elements(i.core_mechanics || i.meta_elements) item
            where item ->> 'content' ilike ${n}))`,
        },
        updatedSince: since('i.updated_at'),
      },
      sortColumns: { createdAt: 'i.createdAt', updatedAt: 'i.updatedAt', name: 'i.name' },
      id: 'i.id',
      toDtos: (rows) => rows.map(toDto),
    });
  }

  /** All ideas of a person with their former versions, oldest first. */
  async listWithVersions(userId: string): Promise<{ idea: Idea; versions: IdeaVersion[] }[]> {
    const ideas = await this.ideas.find({ where: { createdBy: userId }, order: { createdAt: 'ASC' } });
    const versions = await this.versions
      .createQueryBuilder('v')
      .where('v.idea_id = any(:ids)', { ids: ideas.map(({ id }) => id) })
      .orderBy('v.version')
      .getMany();
    return ideas.map((idea) => ({ idea, versions: versions.filter(({ ideaId }) => ideaId === idea.id) }));
  }

  findIdea(userId: string, id: string): Promise<Idea | null> {
    return this.ideas.findOneBy({ id, createdBy: userId });
  }

  findLocked(userId: string, id: string, manager: EntityManager): Promise<Idea | null> {
    return manager.findOne(Idea, {
      where: { id, createdBy: userId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  insertIdea(idea: Omit<Idea, 'id' | 'version'>, manager: EntityManager): Promise<Idea> {
    return manager.save(manager.create(Idea, idea));
  }

  async updateIdea(id: string, changes: Partial<Idea>, manager: EntityManager): Promise<void> {
    await manager.update(Idea, { id }, changes);
  }

  async deleteIdea(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Idea, { id });
  }

  listVersions<Dto>(ideaId: string, query: ListQuery, toDto: (row: IdeaVersion) => Dto): ListPage<Dto> {
    return queryList(query, {
      query: () => this.versions.createQueryBuilder('v').where('v.idea_id = :ideaId', { ideaId }),
      filters: { id: matchAny(`v.idea_id || ':' || v.version`) },
      sortColumns: { version: 'v.version' },
      id: 'v.version',
      toDtos: (rows) => rows.map(toDto),
    });
  }

  findVersion(ideaId: string, version: number, manager: EntityManager): Promise<IdeaVersion | null> {
    return manager.findOneBy(IdeaVersion, { ideaId, version });
  }

  /** Keeps the idea as it is now as a former version; of these the newest `keep` stay. */
  async insertVersion(idea: Idea, keep: number, manager: EntityManager): Promise<void> {
    const { id: ideaId, version, name, coreMechanics, metaElements, concept, updatedAt } = idea;
    await manager.insert(IdeaVersion, {
      ideaId,
      version,
      name,
      coreMechanics,
      metaElements,
      concept,
      createdAt: updatedAt,
    });
    await manager.delete(IdeaVersion, { ideaId, version: LessThanOrEqual(version - keep) });
  }
}
