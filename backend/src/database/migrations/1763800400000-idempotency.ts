import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers kept for a repeated Idempotency-Key. */
export class Idempotency1763800400000 implements MigrationInterface {
  name = 'Idempotency1763800400000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
