import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThanOrEqual, Repository } from 'typeorm';
import type { UpdatedIdea } from './engine/engine.types.js';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { changedMeanwhile, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { changedContent, isSameContent } from './idea-items.js';
import { IdeaVersion } from './idea-version.entity.js';
import { Idea } from './idea.entity.js';
import {
  type IdeaChanges,
  type IdeaDto,
  type IdeaInput,
  type IdeaVersionDto,
  toIdeaDto,
  toIdeaVersionDto,
} from './ideas.dto.js';
import {
  type GivenItem,
  IDEA_LIMITS,
  type IdeaContent,
  type IdeaSource,
  type Lineage,
  type ProposedIdea,
} from './ideas.types.js';
import { proposedIdea } from './proposed-idea.js';

const NOTHING = { name: '', coreMechanics: [], metaElements: [] };

interface NewIdea {
  name: string;
  coreMechanics?: readonly GivenItem[];
  metaElements?: readonly GivenItem[];
  sources?: IdeaSource[];
  lineage?: Lineage;
}

/** The ideas of each person; nobody else's exist for them. */
@Injectable()
export class IdeasService {
  constructor(
    @InjectRepository(Idea) private readonly ideas: Repository<Idea>,
    @InjectRepository(IdeaVersion) private readonly versions: Repository<IdeaVersion>,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(userId: string, query: ListQuery): ListPage<IdeaDto> {
    return queryList(query, {
      query: () => this.ideas.createQueryBuilder('i').where('i.created_by = :userId', { userId }),
      filters: {
        q: {
          ...contains(''),
          sql: (n) => `(i.name ilike ${n} or exists (
            select from jsonb_array_elements(i.core_mechanics || i.meta_elements) item
            where item ->> 'content' ilike ${n}))`,
        },
        updatedSince: since('i.updated_at'),
      },
      sortColumns: { createdAt: 'i.createdAt', updatedAt: 'i.updatedAt', name: 'i.name' },
      id: 'i.id',
      toDtos: (rows) => rows.map(toIdeaDto),
    });
  }

  /** @throws ProblemException 404, also for other people's ideas */
  async get(userId: string, id: string): Promise<IdeaDto> {
    const idea = await this.ideas.findOneBy({ id, createdBy: userId });
    if (!idea) throw ideaNotFound();
    return toIdeaDto(idea);
  }

  async create(userId: string, input: IdeaInput, actor: Actor): Promise<IdeaDto> {
    const kind = { kind: 'idea.created', text: `${actor.email} noted down a new idea` };
    return this.insert(userId, input, actor, kind);
  }

  /** Stores what a brainstorm made. */
  async createBrainstormed(userId: string, idea: NewIdea, actor: Actor): Promise<IdeaDto> {
    const count = idea.sources?.length ?? 0;
    const text = `${actor.email} brainstormed a new idea from ${count} ${count === 1 ? 'input' : 'inputs'}`;
    return this.insert(userId, idea, actor, { kind: 'idea.brainstormed', text });
  }

  /**
   * Without a version the change is made to the newest one.
   * @throws ProblemException 404, or 409 `idea_changed` with the newest idea when it was changed since the version
   */
  async update(userId: string, id: string, { version, ...changes }: IdeaChanges): Promise<IdeaDto> {
    return this.ideas.manager.transaction(async (manager) => {
      const idea = await this.locked(manager, userId, id);
      if (version !== undefined && version !== idea.version) throw changedSince(idea);
      const content = changedContent(idea, changes);
      return isSameContent(idea, content) ? toIdeaDto(idea) : this.save(manager, idea, content);
    });
  }

  /** @returns the deleted idea @throws ProblemException 404 */
  async remove(userId: string, id: string): Promise<IdeaDto> {
    return this.ideas.manager.transaction(async (manager) => {
      const idea = await this.locked(manager, userId, id);
      await manager.delete(Idea, { id });
      return toIdeaDto(idea);
    });
  }

  /** Former versions, newest first. @throws ProblemException 404 */
  async listVersions(userId: string, id: string, query: ListQuery): Promise<ListPage<IdeaVersionDto>> {
    await this.get(userId, id);
    return queryList(query, {
      query: () => this.versions.createQueryBuilder('v').where('v.idea_id = :id', { id }),
      filters: { id: oneOf(`v.idea_id || ':' || v.version`) },
      sortColumns: { version: 'v.version' },
      id: 'v.version',
      toDtos: (rows) => rows.map(toIdeaVersionDto),
    });
  }

  /** Makes a former version the newest one; the present one becomes a former one. @throws ProblemException 404 */
  async restore(userId: string, id: string, version: number): Promise<IdeaDto> {
    return this.ideas.manager.transaction(async (manager) => {
      const idea = await this.locked(manager, userId, id);
      if (version === idea.version) return toIdeaDto(idea);
      const former = await manager.findOneBy(IdeaVersion, { ideaId: id, version });
      if (!former) throw notFound('Version not found', 'version_not_found');
      const dto = await this.save(manager, idea, former);
      await this.keys.keep(manager, dto);
      return dto;
    });
  }

  /** What an engine proposes, made to fit the idea; null when that changes nothing. */
  proposal(idea: IdeaContent & { version: number }, update: UpdatedIdea | undefined): ProposedIdea | null {
    return update ? proposedIdea(idea, update) : null;
  }

  private async insert(
    userId: string,
    { name, coreMechanics = [], metaElements = [], sources = [], lineage }: NewIdea,
    actor: Actor,
    line: { kind: string; text: string },
  ): Promise<IdeaDto> {
    const content = changedContent(NOTHING, { name, coreMechanics, metaElements });
    const now = this.clock.now();
    return this.ideas.manager.transaction(async (manager) => {
      const idea = await manager.save(
        manager.create(Idea, {
          ...content,
          sources,
          lineage: lineage ?? null,
          createdBy: userId,
          createdAt: now,
          updatedAt: now,
        }),
      );
      const { requestId } = actor;
      // Without its name: everybody reads these lines, the idea is its maker's.
      await this.activity.record({ ...line, subject: idea.id, userId, requestId }, manager);
      const dto = toIdeaDto(idea);
      await this.keys.keep(manager, dto);
      return dto;
    });
  }

  private async locked(manager: EntityManager, userId: string, id: string): Promise<Idea> {
    const idea = await manager.findOne(Idea, {
      where: { id, createdBy: userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!idea) throw ideaNotFound();
    return idea;
  }

  private async save(
    manager: EntityManager,
    idea: Idea,
    { name, coreMechanics, metaElements }: Pick<Idea, 'name' | 'coreMechanics' | 'metaElements'>,
  ): Promise<IdeaDto> {
    const { id: ideaId, version } = idea;
    await manager.insert(IdeaVersion, {
      ideaId,
      version,
      name: idea.name,
      coreMechanics: idea.coreMechanics,
      metaElements: idea.metaElements,
      createdAt: idea.updatedAt,
    });
    await manager.delete(IdeaVersion, { ideaId, version: LessThanOrEqual(version - IDEA_LIMITS.versions) });
    const changed = { name, coreMechanics, metaElements, version: version + 1, updatedAt: this.clock.now() };
    await manager.update(Idea, { id: ideaId }, changed);
    return toIdeaDto({ ...idea, ...changed });
  }

  async exportForPerson(userId: string): Promise<object[]> {
    const ideas = await this.ideas.find({ where: { createdBy: userId }, order: { createdAt: 'ASC' } });
    const versions = await this.versions
      .createQueryBuilder('v')
      .where('v.idea_id = any(:ids)', { ids: ideas.map(({ id }) => id) })
      .orderBy('v.version')
      .getMany();
    return ideas.map((idea) => ({
      ...toIdeaDto(idea),
      formerVersions: versions.filter(({ ideaId }) => ideaId === idea.id).map(toIdeaVersionDto),
    }));
  }
}

/** Other people's ideas and those that never were look the same. */
export const ideaNotFound = () => notFound('Idea not found', 'idea_not_found');

const changedSince = (idea: Idea) =>
  changedMeanwhile('This idea was changed elsewhere.', 'idea_changed', toIdeaDto(idea));
