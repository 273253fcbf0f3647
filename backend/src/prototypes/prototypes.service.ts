import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, equalTo, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { PrototypeOrigins } from './prototype-origins.service.js';
import { Prototype } from './prototype.entity.js';
import {
  type PrototypeChange,
  type PrototypeDto,
  type PrototypeInput,
  toPrototypeDto,
} from './prototypes.dto.js';
import type { NewPrototype, PrototypeStatus } from './prototypes.types.js';

@Injectable()
export class PrototypesService {
  constructor(
    @InjectRepository(Prototype) private readonly prototypes: Repository<Prototype>,
    private readonly source: DataSource,
    private readonly origins: PrototypeOrigins,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery, readerId: string): ListPage<PrototypeDto> {
    return queryList(query, {
      query: () => this.prototypes.createQueryBuilder('p'),
      filters: {
        q: contains(`p.name || ' ' || coalesce(p.description, '')`),
        status: oneOf('p.status'),
        sample: equalTo('p.sample'),
        updatedSince: since('p.updated_at'),
      },
      sortColumns: {
        place: 'p.place',
        name: 'p.name',
        status: 'p.status',
        progress: 'p.progress',
        createdAt: 'p.createdAt',
        updatedAt: 'p.updatedAt',
      },
      id: 'p.id',
      toDtos: (rows) => rows.map((row) => toPrototypeDto(row, readerId)),
    });
  }

  /** @throws ProblemException 404 */
  async get(id: string, readerId: string): Promise<PrototypeDto> {
    return toPrototypeDto(await this.find(this.prototypes.manager, id), readerId);
  }

  /** @throws ProblemException 404 when `ideaId` is no idea of the person */
  async create(input: PrototypeInput, actor: Actor): Promise<PrototypeDto> {
    const { ideaId = null } = input;
    const ideaName = ideaId ? await this.origins.ideaName(ideaId, actor.userId ?? '') : null;
    if (ideaId && ideaName === null) throw notFound('Idea not found');
    return this.source.transaction(async (manager) => {
      const row = await this.insert(manager, {
        name: input.name,
        description: input.description ?? null,
        status: input.status ?? 'Planning',
        progress: input.progress ?? 0,
        team: uniqueNames(input.team ?? []),
        ideaId,
        ideaName,
        createdBy: actor.userId ?? null,
      });
      await this.activity.recordBy(
        actor,
        { kind: 'prototype.created', text: `Prototype "${row.name}" was created`, subject: row.id },
        manager,
      );
      const dto = toPrototypeDto(row, actor.userId);
      await this.idempotency.keep(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 404, 400 when `before` is not in the column */
  update(id: string, change: PrototypeChange, actor: Actor): Promise<PrototypeDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.find(manager, id, true);
      const { before, ...fields } = change;
      const moved = fields.status !== undefined && fields.status !== row.status;
      for (const [name, value] of Object.entries(fields))
        if (value !== undefined) Object.assign(row, { [name]: value });
      row.team = uniqueNames(row.team);
      if (before !== undefined || moved) row.place = await this.placeFor(manager, row, before ?? null);
      // Who works on a sample makes it a prototype of theirs.
      if (Object.values(fields).some((value) => value !== undefined)) row.sample = false;
      const saved = await manager.save(row);
      if (moved) {
        await this.noteMove(manager, id, saved.status);
        const text = `Prototype "${saved.name}" is now in ${saved.status}`;
        await this.activity.recordBy(actor, { kind: 'prototype.moved', text: text, subject: id }, manager);
      }
      return toPrototypeDto(saved, actor.userId);
    });
  }

  /** @throws ProblemException 404 */
  remove(id: string, actor: Actor): Promise<PrototypeDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.find(manager, id, true);
      await manager.delete(Prototype, { id });
      await this.activity.recordBy(
        actor,
        { kind: 'prototype.deleted', text: `Prototype "${row.name}" was deleted`, subject: id },
        manager,
      );
      return toPrototypeDto(row, actor.userId);
    });
  }

  /** How many were in `status` at a moment of the past, samples left out unless there is nothing else. */
  async countAt(status: PrototypeStatus, at: Date): Promise<{ count: number; sample: boolean }> {
    const rows = await this.source.query<{ sample: boolean; count: number }[]>(
      `select p.sample, count(*) filter (where m.status = $1)::int as count
       from prototypes p left join lateral (
         select status from prototype_moves where prototype_id = p.id and moved_at <= $2
         order by moved_at desc, id desc limit 1) m on true
       group by p.sample`,
      [status, at],
    );
    const real = rows.find((row) => !row.sample);
    const used = real ?? rows[0];
    return { count: used?.count ?? 0, sample: used?.sample ?? false };
  }

  /** Takes the sample rows away. @returns how many there were */
  async clearSamples(): Promise<number> {
    return (await this.prototypes.delete({ sample: true })).affected ?? 0;
  }

  /** Puts sample rows into an empty table. */
  async addSamples(manager: EntityManager, rows: NewPrototype[]): Promise<void> {
    if (await manager.exists(Prototype)) return;
    for (const row of rows) await this.insert(manager, { ...row, sample: true });
  }

  private async insert(manager: EntityManager, values: Partial<Prototype>): Promise<Prototype> {
    const row = manager.create(Prototype, values);
    row.place = await this.placeFor(manager, row, null);
    const saved = await manager.save(row);
    await this.noteMove(manager, saved.id, saved.status);
    return saved;
  }

  private async noteMove(manager: EntityManager, id: string, status: PrototypeStatus): Promise<void> {
    await manager.query('insert into prototype_moves (prototype_id, status, moved_at) values ($1, $2, $3)', [
      id,
      status,
      this.clock.now(),
    ]);
  }

  /** A place between two neighbours of the board, or after the last one. */
  private async placeFor(manager: EntityManager, row: Prototype, before: string | null): Promise<number> {
    const column = await manager.find(Prototype, {
      where: { status: row.status },
      order: { place: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const others = column.filter(({ id }) => id !== row.id);
    if (before === null) return (others.at(-1)?.place ?? 0) + 1;
    const index = others.findIndex(({ id }) => id === before);
    if (index < 0) throw invalidField('before', 'is not a prototype of this status');
    const next = others[index]?.place ?? 1;
    const previous = others[index - 1]?.place ?? next - 2;
    const between = (previous + next) / 2;
    if (between > previous && between < next) return between;
    // Too many moves to the same gap: number the column anew.
    for (const [place, other] of others.entries())
      await manager.update(Prototype, { id: other.id }, { place: place + (place >= index ? 1 : 0) });
    return index;
  }

  private async find(manager: EntityManager, id: string, lock = false): Promise<Prototype> {
    const row = await manager.findOne(Prototype, {
      where: { id },
      ...(lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    if (!row) throw notFound('Prototype not found');
    return row;
  }
}

const uniqueNames = (names: string[]): string[] => [...new Set(names.map((name) => name.trim()))];
