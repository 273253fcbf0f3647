import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person's view state: columns, sort orders, folded sections. */
export class ViewState1764200900000 implements MigrationInterface {
  name = 'ViewState1764200900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_view_states (
        user_id uuid primary key references users (id) on delete cascade,
        entries jsonb not null default '{}'
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table user_view_states`);
  }
}
