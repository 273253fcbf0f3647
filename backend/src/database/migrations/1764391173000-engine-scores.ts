import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scores of engines on the team's gold set. */
export class EngineScores1764391173000 implements MigrationInterface {
  name = 'EngineScores1764391173000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table engine_scores (
        id uuid primary key default gen_random_uuid(),
        engine text not null,
        engine_version text not null,
        model text,
        taxonomy_version text not null,
        games integer not null,
        right_items integer not null,
        wrong_items integer not null,
        missed_items integer not null,
        failed integer not null,
        duration_ms double precision not null,
        cost double precision,
        scored_by uuid references users (id) on delete set null,
        scored_at timestamptz not null
      )`);
    await runner.query('create index engine_scores_scored_at_idx on engine_scores (scored_at desc)');
    await runner.query('create index engine_scores_scored_by_idx on engine_scores (scored_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table engine_scores');
  }
}
