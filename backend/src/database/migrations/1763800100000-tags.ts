import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags and the games that have them. */
export class Tags1763800100000 implements MigrationInterface {
  name = 'Tags1763800100000';

  async up(runner: QueryRunner): Promise<void> {
    // name_key is the name for comparisons, built in code because the result of lower() depends on the cluster.
    await runner.query(`
      create table tags (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        name_key text not null,
        description text,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create unique index tags_created_by_name_key on tags (created_by, name_key)`);
    await runner.query(`create index tags_name_idx on tags (name_key, id)`);
    await runner.query(`
      create table game_tags (
        game_id text not null references games (bundle_id) on update cascade,
        tag_id uuid not null references tags (id) on delete cascade,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        primary key (tag_id, game_id)
      )`);
    await runner.query(`create index game_tags_game_id_idx on game_tags (game_id)`);
    // For deleting a person.
    await runner.query(`create index game_tags_created_by_idx on game_tags (created_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table game_tags, tags`);
  }
}
