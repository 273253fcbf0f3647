import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks sessions that ended because the person lost access, so that the browser can say so. */
export class SessionLostAccess1764000110000 implements MigrationInterface {
  name = 'SessionLostAccess1764000110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sessions add lost_access boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sessions drop lost_access`);
  }
}
