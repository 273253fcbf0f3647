import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks, their deliveries, and announcements to deliver besides market events. */
export class Webhooks1764350040000 implements MigrationInterface {
  name = 'Webhooks1764350040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table announcements (
      id uuid primary key default gen_random_uuid(),
      type text not null,
      data jsonb not null,
      created_at timestamptz not null default now())`);
    await runner.query(`create index announcements_created_at_idx on announcements (created_at, id)`);
    await runner.query(`create table webhooks (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      url text not null,
      types text[] not null default '{}',
      active boolean not null default true,
      disabled_reason text,
      sealed_secret bytea not null,
      sealed_old_secret bytea,
      old_secret_until timestamptz,
      event_cursor bigint not null,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`);
    await runner.query(`create index webhooks_created_by_idx on webhooks (created_by)`);
    await runner.query(`create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      webhook_id uuid not null references webhooks (id) on delete cascade,
      message_id text not null,
      type text not null,
      body text not null,
      state text not null default 'queued' check (state in ('queued', 'delivered', 'failed')),
      attempts integer not null default 0,
      next_try_at timestamptz not null,
      status_code integer,
      error text,
      duration_ms integer,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      unique (webhook_id, message_id))`);
    await runner.query(`create index webhook_deliveries_due_idx on webhook_deliveries (webhook_id, next_try_at)
      where state = 'queued'`);
    await runner.query(
      `create index webhook_deliveries_log_idx on webhook_deliveries (webhook_id, created_at desc)`,
    );
    await runner.query(`create index webhook_deliveries_created_at_idx on webhook_deliveries (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_deliveries, webhooks, announcements');
  }
}
