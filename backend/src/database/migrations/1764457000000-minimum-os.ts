import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The minimum version of Android or iOS of a game. */
export class MinimumOs1764457000000 implements MigrationInterface {
  name = 'MinimumOs1764457000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_listings add minimum_os text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_listings drop minimum_os');
  }
}
