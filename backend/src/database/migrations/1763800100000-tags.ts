import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags and which games carry them. */
export class Tags1763800100000 implements MigrationInterface {
  name = 'Tags1763800100000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
