import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The connected model; at most one row. */
export class AiConnection1764310000000 implements MigrationInterface {
  name = 'AiConnection1764310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_connection (
        id integer primary key check (id = 1),
        base_url text not null,
        sealed_key bytea,
        model text not null,
        allow_private boolean not null default false,
        prompt_price numeric,
        completion_price numeric,
        daily_budget numeric,
        updated_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_connection');
  }
}
