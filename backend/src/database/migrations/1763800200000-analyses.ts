import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of analyses, who asked for them, and what analysts said of their items. */
export class Analyses1763800200000 implements MigrationInterface {
  name = 'Analyses1763800200000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
