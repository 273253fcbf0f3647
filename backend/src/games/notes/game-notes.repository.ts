import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { contains, matchAny, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import type { GameNoteDto } from './game-notes.dto.js';
import { type GameMove, toMoveColumns } from '../games.types.js';

const NOTE = `n.id, n.bundle_id as "bundleId", n.text, n.created_by as "createdBy",
  coalesce(p.display_name, p.email) as "createdByName", n.created_at as "createdAt", n.updated_at as "updatedAt"`;
// Names of people are joined in, so that a list of notes is one query.
const NOTES = 'game_notes n left join profiles p on p.id = n.created_by';

@Injectable()
export class GameNotesRepository {
  constructor(private readonly reads: ReadDatabase) {}

  list(bundleId: string, query: ListQuery): ListPage<GameNoteDto> {
    return sqlList<GameNoteDto>(this.reads, query, {
      select: NOTE,
      from: NOTES,
      where: ['n.bundle_id = $1'],
      params: [bundleId],
      filters: {
        q: contains('n.text'),
        createdBy: matchAny('n.created_by'),
        updatedSince: since('n.updated_at'),
      },
      id: 'n.id',
    });
  }

  /** @param lock locks the note until the transaction ends */
  async find(
    bundleId: string,
    id: string,
    manager: EntityManager,
    { lock = false } = {},
  ): Promise<GameNoteDto | undefined> {
    const [note] = await manager.query<GameNoteDto[]>(
      `select ${NOTE} from ${NOTES} where n.id = $1 and n.bundle_id = $2 ${lock ? 'for update of n' : ''}`,
      [id, bundleId],
    );
    return note;
  }

  /** @returns its id */
  async insert(
    note: { bundleId: string; text: string; by: string | null | undefined; at: Date },
    manager: EntityManager,
  ): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      `insert into game_notes (bundle_id, text, created_by, created_at, updated_at) values ($1, $2, $3, $4, $4)
       returning id`,
      [note.bundleId, note.text, note.by, note.at],
    );
    return row!.id;
  }

  async updateText(id: string, text: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.query(`update game_notes set text = $2, updated_at = $3 where id = $1`, [id, text, at]);
  }

  async updateGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update game_notes set bundle_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where bundle_id = m.from_id`,
      toMoveColumns(moves),
    );
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.query(`delete from game_notes where id = $1`, [id]);
  }
}
