import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JudgedItem } from '../gold/gold-set.js';
import type { AnalysisFeedback } from './analysis-feedback.entity.js';

type FeedbackKey = Pick<AnalysisFeedback, 'bundleId' | 'kind' | 'itemKey'>;

@Injectable()
export class FeedbackRepository {
  constructor(private readonly source: DataSource) {}

  async upsert(row: AnalysisFeedback, manager: EntityManager = this.source.manager): Promise<void> {
    await manager.query(
      `insert into analysis_feedback (bundle_id, kind, item_key, item_name, verdict, name, description, user_id,
         created_at, quote, cues)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (bundle_id, kind, item_key) do update set item_name = excluded.item_name,
         verdict = excluded.verdict, name = excluded.name, description = excluded.description,
         user_id = excluded.user_id, created_at = excluded.created_at,
         quote = case excluded.verdict when 'added' then coalesce(excluded.quote, analysis_feedback.quote) end,
         cues = excluded.cues`,
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
        row.quote,
        row.cues,
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

  /** Counts rejections and confirmations of what a cue found. */
  async countCue(
    entryId: string,
    cue: string,
    manager: EntityManager,
  ): Promise<{ wrong: number; right: number }> {
    const [row] = await manager.query<{ wrong: number; right: number }[]>(
      `select count(*) filter (where verdict = 'rejected')::int as wrong,
         count(*) filter (where verdict <> 'rejected')::int as right
       from analysis_feedback where item_key = $1 and cues @> array[$2]`,
      [entryId, cue],
    );
    return row ?? { wrong: 0, right: 0 };
  }

  /** All feedback by game. */
  listVerdicts(): Promise<JudgedItem[]> {
    return this.source.query<JudgedItem[]>(
      `select bundle_id as "bundleId", item_key as "itemKey", verdict, name
       from analysis_feedback order by bundle_id, item_key`,
    );
  }

  /** Moves feedback from one game to another; the newer one wins per item. */
  async moveToGame(from: string, to: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into analysis_feedback as f
         (bundle_id, kind, item_key, item_name, verdict, name, description, user_id, created_at, quote, cues)
       select $2, kind, item_key, item_name, verdict, name, description, user_id, created_at, quote, cues
       from analysis_feedback where bundle_id = $1
       on conflict (bundle_id, kind, item_key) do update set item_name = excluded.item_name,
         verdict = excluded.verdict, name = excluded.name, description = excluded.description,
         user_id = excluded.user_id, created_at = excluded.created_at, quote = excluded.quote,
         cues = excluded.cues
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
