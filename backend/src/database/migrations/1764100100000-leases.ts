import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes leases usable for everything, not only analyses. */
export class Leases1764100100000 implements MigrationInterface {
  name = 'Leases1764100100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table analysis_turns rename to leases`);
    await runner.query(`alter index analysis_turns_pkey rename to leases_pkey`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter index leases_pkey rename to analysis_turns_pkey`);
    await runner.query(`alter table leases rename to analysis_turns`);
  }
}
