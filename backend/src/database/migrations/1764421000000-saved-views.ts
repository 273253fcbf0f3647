import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved views of lists, and each person's default view. */
export class SavedViews1764421000000 implements MigrationInterface {
  name = 'SavedViews1764421000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table saved_views (
      id uuid primary key default gen_random_uuid(),
      list text not null,
      name text not null,
      shared boolean not null default false,
      query text not null default '',
      columns jsonb,
      created_by uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`);
    await runner.query(`create index saved_views_created_by_idx on saved_views (created_by)`);
    await runner.query(`create index saved_views_list_idx on saved_views (list)`);
    await runner.query(`create table saved_view_defaults (
      user_id uuid not null references users (id) on delete cascade,
      list text not null,
      view_id uuid not null references saved_views (id) on delete cascade,
      primary key (user_id, list))`);
    await runner.query(`create index saved_view_defaults_view_id_idx on saved_view_defaults (view_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_view_defaults, saved_views');
  }
}
