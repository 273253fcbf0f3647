import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GameFilters } from '../games/game-filters.service.js';
import { GameParts } from '../games/game-parts.service.js';
import { MergedGames } from '../games/merged-games.service.js';
import type { GameAnalysisDto } from './analyses.dto.js';
import { hasItem } from './analyses.list.js';
import { ANALYSIS_FIELDS, ANALYSIS_JOINS, type AnalysisRow, toAnalysisDto } from './analysis-rows.js';

/** What analyses add to games. */
@Injectable()
export class AnalysisParts implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly games: GameParts,
    private readonly filters: GameFilters,
    private readonly merged: MergedGames,
  ) {}

  onModuleInit(): void {
    this.games.register('analysis', (bundleId) => this.current(bundleId));
    this.filters.register(
      'mechanic',
      (n) => `g.bundle_id in (select a.bundle_id from game_analysis a where a.is_current and ${hasItem(n)})`,
    );
    this.merged.onMove(moveAnalyses);
  }

  private async current(bundleId: string): Promise<GameAnalysisDto | null> {
    const [row] = await this.source.query<AnalysisRow[]>(
      `select ${ANALYSIS_FIELDS} from game_analysis a ${ANALYSIS_JOINS} where a.bundle_id = $1 and a.is_current`,
      [bundleId],
    );
    return row ? toAnalysisDto(row) : null;
  }
}

/** Gives everything said of a placeholder to the game that it turned out to be. */
async function moveAnalyses(manager: EntityManager, from: string, to: string): Promise<void> {
  await manager.query('update game_analysis set is_current = false where bundle_id in ($1, $2)', [from, to]);
  await manager.query(
    `update game_analysis set bundle_id = $2,
       version = version + (select coalesce(max(version), 0) from game_analysis where bundle_id = $2)
     where bundle_id = $1`,
    [from, to],
  );
  await manager.query(
    `update game_analysis set is_current = true where id = (
       select id from game_analysis where bundle_id = $1 order by analyzed_at desc, version desc, id desc limit 1)`,
    [to],
  );
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
