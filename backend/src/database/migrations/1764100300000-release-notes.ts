import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Release notes of the current version of a game. */
export class ReleaseNotes1764100300000 implements MigrationInterface {
  name = 'ReleaseNotes1764100300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table game_listings add column release_notes text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table game_listings drop column release_notes`);
  }
}
