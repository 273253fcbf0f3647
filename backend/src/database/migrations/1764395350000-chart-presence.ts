import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each chart first listed each game, and which markets are test markets for soft launches. */
export class ChartPresence1764395350000 implements MigrationInterface {
  name = 'ChartPresence1764395350000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chart_presence (
        platform text not null,
        category text not null,
        ranking_type text not null,
        country text not null,
        bundle_id text not null,
        sample boolean not null,
        first_day date not null,
        first_top_20 date,
        first_top_50 date,
        first_top_100 date,
        first_top_200 date,
        primary key (platform, category, ranking_type, country, bundle_id, sample)
      )`);
    await runner.query(`
      create index chart_presence_first_day_idx
        on chart_presence (platform, category, ranking_type, country, first_day)`);
    await runner.query(`create index chart_presence_bundle_id_idx on chart_presence (bundle_id)`);
    await runner.query(`
      create table chart_presence_lists (
        platform text not null,
        category text not null,
        ranking_type text not null,
        country text not null,
        captures integer not null,
        entries bigint not null,
        changed_at timestamptz not null,
        captured_until timestamptz not null,
        primary key (platform, category, ranking_type, country)
      )`);
    await runner.query(`alter table markets add column is_test boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table markets drop column is_test`);
    await runner.query(`drop table chart_presence, chart_presence_lists`);
  }
}
