import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the role analyst: all research and ideas, no account management. */
export class AnalystRole1764000100000 implements MigrationInterface {
  name = 'AnalystRole1764000100000';

  async up(runner: QueryRunner): Promise<void> {
    await setRoles(runner, `'user', 'analyst', 'admin'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update profiles set role = 'user' where role = 'analyst'`);
    await setRoles(runner, `'user', 'admin'`);
  }
}

async function setRoles(runner: QueryRunner, roles: string): Promise<void> {
  await runner.query(`
    alter table profiles
      drop constraint profiles_role_check,
      add constraint profiles_role_check check (role in (${roles}))`);
}
