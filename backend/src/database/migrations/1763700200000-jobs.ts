import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Background jobs as people see them, and their uploaded files. */
export class Jobs1763700200000 implements MigrationInterface {
  name = 'Jobs1763700200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table jobs (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        title text not null,
        params jsonb not null default '{}',
        state text not null default 'queued'
          check (state in ('queued', 'running', 'completed', 'failed', 'cancelled')),
        progress_done bigint not null default 0,
        progress_total bigint not null default 0,
        progress_label text not null default '',
        failures jsonb not null default '[]',
        error text,
        result jsonb,
        join_key text,
        cancel_requested boolean not null default false,
        attempts integer not null default 0,
        lease_owner uuid,
        lease_until timestamptz,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz
      )`);
    await runner.query(`create index jobs_created_at_idx on jobs (created_at desc, id)`);
    await runner.query(`create index jobs_created_by_idx on jobs (created_by)`);
    await runner.query(
      `create index jobs_lease_idx on jobs (lease_until) where state in ('queued', 'running')`,
    );
    await runner.query(
      `create unique index jobs_join_key on jobs (join_key) where state in ('queued', 'running') and join_key is not null`,
    );
    await runner.query(`
      create table job_file_chunks (
        job_id uuid not null references jobs (id) on delete cascade,
        position integer not null,
        bytes bytea not null,
        primary key (job_id, position)
      )`);
    await runner.query(`alter table job_file_chunks alter column bytes set storage external`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table job_file_chunks, jobs`);
  }
}
