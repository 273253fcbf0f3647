import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Watchlists: lists of games to follow. */
export class Watchlists1764419000000 implements MigrationInterface {
  name = 'Watchlists1764419000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table watchlists (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      shared boolean not null default false,
      kind text not null check (kind in ('games', 'tag', 'developer', 'filter')),
      filter jsonb not null default '{}',
      source_name text,
      created_by uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`);
    await runner.query(`create index watchlists_created_by_idx on watchlists (created_by)`);
    // No foreign key to games: a merge moves the rows.
    await runner.query(`create table watchlist_games (
      watchlist_id uuid not null references watchlists (id) on delete cascade,
      bundle_id text not null,
      added_at timestamptz not null default now(),
      primary key (watchlist_id, bundle_id))`);
    await runner.query(`create index watchlist_games_bundle_id_idx on watchlist_games (bundle_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table watchlist_games, watchlists');
  }
}
