import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which a due capture of a chart is missing, with the reason. */
export class ChartGaps1764300210000 implements MigrationInterface {
  name = 'ChartGaps1764300210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chart_gaps (
        platform text not null,
        category text not null,
        country text not null,
        ranking_type text not null,
        day date not null,
        state text not null check (state in ('empty', 'blocked', 'missing')),
        reason text not null,
        due_at timestamptz,
        job_id uuid,
        sample boolean not null default false,
        noted_at timestamptz not null,
        primary key (country, platform, category, ranking_type, day)
      )`);
    await runner.query(`create index chart_gaps_day_idx on chart_gaps (day)`);
    await runner.query(`
      create table coverage_checks (
        country text primary key,
        checked_until timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table chart_gaps, coverage_checks`);
  }
}
