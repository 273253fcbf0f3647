import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Revenue entries. */
export class Revenue1763800500000 implements MigrationInterface {
  name = 'Revenue1763800500000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
