import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prototypes with their status history, and plugins with installations and ratings. */
export class PrototypesAndPlugins1763800600000 implements MigrationInterface {
  name = 'PrototypesAndPlugins1763800600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table prototypes (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        description text,
        status text not null check (status in ('Planning', 'In Progress', 'Testing')),
        progress integer not null default 0 check (progress between 0 and 100),
        team text[] not null default '{}',
        idea_id uuid,
        idea_name text,
        place double precision not null default 0,
        sample boolean not null default false,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`create index prototypes_board_idx on prototypes (status, place)`);
    await runner.query(`create index prototypes_created_by_idx on prototypes (created_by)`);
    await runner.query(`
      create table prototype_moves (
        id bigint generated always as identity primary key,
        prototype_id uuid not null references prototypes (id) on delete cascade,
        status text not null,
        moved_at timestamptz not null default now()
      )`);
    await runner.query(`create index prototype_moves_idx on prototype_moves (prototype_id, moved_at)`);
    await runner.query(`
      create table plugins (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        author text not null,
        description text,
        version text not null,
        url text not null,
        status text not null check (status in ('submitted', 'listed', 'rejected')),
        sample_downloads integer not null default 0,
        sample_rating numeric(2, 1),
        sample boolean not null default false,
        submitted_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(
      `create unique index plugins_name_idx on plugins (lower(name)) where status <> 'rejected'`,
    );
    await runner.query(`create index plugins_submitted_by_idx on plugins (submitted_by)`);
    await runner.query(`
      create table plugin_uses (
        plugin_id uuid not null references plugins (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        installed boolean not null default false,
        downloads integer not null default 0,
        stars smallint check (stars between 1 and 5),
        updated_at timestamptz not null default now(),
        primary key (plugin_id, user_id)
      )`);
    await runner.query(`create index plugin_uses_user_id_idx on plugin_uses (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table plugin_uses, plugins, prototype_moves, prototypes`);
  }
}
