import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity log and the outbox. */
export class ActivityAndMail1763700300000 implements MigrationInterface {
  name = 'ActivityAndMail1763700300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table activity (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        text text not null,
        subject text,
        user_id uuid references users (id) on delete set null,
        request_id text,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index activity_created_at_idx on activity (created_at desc, id)`);
    await runner.query(`create index activity_kind_idx on activity (kind, created_at desc)`);
    await runner.query(`create index activity_user_id_idx on activity (user_id)`);
    await runner.query(`
      create table outbox (
        id uuid primary key default gen_random_uuid(),
        recipient text not null,
        subject text not null,
        body text,
        state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
        attempts integer not null default 0,
        error text,
        next_try_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        sent_at timestamptz
      )`);
    await runner.query(`create index outbox_created_at_idx on outbox (created_at desc, id)`);
    await runner.query(`create index outbox_due_idx on outbox (next_try_at) where state = 'queued'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table outbox, activity`);
  }
}
