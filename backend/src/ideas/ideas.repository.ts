import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThanOrEqual, Repository } from 'typeorm';
import { changedSince, contains, equalTo, matchAny } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList, tableList } from '../common/list/sql-list.js';
import { IdeaVersion } from './idea-version.entity.js';
import { Idea } from './idea.entity.js';
import type { IdeaTeamDto } from './team/idea-team.dto.js';
import { PEOPLE, TEAM_FIELDS } from './team/idea-team.repository.js';

/** An idea with the team's status and votes, as one person sees it. */
export interface IdeaRow extends Idea, IdeaTeamDto {
  /** Ids of those ideas among its sources that the person sees. */
  visibleSources: string[];
}

type NewIdeaRow = Omit<Idea, 'id' | 'version' | 'shared' | 'status' | 'statusReason' | 'archivedAt'>;

/** One's own ideas and those that are shared. */
const VISIBLE = '(i.created_by = $1 or i.shared)';
const seenBy = (userId: string, id: string) => [
  { id, createdBy: userId },
  { id, shared: true },
];

const IDEA_FIELDS = `i.id, i.name, i.core_mechanics as "coreMechanics", i.meta_elements as "metaElements", i.concept,
  i.sources, i.lineage, i.shared, i.status, i.status_reason as "statusReason", i.archived_at as "archivedAt", i.version,
  i.created_by as "createdBy", i.updated_by as "updatedBy", i.created_at as "createdAt", i.updated_at as "updatedAt"`;
const VISIBLE_SOURCES = `array(select s.id::text from game_ideas s where (s.created_by = $1 or s.shared) and s.id::text in (
    select e ->> 'sourceId' from jsonb_array_elements(i.sources) e where e ->> 'type' = 'idea'))`;

const searchIdeas = (n: string) =>
  `(i.name ilike ${n} or i.concept ->> 'pitch' ilike ${n} or i.concept ->> 'setting' ilike ${n} or exists (
    select from jsonb_array_elements(i.core_mechanics || i.meta_elements) item where item ->> 'content' ilike ${n}))`;

/** The tables of ideas and of their former versions. */
@Injectable()
export class IdeasRepository {
  constructor(
    private readonly source: DataSource,
    @InjectRepository(Idea) private readonly ideas: Repository<Idea>,
    @InjectRepository(IdeaVersion) private readonly versions: Repository<IdeaVersion>,
  ) {}

  /** Lists the ideas that a person sees; pinned ones first in the default order. */
  listVisible(userId: string, query: ListQuery): ListPage<IdeaRow> {
    return sqlList<IdeaRow>(this.source, query, {
      select: `${IDEA_FIELDS}, ${TEAM_FIELDS}, ${VISIBLE_SOURCES} as "visibleSources"`,
      from: `game_ideas i ${PEOPLE}`,
      where: [VISIBLE],
      params: [userId],
      filters: {
        q: { ...contains(''), sql: searchIdeas },
        updatedSince: changedSince('ideas', 'i.id'),
        status: matchAny('i.status'),
        shared: equalTo('i.shared'),
        mine: { sql: (n) => `(i.created_by = $1) = ${n}` },
        archived: { sql: (n) => `(i.archived_at is not null) = ${n}` },
        source: {
          sql: (n) =>
            `exists (select from jsonb_array_elements(i.sources) e where e ->> 'sourceId' = any(${n}))`,
        },
      },
      sortColumns: { createdAt: 'pinned desc, i.created_at' },
      id: 'i.id',
    });
  }

  async countOwn(userId: string, updatedSince: Date): Promise<{ all: number; recent: number }> {
    const [counts] = await this.ideas.query<{ all: number; recent: number }[]>(
      `select count(*)::int as all, count(*) filter (where updated_at >= $2)::int as recent
       from game_ideas where created_by = $1`,
      [userId, updatedSince],
    );
    return counts!;
  }

  /** Which of these ideas a person sees. */
  async listVisibleIds(
    userId: string,
    ids: readonly string[],
    manager: EntityManager = this.source.manager,
  ): Promise<Set<string>> {
    const rows = await manager.query<{ id: string }[]>(
      `select i.id from game_ideas i where i.id::text = any($2::text[]) and ${VISIBLE}`,
      [userId, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** What the newest ideas of a person say. */
  listTexts(userId: string, limit: number): Promise<Pick<Idea, 'name' | 'concept'>[]> {
    return this.ideas.find({
      select: { name: true, concept: true },
      where: { createdBy: userId },
      order: { createdAt: 'DESC' },
      take: limit,
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
    return this.ideas.findOneBy(seenBy(userId, id));
  }

  /** @param userId null for the product itself, which sees every idea */
  findLocked(userId: string | null, id: string, manager: EntityManager): Promise<Idea | null> {
    return manager.findOne(Idea, {
      where: userId === null ? { id } : seenBy(userId, id),
      lock: { mode: 'pessimistic_write' },
    });
  }

  insertIdea(idea: NewIdeaRow, manager: EntityManager): Promise<Idea> {
    return manager.save(manager.create(Idea, idea));
  }

  async updateIdea(id: string, changes: Partial<Idea>, manager: EntityManager): Promise<void> {
    await manager.update(Idea, { id }, changes);
  }

  async updateOwner(from: string, to: string, manager: EntityManager): Promise<void> {
    await manager.update(Idea, { createdBy: from, shared: true }, { createdBy: to });
  }

  async deleteIdea(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Idea, { id });
  }

  listVersions(ideaId: string, query: ListQuery): ListPage<IdeaVersion> {
    return tableList(this.versions, 'v', query, {
      where: ['v.idea_id = $1'],
      params: [ideaId],
      filters: { id: matchAny(`v.idea_id || ':' || v.version`) },
      id: 'v.version',
    });
  }

  findVersion(ideaId: string, version: number, manager: EntityManager): Promise<IdeaVersion | null> {
    return manager.findOneBy(IdeaVersion, { ideaId, version });
  }

  /** Keeps the idea as it is now as a former version; of these the newest `keep` stay. */
  async insertVersion(idea: Idea, keep: number, manager: EntityManager): Promise<void> {
    const { id: ideaId, version, name, coreMechanics, metaElements, concept, updatedAt, updatedBy } = idea;
    await manager.insert(IdeaVersion, {
      ideaId,
      version,
      name,
      coreMechanics,
      metaElements,
      concept,
      changedBy: updatedBy,
      createdAt: updatedAt,
    });
    await manager.delete(IdeaVersion, { ideaId, version: LessThanOrEqual(version - keep) });
  }
}
