import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dated snapshots of listings, the change log derived from them, and notes of the team. */
export class MarketData1763800000000 implements MigrationInterface {
  name = 'MarketData1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    const listing = `foreign key (platform, store_id) references game_listings (platform, store_id) on delete cascade`;
    // The newest data of a listing in a country, merged from all providers.
    await runner.query(`
      create table market_data_copies (
        platform text not null,
        store_id text not null,
        country text not null,
        fetched_at timestamptz not null,
        document jsonb not null,
        primary key (platform, store_id, country),
        ${listing}
      )`);
    // Texts are not repeated every day: the change log has each one that changed.
    await runner.query(`
      create table game_snapshots (
        id uuid primary key default gen_random_uuid(),
        platform text not null,
        store_id text not null,
        country text not null,
        taken_at timestamptz not null,
        version text,
        price text,
        downloads jsonb,
        revenue jsonb,
        rating jsonb,
        sources jsonb not null,
        ${listing}
      )`);
    await runner.query(
      `create index game_snapshots_listing_idx on game_snapshots (platform, store_id, country, taken_at)`,
    );
    // The last value of each source: a change is only recorded against the same source and country.
    await runner.query(`
      create table game_last_words (
        platform text not null,
        store_id text not null,
        country text not null,
        source text not null,
        field text not null,
        value text not null,
        seen_at timestamptz not null,
        primary key (platform, store_id, country, source, field),
        ${listing}
      )`);
    await runner.query(`
      create table game_changes (
        id uuid primary key default gen_random_uuid(),
        platform text not null,
        store_id text not null,
        country text not null,
        field text not null,
        from_value text not null,
        to_value text not null,
        source text not null,
        changed_at timestamptz not null,
        ${listing}
      )`);
    await runner.query(
      `create index game_changes_listing_idx on game_changes (platform, store_id, changed_at)`,
    );
    await runner.query(`create index game_changes_changed_at_idx on game_changes (changed_at, id)`);
    await runner.query(`
      create table game_notes (
        id uuid primary key default gen_random_uuid(),
        bundle_id text not null references games (bundle_id) on update cascade on delete cascade,
        text text not null check (length(text) between 1 and 4000),
        created_by uuid references profiles (id) on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`create index game_notes_bundle_id_idx on game_notes (bundle_id, created_at)`);
    await runner.query(`create index game_notes_created_by_idx on game_notes (created_by)`);
    // For titles that start with the typed text, independent of the database's collation.
    await runner.query(`create index games_prefix_idx on games ((lower(title) collate "C"))`);
    // Stores name a category by a label ("Role Playing"), imports and people by a code ("games_role_playing").
    await runner.query(`
      create function game_category_keys(categories text[]) returns text[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg(replace(regexp_replace(lower(c), '^games?_', ''), ' ', '_')), '{}')
        from unnest(categories) c
      $$`);
    await runner.query(
      `create index game_listings_categories_idx on game_listings using gin (game_category_keys(categories))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index games_prefix_idx, game_listings_categories_idx`);
    await runner.query(`drop function game_category_keys(text[])`);
    await runner.query(
      `drop table game_notes, game_changes, game_last_words, game_snapshots, market_data_copies`,
    );
  }
}
