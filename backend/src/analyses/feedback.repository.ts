import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnalysisFeedback } from './analysis-feedback.entity.js';

type FeedbackKey = Pick<AnalysisFeedback, 'bundleId' | 'kind' | 'itemKey'>;

@Injectable()
export class FeedbackRepository {
  constructor(private readonly source: DataSource) {}

  async upsert(row: AnalysisFeedback, manager: EntityManager = this.source.manager): Promise<void> {
    await manager.query(
      `insert into analysis_feedback (bundle_id, kind, item_key, item_name, verdict, name, description, user_id,
         created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (bundle_id, kind, item_key) do update set item_name = excluded.item_name,
         verdict = excluded.verdict, name = excluded.name, description = excluded.description,
         user_id = excluded.user_id, created_at = excluded.created_at`,
      [
        row.bundleId,
        row.kind,
        row.itemKey,
        row.itemName,
        row.verdict,
        row.name,
        row.description,
        row.userId,
        row.createdAt,
      ],
    );
  }

  async delete(
    { bundleId, kind, itemKey }: FeedbackKey,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.query(
      'delete from analysis_feedback where bundle_id = $1 and kind = $2 and item_key = $3',
      [bundleId, kind, itemKey],
    );
  }

  /** For the export of a person's data. */
  listByPerson(userId: string): Promise<object[]> {
    return this.source.query<object[]>(
      `select bundle_id as "bundleId", kind, item_name as "itemName", verdict, name, description,
         created_at as "createdAt"
       from analysis_feedback where user_id = $1 order by created_at desc, item_key`,
      [userId],
    );
  }

  /** Gives the feedback on one game to another; of two on the same item the newer one stays. */
  async moveToGame(from: string, to: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into analysis_feedback as f
       select $2, kind, item_key, item_name, verdict, name, description, user_id, created_at
       from analysis_feedback where bundle_id = $1
       on conflict (bundle_id, kind, item_key) do update set item_name = excluded.item_name,
         verdict = excluded.verdict, name = excluded.name, description = excluded.description,
         user_id = excluded.user_id, created_at = excluded.created_at
       where f.created_at < excluded.created_at`,
      [from, to],
    );
    await manager.query('delete from analysis_feedback where bundle_id = $1', [from]);
  }

  /** Deletes the feedback on those of the games that have no analysis. */
  async deleteWithoutAnalysis(bundleIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from analysis_feedback f where bundle_id = any($1::text[])
         and not exists (select from game_analysis a where a.bundle_id = f.bundle_id)`,
      [bundleIds],
    );
  }
}
