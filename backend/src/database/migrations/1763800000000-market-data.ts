import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dated snapshots of what the stores say, the change log read from them, and notes of the team. */
export class MarketData1763800000000 implements MigrationInterface {
  name = 'MarketData1763800000000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
