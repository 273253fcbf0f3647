import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UpdatedIdea } from './engine/engine.types.js';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { changedMeanwhile, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { toChosenIdea } from './brainstormed-idea.js';
import { applyChanges, type IdeaChange, isSameContent } from './idea-items.js';
import type { Idea } from './idea.entity.js';
import {
  type IdeaChanges,
  type IdeaDto,
  type IdeaInput,
  type IdeaVersionDto,
  toIdeaDto,
  toIdeaVersionDto,
} from './ideas.dto.js';
import {
  IDEA_LIMITS,
  type IdeaContent,
  type IdeaSource,
  type Lineage,
  type ProposedIdea,
} from './ideas.types.js';
import { IdeasRepository } from './ideas.repository.js';
import { buildProposal } from './proposed-idea.js';

const NOTHING = { name: '', coreMechanics: [], metaElements: [], concept: {} };

interface NewIdea extends IdeaChange {
  name: string;
  sources?: IdeaSource[];
  lineage?: Lineage;
}

/** The ideas of each person; nobody else's exist for them. */
@Injectable()
export class IdeasService {
  constructor(
    private readonly source: DataSource,
    private readonly ideas: IdeasRepository,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(userId: string, query: ListQuery): ListPage<IdeaDto> {
    return this.ideas.listByPerson(userId, query, toIdeaDto);
  }

  /** @throws ProblemException 404, also for other people's ideas */
  async get(userId: string, id: string): Promise<IdeaDto> {
    const idea = await this.ideas.findIdea(userId, id);
    if (!idea) throw ideaNotFound();
    return toIdeaDto(idea);
  }

  /** What can be changed of an idea, with the version it was read at. @throws ProblemException 404 */
  async getContent(userId: string, id: string): Promise<IdeaContent & { version: number }> {
    const idea = await this.ideas.findIdea(userId, id);
    if (!idea) throw ideaNotFound();
    const { name, coreMechanics, metaElements, concept, version } = idea;
    return { name, coreMechanics, metaElements, concept, version };
  }

  async create(userId: string, input: IdeaInput, actor: Actor): Promise<IdeaDto> {
    if (input.sources?.length) return this.createBrainstormed(userId, toChosenIdea(input), actor);
    const kind = { kind: 'idea.created', text: `${actor.email} noted down a new idea` };
    const { sources: _none, why: _why, ...idea } = input;
    return this.insert(userId, idea, actor, kind);
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
    return this.source.transaction(async (manager) => {
      const idea = await this.getLocked(userId, id, manager);
      if (version !== undefined && version !== idea.version) throw versionConflict(idea);
      const content = applyChanges(idea, changes);
      return isSameContent(idea, content) ? toIdeaDto(idea) : this.save(manager, idea, content);
    });
  }

  /** @returns the deleted idea @throws ProblemException 404 */
  async remove(userId: string, id: string): Promise<IdeaDto> {
    return this.source.transaction(async (manager) => {
      const idea = await this.getLocked(userId, id, manager);
      await this.ideas.deleteIdea(id, manager);
      return toIdeaDto(idea);
    });
  }

  /** Former versions, newest first. @throws ProblemException 404 */
  async listVersions(userId: string, id: string, query: ListQuery): Promise<ListPage<IdeaVersionDto>> {
    await this.get(userId, id);
    return this.ideas.listVersions(id, query, toIdeaVersionDto);
  }

  /** Makes a former version the newest one; the present one becomes a former one. @throws ProblemException 404 */
  async restore(userId: string, id: string, version: number): Promise<IdeaDto> {
    return this.source.transaction(async (manager) => {
      const idea = await this.getLocked(userId, id, manager);
      if (version === idea.version) return toIdeaDto(idea);
      const former = await this.ideas.findVersion(id, version, manager);
      if (!former) throw notFound('Version not found', 'version_not_found');
      const dto = await this.save(manager, idea, former);
      await this.keys.keep(manager, dto);
      return dto;
    });
  }

  /** What an engine proposes, made to fit the idea; null when that changes nothing. */
  buildProposal(
    idea: IdeaContent & { version: number },
    update: UpdatedIdea | undefined,
  ): ProposedIdea | null {
    return update ? buildProposal(idea, update) : null;
  }

  private async insert(
    userId: string,
    { sources = [], lineage, ...input }: NewIdea,
    actor: Actor,
    line: { kind: string; text: string },
  ): Promise<IdeaDto> {
    const content = applyChanges(NOTHING, input);
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      const idea = await this.ideas.insertIdea(
        {
          ...content,
          sources,
          lineage: lineage ?? null,
          createdBy: userId,
          createdAt: now,
          updatedAt: now,
        },
        manager,
      );
      const { requestId } = actor;
      // Without its name: everybody reads these lines, the idea is its maker's.
      await this.activity.record({ ...line, subject: idea.id, userId, requestId }, manager);
      const dto = toIdeaDto(idea);
      await this.keys.keep(manager, dto);
      return dto;
    });
  }

  private async getLocked(userId: string, id: string, manager: EntityManager): Promise<Idea> {
    const idea = await this.ideas.findLocked(userId, id, manager);
    if (!idea) throw ideaNotFound();
    return idea;
  }

  private async save(
    manager: EntityManager,
    idea: Idea,
    { name, coreMechanics, metaElements, concept }: IdeaContent,
  ): Promise<IdeaDto> {
    await this.ideas.insertVersion(idea, IDEA_LIMITS.versions, manager);
    const version = idea.version + 1;
    const changes = { name, coreMechanics, metaElements, concept, version, updatedAt: this.clock.now() };
    await this.ideas.updateIdea(idea.id, changes, manager);
    return toIdeaDto({ ...idea, ...changes });
  }

  /** All ideas of a person with their former versions, for the export of that person's data. */
  async exportForPerson(userId: string): Promise<object[]> {
    const rows = await this.ideas.listWithVersions(userId);
    return rows.map(({ idea, versions }) => ({
      ...toIdeaDto(idea),
      formerVersions: versions.map(toIdeaVersionDto),
    }));
  }
}

/** Other people's ideas and those that never were look the same. */
export const ideaNotFound = () => notFound('Idea not found', 'idea_not_found');

const versionConflict = (idea: Idea) =>
  changedMeanwhile('This idea was changed elsewhere.', 'idea_changed', toIdeaDto(idea));
