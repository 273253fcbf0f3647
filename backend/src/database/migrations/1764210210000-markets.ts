import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Markets with their schedules, and the default markets of people and the installation. */
export class Markets1764210210000 implements MigrationInterface {
  name = 'Markets1764210210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table markets (
        country text primary key check (country ~ '^[a-z]{2}$'),
        platforms text[] not null default '{android,ios}' check (cardinality(platforms) > 0),
        cron text,
        paused boolean not null default false,
        last_run_at timestamptz,
        last_run jsonb,
        default_platform text check (default_platform in ('android', 'ios')),
        default_category text,
        updated_at timestamptz not null default now(),
        check ((default_platform is null) = (default_category is null))
      )`);
    await runner.query(`
      create table user_default_markets (
        user_id uuid primary key references profiles (id) on delete cascade,
        platform text not null check (platform in ('android', 'ios')),
        country text not null check (country ~ '^[a-z]{2}$'),
        category text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table user_default_markets, markets`);
  }
}
