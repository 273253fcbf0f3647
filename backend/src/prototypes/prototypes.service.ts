import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { invalidField, notFound } from '../common/errors/problem.js';
import { LIMITED_LIST_LOCK } from '../database/locks/locks.js';
import { lockNameUntilCommit } from '../database/locks/run-locked.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { IdeasService } from '../ideas/ideas.service.js';
import type { Prototype } from './prototype.entity.js';
import {
  type PrototypeChange,
  type PrototypeDto,
  type PrototypeInput,
  toPrototypeDto,
} from './prototypes.dto.js';
import { PrototypesRepository } from './prototypes.repository.js';
import type { NewPrototype, PrototypeStatus } from './prototypes.types.js';

@Injectable()
export class PrototypesService {
  constructor(
    private readonly prototypes: PrototypesRepository,
    private readonly ideas: IdeasService,
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery, readerId: string): ListPage<PrototypeDto> {
    return mapList(this.prototypes.listPrototypes(query), (rows) => this.toDtos(rows, readerId));
  }

  /** @throws ProblemException 404 */
  async get(id: string, readerId: string): Promise<PrototypeDto> {
    return this.toDto(assertFound(await this.prototypes.findPrototype(id)), readerId);
  }

  /** @throws ProblemException 404 when the person cannot see the idea `ideaId` */
  create(input: PrototypeInput, actor: Actor): Promise<PrototypeDto> {
    const { ideaId = null } = input;
    return this.source.transaction(async (manager) => {
      await this.lockBoard(manager);
      const idea = ideaId ? await this.ideas.getLocked(actor.userId ?? '', ideaId, manager) : null;
      const row = await this.insert(manager, {
        name: input.name,
        description: input.description ?? null,
        status: input.status ?? 'Planning',
        progress: input.progress ?? 0,
        team: uniqueNames(input.team ?? []),
        hypothesis: input.hypothesis ?? null,
        ideaId,
        ideaName: idea?.name ?? null,
        createdBy: actor.userId ?? null,
      });
      await this.activity.recordBy(
        actor,
        { kind: 'prototype.created', text: `Prototype "${row.name}" was created`, subject: row.id },
        manager,
      );
      const running = { from: 'draft', status: 'prototype', statusReason: null } as const;
      if (ideaId) await this.ideas.followPrototype(ideaId, running, manager);
      const dto = await this.toDto(row, actor.userId, manager);
      await this.idempotency.storeAnswer(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 404, 400 when `before` is not in the column */
  update(id: string, change: PrototypeChange, actor: Actor): Promise<PrototypeDto> {
    return this.source.transaction(async (manager) => {
      const { before, ...fields } = change;
      if (before !== undefined || fields.status !== undefined) await this.lockBoard(manager);
      const row = assertFound(await this.prototypes.findLocked(id, manager));
      const moved = fields.status !== undefined && fields.status !== row.status;
      // Forms send whole records, so a decision counts only when it differs.
      const decided = fields.decision !== undefined && fields.decision !== row.decision;
      for (const [name, value] of Object.entries(fields))
        if (value !== undefined) Object.assign(row, { [name]: value });
      row.team = uniqueNames(row.team);
      if (before !== undefined || moved) row.place = await this.placeFor(manager, row, before ?? null);
      // Editing a sample turns it into a real prototype.
      if (Object.values(fields).some((value) => value !== undefined)) row.sample = false;
      if (change.decision && !row.result) throw invalidField('result', 'is needed for a decision');
      if (decided) await this.decide(row, manager);
      const saved = await this.prototypes.savePrototype(row, manager);
      if (moved) {
        await this.prototypes.insertMove(id, saved.status, this.clock.now(), manager);
        const text = `Prototype "${saved.name}" is now in ${saved.status}`;
        await this.activity.recordBy(actor, { kind: 'prototype.moved', text: text, subject: id }, manager);
      }
      return this.toDto(saved, actor.userId, manager);
    });
  }

  /** @throws ProblemException 404 */
  remove(id: string, actor: Actor): Promise<PrototypeDto> {
    return this.source.transaction(async (manager) => {
      const row = assertFound(await this.prototypes.findLocked(id, manager));
      await this.prototypes.deletePrototype(id, manager);
      const { ideaId } = row;
      const open = { from: 'prototype', status: 'draft', statusReason: null } as const;
      if (ideaId && !(await this.prototypes.hasPrototype(ideaId, manager)))
        await this.ideas.followPrototype(ideaId, open, manager);
      await this.activity.recordBy(
        actor,
        { kind: 'prototype.deleted', text: `Prototype "${row.name}" was deleted`, subject: id },
        manager,
      );
      return this.toDto(row, actor.userId, manager);
    });
  }

  /** How many were in `status` at moments of the past, samples left out unless there is nothing else. */
  async countAt(
    status: PrototypeStatus,
    times: readonly Date[],
  ): Promise<{ counts: number[]; sample: boolean }> {
    const rows = await this.prototypes.countInStatus(status, times);
    const sample = rows.length > 0 && rows.every((row) => row.sample);
    const visibleRows = rows.filter((row) => row.sample === sample);
    const counts = times.map((_, index) => visibleRows.find(({ place }) => place === index + 1)?.count ?? 0);
    return { counts, sample };
  }

  /**
   * Deletes the sample rows.
   * @returns how many were deleted
   */
  clearSamples(): Promise<number> {
    return this.prototypes.deleteSamples();
  }

  /** Inserts sample rows into an empty table. */
  async addSamples(manager: EntityManager, rows: NewPrototype[]): Promise<void> {
    if (await this.prototypes.hasPrototypes(manager)) return;
    for (const row of rows) await this.insert(manager, { ...row, sample: true });
  }

  /** The result becomes the reason of the idea's status. */
  private async decide(row: Prototype, manager: EntityManager): Promise<void> {
    const { decision } = row;
    row.decidedAt = decision ? this.clock.now() : null;
    if (!row.ideaId) return;
    const status = decision === 'go' ? 'go' : decision === 'kill' ? 'killed' : 'prototype';
    const statusReason = decision ? row.result : null;
    await this.ideas.followPrototype(row.ideaId, { status, statusReason }, manager);
  }

  private async toDtos(
    rows: Prototype[],
    readerId: string | undefined,
    manager?: EntityManager,
  ): Promise<PrototypeDto[]> {
    const ids = rows.flatMap(({ ideaId }) => ideaId ?? []);
    const seen =
      readerId && ids.length > 0
        ? await this.ideas.listVisibleIds(readerId, ids, manager)
        : new Set<string>();
    return rows.map((row) => toPrototypeDto(row, readerId, seen));
  }

  private async toDto(
    row: Prototype,
    readerId: string | undefined,
    manager?: EntityManager,
  ): Promise<PrototypeDto> {
    const [dto] = await this.toDtos([row], readerId, manager);
    return dto as PrototypeDto;
  }

  private async insert(
    manager: EntityManager,
    values: Partial<Prototype> & Pick<Prototype, 'status'>,
  ): Promise<Prototype> {
    await this.lockBoard(manager);
    const place = await this.placeFor(manager, values, null);
    const saved = await this.prototypes.savePrototype({ ...values, place }, manager);
    await this.prototypes.insertMove(saved.id, saved.status, this.clock.now(), manager);
    return saved;
  }

  /** Before any row: two people who move cards past each other would wait for each other's. */
  private lockBoard(manager: EntityManager): Promise<void> {
    return lockNameUntilCommit(manager, LIMITED_LIST_LOCK, 'prototypes');
  }

  /** A position between two neighbors on the board, or after the last one. */
  private async placeFor(
    manager: EntityManager,
    { id: ownId, status }: { id?: string; status: PrototypeStatus },
    before: string | null,
  ): Promise<number> {
    const column = await this.prototypes.listColumnLocked(status, manager);
    const others = column.filter(({ id }) => id !== ownId);
    if (before === null) return (others.at(-1)?.place ?? 0) + 1;
    const index = others.findIndex(({ id }) => id === before);
    if (index < 0) throw invalidField('before', 'is not a prototype of this status');
    const next = others[index]?.place ?? 1;
    const previous = others[index - 1]?.place ?? next - 2;
    const between = (previous + next) / 2;
    if (between > previous && between < next) return between;
    // After too many moves into the same gap, the column is renumbered.
    for (const [place, other] of others.entries())
      await this.prototypes.updatePlace(other.id, place + (place >= index ? 1 : 0), manager);
    return index;
  }
}

function assertFound(row: Prototype | null): Prototype {
  if (!row) throw notFound('Prototype not found');
  return row;
}

const uniqueNames = (names: string[]): string[] => [...new Set(names.map((name) => name.trim()))];
