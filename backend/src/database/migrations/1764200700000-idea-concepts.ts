import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The concept of an idea: pitch, setting, audience, loop and more. Empty for existing ideas. */
export class IdeaConcepts1764200700000 implements MigrationInterface {
  name = 'IdeaConcepts1764200700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table game_ideas add column concept jsonb not null default '{}'`);
    await runner.query(`alter table idea_versions add column concept jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idea_versions drop column concept`);
    await runner.query(`alter table game_ideas drop column concept`);
  }
}
