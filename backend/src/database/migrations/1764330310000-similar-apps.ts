import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the store pages that list a game as similar. */
export class SimilarApps1764330310000 implements MigrationInterface {
  name = 'SimilarApps1764330310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index game_listings_similar_apps_idx on game_listings using gin (similar_apps jsonb_path_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index game_listings_similar_apps_idx`);
  }
}
