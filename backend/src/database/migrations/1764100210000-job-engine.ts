import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every job consists of items, and a lock instead of a lease identifies the process that runs an item. Jobs that
 * wait or run become waiting items, so that the next worker continues them. The queue of pg-boss contained only
 * the ids of those jobs.
 */
export class JobEngine1764100210000 implements MigrationInterface {
  name = 'JobEngine1764100210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index job_items_open_idx, job_items_owner_idx`);
    await runner.query(`alter table job_items drop column lease_owner, drop column lease_until,
      drop column position, add column position bigint generated always as identity, add column worker integer`);
    await runner.query(`update job_items set state = 'queued' where state = 'running'`);
    await runner.query(`update job_items i set state = 'cancelled', finished_at = now() from jobs j
      where j.id = i.job_id and i.state = 'queued' and j.cancel_requested`);
    // A job without items becomes one item, unless its upload is incomplete.
    await runner.query(`
      insert into job_items (job_id, key, scope, lane, label, state, attempts)
      select id, '', coalesce(join_key, ''), kind, title, case when cancel_requested then 'cancelled' else 'queued' end, attempts
      from jobs where state in ('queued', 'running') and lease_until is not null
        and not exists (select from job_items where job_id = jobs.id)
      order by created_at, id`);
    await runner.query(`update jobs set state = 'queued' where state = 'running'`);
    await runner.query(
      `create index job_items_queue_idx on job_items (lane, position) where state = 'queued'`,
    );
    await runner.query(`create index job_items_worker_idx on job_items (worker) where state = 'running'`);
    await runner.query(
      `create index job_items_open_idx on job_items (job_id) where state in ('queued', 'running')`,
    );
    await runner.query(`drop index jobs_lease_idx`);
    await runner.query(
      `create index jobs_live_idx on jobs (created_at) where state in ('queued', 'running')`,
    );
    await runner.query(`alter table jobs drop column lease_owner, drop column lease_until, drop column attempts,
      drop column sealed`);
    await runner.query(`drop schema if exists pgboss cascade`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table jobs add column lease_owner uuid, add column lease_until timestamptz,
      add column attempts integer not null default 0, add column sealed boolean not null default false`);
    await runner.query(`update jobs set lease_until = now() where state in ('queued', 'running')
      and exists (select from job_items where job_id = jobs.id)`);
    await runner.query(`delete from job_items where key = ''`);
    await runner.query(`update job_items set state = 'queued' where state = 'running'`);
    await runner.query(
      `drop index jobs_live_idx, job_items_queue_idx, job_items_worker_idx, job_items_open_idx`,
    );
    await runner.query(
      `create index jobs_lease_idx on jobs (lease_until) where state in ('queued', 'running')`,
    );
    await runner.query(`alter table job_items drop column worker, alter column position drop identity,
      alter column position type integer, add column lease_owner uuid, add column lease_until timestamptz`);
    await runner.query(
      `create index job_items_open_idx on job_items (lane, job_id, position) where state in ('queued', 'running')`,
    );
    await runner.query(`create index job_items_owner_idx on job_items (lease_owner) where state = 'running'`);
  }
}
