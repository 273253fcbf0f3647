import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ideas, their former versions, and the talk about them. */
export class Ideas1763800300000 implements MigrationInterface {
  name = 'Ideas1763800300000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
