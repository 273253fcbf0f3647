import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One key per category: "Sports" and "Sports Games" are the same, and the overall category has none. */
export class CategoryKeys1764210240000 implements MigrationInterface {
  name = 'CategoryKeys1764210240000';

  async up(runner: QueryRunner): Promise<void> {
    await this.replace(
      runner,
      `select coalesce(array_agg(regexp_replace(regexp_replace(key, '^games?_', ''), '_games?$', '')), '{}')
       from (select replace(replace(lower(trim(c)), ' ', '_'), '-', '_') as key from unnest(categories) c) as k
       where key not in ('all', 'game', 'games')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replace(
      runner,
      `select coalesce(array_agg(replace(regexp_replace(lower(c), '^games?_', ''), ' ', '_')), '{}')
       from unnest(categories) c`,
    );
  }

  /** The indexes contain the function's previous results. */
  private async replace(runner: QueryRunner, body: string): Promise<void> {
    await runner.query(
      `create or replace function game_category_keys(categories text[]) returns text[]
       language sql immutable parallel safe as $$ ${body} $$`,
    );
    await runner.query('reindex table game_listings');
  }
}
