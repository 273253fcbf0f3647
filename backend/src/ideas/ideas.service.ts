import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UpdatedIdea } from './engine/engine.types.js';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { changedMeanwhile, forbidden, invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { checkSources, toChosenIdea } from './concept/brainstormed-idea.js';
import { applyChanges, type IdeaChange, isSameContent } from './concept/idea-items.js';
import type { Idea } from './idea.entity.js';
import { type IdeaChanges, type IdeaDto, type IdeaInput, hideSources, toIdeaDto } from './ideas.dto.js';
import { type IdeaVersionDto, toIdeaVersionDto } from './idea-versions.dto.js';
import {
  IDEA_LIMITS,
  type IdeaContent,
  type IdeaStatus,
  type IdeaSource,
  type Lineage,
  type ProposedIdea,
} from './ideas.types.js';
import { IdeasRepository } from './ideas.repository.js';
import { buildProposal } from './concept/proposed-idea.js';
import type { IdeaStateInput } from './team/idea-team.dto.js';

/** Ideas that a new one is compared with. */
const MOST_COMPARED = 200;
const NOTHING = { name: '', coreMechanics: [], metaElements: [], concept: {} };

interface NewIdea extends IdeaChange {
  name: string;
  sources?: IdeaSource[];
  lineage?: Lineage;
}

/** Ideas of a person and shared ones; private ideas of others do not exist for them. */
@Injectable()
export class IdeasService {
  constructor(
    private readonly source: DataSource,
    private readonly ideas: IdeasRepository,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** How many ideas a person has noted down, of those changed since a moment when one is given. */
  countOwn(userId: string, updatedSince: Date): Promise<{ all: number; recent: number }> {
    return this.ideas.countOwn(userId, updatedSince);
  }

  /** Which of these ideas a person sees. */
  listVisibleIds(userId: string, ids: readonly string[], manager?: EntityManager): Promise<Set<string>> {
    return this.ideas.listVisibleIds(userId, ids, manager);
  }

  /** What a person's newest ideas say: a new one says something else. */
  listTexts(userId: string): Promise<Pick<IdeaContent, 'name' | 'concept'>[]> {
    return this.ideas.listTexts(userId, MOST_COMPARED);
  }

  /** @throws ProblemException 404, also for other people's private ideas */
  async get(userId: string, id: string): Promise<IdeaDto> {
    const idea = await this.ideas.findIdea(userId, id);
    if (!idea) throw ideaNotFound();
    return this.toDto(userId, idea);
  }

  /** What can be changed of an idea, with the version it was read at. @throws ProblemException 404 */
  async getContent(
    userId: string,
    id: string,
  ): Promise<IdeaContent & { version: number; sources: IdeaSource[] }> {
    const idea = await this.ideas.findIdea(userId, id);
    if (!idea) throw ideaNotFound();
    const { name, coreMechanics, metaElements, concept, version, sources } = idea;
    return { name, coreMechanics, metaElements, concept, version, sources };
  }

  /** Keeps an idea as the person sees it until the transaction ends. @throws ProblemException 404 */
  async getLocked(userId: string, id: string, manager: EntityManager): Promise<Idea> {
    const idea = await this.ideas.findLocked(userId, id, manager);
    if (!idea) throw ideaNotFound();
    return idea;
  }

  /** Runs `write` in a transaction in which nobody else changes or unshares the idea. @throws ProblemException 404 */
  withLocked<T>(
    userId: string,
    id: string,
    write: (idea: Idea, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.source.transaction(async (manager) =>
      write(await this.getLocked(userId, id, manager), manager),
    );
  }

  /** @throws ProblemException 400 naming a source with a wrong id */
  async create(userId: string, input: IdeaInput, actor: Actor): Promise<IdeaDto> {
    checkSources(input.sources ?? []);
    if (input.sources?.length) return this.createBrainstormed(userId, toChosenIdea(input), actor);
    const kind = { kind: 'idea.created', text: `${actor.email} added an idea` };
    const { sources: _none, why: _why, engine: _engine, ...idea } = input;
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
    return this.withLocked(userId, id, async (idea, manager) => {
      if (version !== undefined && version !== idea.version)
        throw versionConflict(await this.toDto(userId, idea, manager));
      const content = applyChanges(idea, changes);
      return isSameContent(idea, content)
        ? this.toDto(userId, idea, manager)
        : this.save(userId, manager, idea, content);
    });
  }

  /**
   * Shares, archives or decides on an idea; the version stays, since its words do.
   * @throws ProblemException 404; 403 for what only its owner may; 400 for a killed idea without a reason
   */
  async changeState(userId: string, id: string, input: IdeaStateInput, actor: Actor): Promise<IdeaDto> {
    const { shared, archived, status, reason = null } = input;
    return this.withLocked(userId, id, async (idea, manager) => {
      if ((shared ?? archived) !== undefined && idea.createdBy !== userId) throw notOwner();
      if (status === 'killed' && !reason) throw invalidField('reason', 'is needed for a killed idea');
      const changes: Partial<Idea> = {
        ...(shared === undefined ? {} : { shared }),
        ...(archived === undefined ? {} : { archivedAt: archived ? this.clock.now() : null }),
        ...(status === undefined ? {} : { status, statusReason: reason }),
      };
      const changed = { ...idea, ...changes };
      if (Object.keys(changes).length === 0) return this.toDto(userId, idea, manager);
      await this.ideas.updateIdea(id, changes, manager);
      await this.recordState(idea, changed, actor, manager);
      return this.toDto(userId, changed, manager);
    });
  }

  /** Applies the result of an idea's prototype; no person needs access to the idea for it. */
  async followPrototype(
    id: string,
    { from, ...changes }: { from?: IdeaStatus; status: IdeaStatus; statusReason: string | null },
    manager: EntityManager,
  ): Promise<void> {
    const idea = await this.ideas.findLocked(null, id, manager);
    if (idea && (from === undefined || idea.status === from))
      await this.ideas.updateIdea(id, changes, manager);
  }

  /** Gives the shared ideas of a person to another one. */
  transferShared(from: string, to: string, manager: EntityManager): Promise<void> {
    return this.ideas.updateOwner(from, to, manager);
  }

  /** @returns the deleted idea @throws ProblemException 404; 403 for another person's shared idea */
  async remove(userId: string, id: string): Promise<IdeaDto> {
    return this.withLocked(userId, id, async (idea, manager) => {
      if (idea.createdBy !== userId) throw notOwner();
      await this.ideas.deleteIdea(id, manager);
      return toIdeaDto(idea);
    });
  }

  /** Former versions, newest first. @throws ProblemException 404 */
  async listVersions(userId: string, id: string, query: ListQuery): Promise<ListPage<IdeaVersionDto>> {
    await this.get(userId, id);
    return mapList(this.ideas.listVersions(id, query), (rows) => rows.map(toIdeaVersionDto));
  }

  /** Makes a former version the newest one; the present one becomes a former one. @throws ProblemException 404 */
  async restore(userId: string, id: string, version: number): Promise<IdeaDto> {
    return this.withLocked(userId, id, async (idea, manager) => {
      if (version === idea.version) return this.toDto(userId, idea, manager);
      const former = await this.ideas.findVersion(id, version, manager);
      if (!former) throw notFound('Version not found', 'version_not_found');
      const dto = await this.save(userId, manager, idea, former);
      await this.keys.storeAnswer(manager, dto);
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
          updatedBy: userId,
          createdAt: now,
          updatedAt: now,
        },
        manager,
      );
      const { requestId } = actor;
      // Without its name: everybody reads these lines, the idea is its maker's.
      await this.activity.record({ ...line, subject: idea.id, userId, requestId }, manager);
      const dto = toIdeaDto(idea);
      await this.keys.storeAnswer(manager, dto);
      return dto;
    });
  }

  /** An idea as a person sees it, without sources that they cannot see. */
  private async toDto(userId: string, idea: Idea, manager?: EntityManager): Promise<IdeaDto> {
    const dto = toIdeaDto(idea);
    const ids = idea.sources.flatMap(({ type, sourceId }) => (type === 'idea' && sourceId ? [sourceId] : []));
    if (idea.createdBy === userId || ids.length === 0) return dto;
    return hideSources(dto, await this.ideas.listVisibleIds(userId, ids, manager));
  }

  /** Everybody reads these lines, so they tell of shared ideas only, and without their names. */
  private async recordState(
    before: Idea,
    { id, shared, status }: Idea,
    { email, userId, requestId }: Actor,
    manager: EntityManager,
  ): Promise<void> {
    const record = (kind: string, did: string) =>
      this.activity.record({ kind, text: `${email} ${did}`, subject: id, userId, requestId }, manager);
    if (shared && !before.shared) await record('idea.shared', 'shared an idea');
    if (shared && status !== before.status) await record('idea.decided', `marked a shared idea as ${status}`);
  }

  private async save(
    userId: string,
    manager: EntityManager,
    idea: Idea,
    { name, coreMechanics, metaElements, concept }: IdeaContent,
  ): Promise<IdeaDto> {
    await this.ideas.insertVersion(idea, IDEA_LIMITS.versions, manager);
    const version = idea.version + 1;
    const words = { name, coreMechanics, metaElements, concept };
    const changes = { ...words, version, updatedBy: userId, updatedAt: this.clock.now() };
    await this.ideas.updateIdea(idea.id, changes, manager);
    return this.toDto(userId, { ...idea, ...changes }, manager);
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

const notOwner = () => forbidden('Only the owner of a shared idea may do that.');

const versionConflict = (newest: IdeaDto) =>
  changedMeanwhile('This idea was changed elsewhere.', 'idea_changed', newest);
