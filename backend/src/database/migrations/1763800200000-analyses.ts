import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of analyses, what analysts said of their items, and the use of language models. */
export class Analyses1763800200000 implements MigrationInterface {
  name = 'Analyses1763800200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table model_usage (
        user_id uuid not null references users (id) on delete cascade,
        day date not null,
        minute_ends timestamptz not null,
        minute_calls integer not null,
        day_calls integer not null,
        prompt_tokens bigint not null default 0,
        completion_tokens bigint not null default 0,
        cost numeric not null default 0,
        unpriced_calls integer not null default 0,
        primary key (user_id, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table model_usage`);
  }
}
