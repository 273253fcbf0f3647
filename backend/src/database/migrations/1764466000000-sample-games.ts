import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds sample games, or that there are none, without reading all games: each chart that is stored asks. */
export class SampleGames1764466000000 implements MigrationInterface {
  name = 'SampleGames1764466000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index games_sample_idx on games (bundle_id) where sample`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index games_sample_idx`);
  }
}
