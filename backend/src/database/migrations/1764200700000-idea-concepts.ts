import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an idea says beside its lists: pitch, setting, audience, loop and the rest. Ideas from before say nothing. */
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
