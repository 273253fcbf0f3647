import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The team's notes on days of games and charts. */
export class Annotations1764440000000 implements MigrationInterface {
  name = 'Annotations1764440000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table annotations (
      id uuid primary key default gen_random_uuid(),
      day date not null,
      text text not null check (length(text) between 1 and 1000),
      bundle_id text references games (bundle_id) on update cascade on delete cascade,
      platform text,
      country text,
      category text,
      created_by uuid references profiles (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (case when bundle_id is null then num_nulls(platform, country, category) = 0
        else num_nonnulls(platform, country, category) = 0 end))`);
    await runner.query(`create index annotations_bundle_id_idx on annotations (bundle_id, day)`);
    await runner.query(
      `create index annotations_chart_idx on annotations (platform, country, category, day)`,
    );
    await runner.query(`create index annotations_created_by_idx on annotations (created_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table annotations');
  }
}
