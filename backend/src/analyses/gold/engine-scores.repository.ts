import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EngineScore } from './engine-score.entity.js';

export type EngineScoreRow = EngineScore & { scoredByName: string | null };

@Injectable()
export class EngineScoresRepository {
  constructor(private readonly source: DataSource) {}

  async insert(row: Omit<EngineScore, 'id'>): Promise<void> {
    await this.source.manager.insert(EngineScore, row);
  }

  listNewest(most: number): Promise<EngineScoreRow[]> {
    return this.source.query<EngineScoreRow[]>(
      `select s.id, s.engine, s.engine_version as "engineVersion", s.model, s.taxonomy_version as "taxonomyVersion",
         s.games, s.right_items as "right", s.wrong_items as wrong, s.missed_items as missed, s.failed,
         s.duration_ms as "durationMs", s.cost, s.scored_by as "scoredBy",
         coalesce(p.display_name, p.email) as "scoredByName", s.scored_at as "scoredAt"
       from engine_scores s left join profiles p on p.id = s.scored_by
       order by s.scored_at desc, s.id limit $1`,
      [most],
    );
  }
}
