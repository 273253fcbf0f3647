import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fingerprints of store icons, for matching games of both stores. */
export class IconPrints1764455000000 implements MigrationInterface {
  name = 'IconPrints1764455000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table icon_prints (url text primary key, print text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table icon_prints');
  }
}
