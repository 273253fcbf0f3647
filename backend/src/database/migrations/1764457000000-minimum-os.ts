import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lowest version of Android or iOS that a game runs on. */
export class MinimumOs1764457000000 implements MigrationInterface {
  name = 'MinimumOs1764457000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_listings add minimum_os text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_listings drop minimum_os');
  }
}
