import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Single-key shortcuts can be turned off. */
export class SingleKeyShortcuts1764460000000 implements MigrationInterface {
  name = 'SingleKeyShortcuts1764460000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table user_settings add single_key_shortcuts boolean not null default true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table user_settings drop single_key_shortcuts');
  }
}
