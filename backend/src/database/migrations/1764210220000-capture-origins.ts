import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The import or job of each capture, and removed captures that can still be restored. */
export class CaptureOrigins1764210220000 implements MigrationInterface {
  name = 'CaptureOrigins1764210220000';

  async up(runner: QueryRunner): Promise<void> {
    // Null: stored before origins were recorded. No foreign keys, which would slow down every write of a chart.
    await runner.query(`alter table chart_captures add column import_id uuid, add column job_id uuid`);
    await runner.query(
      `create index chart_captures_import_id_idx on chart_captures (import_id) where import_id is not null`,
    );
    await runner.query(`
      create table chart_imports (
        id uuid primary key,
        file_name text not null,
        job_id uuid references jobs (id) on delete set null,
        row_count integer not null,
        chart_count integer not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index chart_imports_created_at_idx on chart_imports (created_at)`);
    await runner.query(`create index chart_imports_job_id_idx on chart_imports (job_id)`);
    await runner.query(`
      create table chart_removals (
        id uuid primary key default gen_random_uuid(),
        label text not null,
        import_id uuid references chart_imports (id) on delete set null,
        chart_count integer not null,
        row_count integer not null,
        removed_by uuid references profiles (id) on delete set null,
        removed_at timestamptz not null,
        purge_at timestamptz not null
      )`);
    await runner.query(`create index chart_removals_import_id_idx on chart_removals (import_id)`);
    await runner.query(`create index chart_removals_removed_by_idx on chart_removals (removed_by)`);
    // All ranks of a capture in one row: they are only read when it is restored.
    await runner.query(`
      create table removed_captures (
        removal_id uuid not null references chart_removals (id) on delete cascade,
        platform text not null,
        category text not null,
        country text not null,
        ranking_type text not null,
        captured_at timestamptz not null,
        sample boolean not null,
        source text not null,
        derived text,
        import_id uuid,
        job_id uuid,
        created_at timestamptz not null,
        positions integer[] not null,
        bundle_ids text[] not null,
        primary key (removal_id, platform, category, country, ranking_type, captured_at)
      )`);
    await runner.query(`alter table ranking_lists add column previous_total integer`);
    await runner.query(`
      update ranking_lists l set previous_total = (
        select c.row_count from chart_captures c
        where (c.platform, c.category, c.country, c.ranking_type)
            = (l.platform, l.category, l.country, l.ranking_type) and c.captured_at < l.captured_at
        order by c.captured_at desc limit 1)
      where derived is distinct from 'union'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ranking_lists drop column previous_total`);
    await runner.query(`drop table removed_captures, chart_removals, chart_imports`);
    await runner.query(`alter table chart_captures drop column import_id, drop column job_id`);
  }
}
