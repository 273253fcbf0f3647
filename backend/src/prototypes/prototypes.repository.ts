import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DeepPartial, type EntityManager, Repository } from 'typeorm';
import { contains, equalTo, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { tableList } from '../common/list/sql-list.js';
import { PrototypeMove } from './prototype-move.entity.js';
import { Prototype } from './prototype.entity.js';
import type { PrototypeStatus } from './prototypes.types.js';

const LOCK = { mode: 'pessimistic_write' } as const;

/** The tables of prototypes and of their moves on the board. */
@Injectable()
export class PrototypesRepository {
  constructor(@InjectRepository(Prototype) private readonly prototypes: Repository<Prototype>) {}

  listPrototypes(query: ListQuery): ListPage<Prototype> {
    return tableList(this.prototypes, 'p', query, {
      filters: {
        q: contains(`p.name || ' ' || coalesce(p.description, '')`),
        status: matchAny('p.status'),
        ideaId: matchAny('p.idea_id'),
        decision: matchAny('p.decision'),
        sample: equalTo('p.sample'),
        updatedSince: since('p.updated_at'),
      },
    });
  }

  findPrototype(id: string): Promise<Prototype | null> {
    return this.prototypes.findOneBy({ id });
  }

  findLocked(id: string, manager: EntityManager): Promise<Prototype | null> {
    return manager.findOne(Prototype, { where: { id }, lock: LOCK });
  }

  /** The prototypes of one column of the board in order, locked. */
  listColumnLocked(status: PrototypeStatus, manager: EntityManager): Promise<Prototype[]> {
    return manager.find(Prototype, { where: { status }, order: { place: 'ASC', id: 'ASC' }, lock: LOCK });
  }

  hasPrototypes(manager: EntityManager): Promise<boolean> {
    return manager.exists(Prototype);
  }

  /** How many were in `status` at a moment, samples and others apart. */
  countInStatus(
    status: PrototypeStatus,
    times: readonly Date[],
  ): Promise<{ place: number; sample: boolean; count: number }[]> {
    return this.prototypes.query(
      `select t.place::int, p.sample, count(*) filter (where m.status = $1)::int as count
       from unnest($2::timestamptz[]) with ordinality as t (at, place)
       cross join prototypes p left join lateral (
         select status from prototype_moves where prototype_id = p.id and moved_at <= t.at
         order by moved_at desc, id desc limit 1) m on true
       group by t.place, p.sample`,
      [status, times],
    );
  }

  hasPrototype(ideaId: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(Prototype, { ideaId });
  }

  /** Inserts the prototype, or updates the one it was loaded from. */
  savePrototype(prototype: DeepPartial<Prototype>, manager: EntityManager): Promise<Prototype> {
    return manager.save(manager.create(Prototype, prototype));
  }

  async insertMove(
    prototypeId: string,
    status: PrototypeStatus,
    movedAt: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(PrototypeMove, { prototypeId, status, movedAt });
  }

  async updatePlace(id: string, place: number, manager: EntityManager): Promise<void> {
    await manager.update(Prototype, { id }, { place });
  }

  async deletePrototype(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Prototype, { id });
  }

  /** @returns how many were deleted */
  async deleteSamples(): Promise<number> {
    return (await this.prototypes.delete({ sample: true })).affected ?? 0;
  }
}
