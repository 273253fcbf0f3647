import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prototypes and plugins. */
export class PrototypesAndPlugins1763800600000 implements MigrationInterface {
  name = 'PrototypesAndPlugins1763800600000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
