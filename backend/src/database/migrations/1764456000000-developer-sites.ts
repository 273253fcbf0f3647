import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The developer's website that a store page links to. */
export class DeveloperSites1764456000000 implements MigrationInterface {
  name = 'DeveloperSites1764456000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_listings add developer_site text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_listings drop developer_site');
  }
}
