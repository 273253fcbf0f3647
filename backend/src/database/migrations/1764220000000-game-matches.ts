import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches: pairs of games, one from each store, that are or may be the same game. */
export class GameMatches1764220000000 implements MigrationInterface {
  name = 'GameMatches1764220000000';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign keys to games: a match outlives the game that was merged into the other one.
    await runner.query(`
      create table game_matches (
        id uuid primary key default gen_random_uuid(),
        android_bundle_id text not null,
        ios_bundle_id text not null,
        status text not null,
        confidence text not null,
        evidence jsonb not null,
        decided_by uuid,
        decided_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(
      `create unique index game_matches_pair_idx on game_matches (android_bundle_id, ios_bundle_id)`,
    );
    await runner.query(
      `create unique index game_matches_linked_idx on game_matches (ios_bundle_id) where status = 'linked'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table game_matches`);
  }
}
