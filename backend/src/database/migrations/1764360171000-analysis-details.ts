import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Details of analyzed items, and facts stated by the stores. */
export class AnalysisDetails1764360171000 implements MigrationInterface {
  name = 'AnalysisDetails1764360171000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table game_analysis add column details jsonb not null default '[]',
         add column detail_keys text[] not null default '{}'`,
    );
    await runner.query(
      `create index game_analysis_details_idx on game_analysis using gin (detail_keys) where is_current`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_analysis drop column details, drop column detail_keys');
  }
}
