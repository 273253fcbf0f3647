import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Job items shared by many processes, occurrences of schedules, and rate limits of external hosts. */
export class JobItems1763700400000 implements MigrationInterface {
  name = 'JobItems1763700400000';

  async up(runner: QueryRunner): Promise<void> {
    // A sealed job accepts no more items, because it is ending.
    await runner.query(`alter table jobs add column sealed boolean not null default false`);
    await runner.query(`create index jobs_kind_idx on jobs (kind, created_at desc)`);
    await runner.query(`
      create table job_items (
        job_id uuid not null references jobs (id) on delete cascade,
        key text not null,
        position integer not null,
        scope text not null,
        lane text not null,
        label text not null,
        params jsonb not null default '{}',
        state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
        reason text,
        outcome jsonb,
        attempts integer not null default 0,
        lease_owner uuid,
        lease_until timestamptz,
        not_before timestamptz,
        started_at timestamptz,
        finished_at timestamptz,
        primary key (job_id, key)
      )`);
    await runner.query(
      `create index job_items_open_idx on job_items (lane, job_id, position) where state in ('queued', 'running')`,
    );
    await runner.query(`create index job_items_owner_idx on job_items (lease_owner) where state = 'running'`);
    await runner.query(`
      create table schedule_ticks (
        name text not null,
        tick timestamptz not null,
        primary key (name, tick)
      )`);
    // Per host: the time, in ms since 1970, at which its quota of calls is full again.
    await runner.query(`create table host_budgets (key text primary key, next_free double precision)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table host_budgets, schedule_ticks, job_items`);
    await runner.query(`drop index jobs_kind_idx`);
    await runner.query(`alter table jobs drop column sealed`);
  }
}
