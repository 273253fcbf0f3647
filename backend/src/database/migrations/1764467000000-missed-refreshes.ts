import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the schedule of each market was followed, so that a refresh that was missed is made up. */
export class MissedRefreshes1764467000000 implements MigrationInterface {
  name = 'MissedRefreshes1764467000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table coverage_checks add column schedule text, add column started_until timestamptz,
         add column made_up_at timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table coverage_checks drop column schedule, drop column started_until, drop column made_up_at`,
    );
  }
}
