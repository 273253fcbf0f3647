import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The catalog, all chart captures (partitioned by month), and the current lists. */
export class GamesAndRankings1763700100000 implements MigrationInterface {
  name = 'GamesAndRankings1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists pg_trgm`);
    await runner.query(`
      create table games (
        bundle_id text primary key,
        title text not null,
        developer text,
        icon_url text,
        title_country text,
        sample boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`create index games_title_idx on games (title, bundle_id)`);
    await runner.query(
      `create index games_search_idx on games using gin ((title || ' ' || coalesce(developer, '') || ' ' || bundle_id) gin_trgm_ops)`,
    );
    await runner.query(`
      create table game_listings (
        platform text not null check (platform in ('android', 'ios')),
        store_id text not null,
        bundle_id text not null references games (bundle_id) on update cascade,
        url text,
        title text not null,
        developer text,
        icon_url text,
        country text,
        description text,
        categories text[] not null default '{}',
        screenshots text[] not null default '{}',
        video_url text,
        version text,
        last_update timestamptz,
        release_date timestamptz,
        similar_apps jsonb not null default '[]',
        downloads jsonb,
        revenue jsonb,
        rating jsonb,
        field_sources jsonb not null default '{}',
        sample boolean not null default false,
        first_seen_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (platform, store_id)
      )`);
    await runner.query(`create index game_listings_bundle_id_idx on game_listings (bundle_id)`);
    await runner.query(`
      create table chart_captures (
        platform text not null check (platform in ('android', 'ios')),
        category text not null,
        country text not null check (country ~ '^[a-z]{2}$'),
        ranking_type text not null check (ranking_type in ('downloads', 'revenue', 'new')),
        captured_at timestamptz not null,
        sample boolean not null default false,
        source text not null,
        derived text,
        row_count integer not null default 0,
        created_at timestamptz not null default now(),
        primary key (platform, category, country, ranking_type, captured_at)
      )`);
    await runner.query(
      `create index chart_captures_captured_at_idx on chart_captures (captured_at, platform, category, country, ranking_type)`,
    );
    // No foreign key to games: adding a partition would then need a lock on games that no import could share.
    // Games are only ever merged, which moves their history first.
    await runner.query(`
      create table game_rankings (
        platform text not null,
        category text not null,
        country text not null,
        ranking_type text not null,
        captured_at timestamptz not null,
        rank_position integer not null check (rank_position >= 1),
        bundle_id text not null,
        sample boolean not null default false,
        primary key (platform, category, country, ranking_type, captured_at, rank_position)
      ) partition by range (captured_at)`);
    await runner.query(
      `create index game_rankings_history_idx on game_rankings (bundle_id, platform, country, category, ranking_type, captured_at)`,
    );
    await runner.query(`
      create table ranking_lists (
        platform text not null,
        category text not null,
        country text not null,
        ranking_type text not null,
        captured_at timestamptz not null,
        sample boolean not null,
        source text not null,
        derived text,
        total integer not null,
        rows text not null,
        updated_at timestamptz not null default now(),
        primary key (platform, category, country, ranking_type)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ranking_lists, game_rankings, chart_captures, game_listings, games`);
  }
}
