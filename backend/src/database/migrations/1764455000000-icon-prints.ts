import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What store icons look like, so that games of both stores can be compared by them. */
export class IconPrints1764455000000 implements MigrationInterface {
  name = 'IconPrints1764455000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table icon_prints (url text primary key, print text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table icon_prints');
  }
}
