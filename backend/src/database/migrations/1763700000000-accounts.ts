import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts: credentials (users), roles (profiles) and sessions. */
export class Accounts1763700000000 implements MigrationInterface {
  name = 'Accounts1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        password_hash text not null,
        created_at timestamptz not null default now(),
        password_changed_at timestamptz not null default now()
      )`);
    await runner.query(`create unique index users_email_key on users (lower(email))`);
    await runner.query(`
      create table profiles (
        id uuid primary key references users (id) on delete cascade,
        email text not null,
        display_name text,
        role text not null default 'user' check (role in ('user', 'admin')),
        status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'disabled')),
        approved boolean not null generated always as (status = 'approved') stored,
        session_version integer not null default 0,
        created_at timestamptz not null default now(),
        last_active_at timestamptz
      )`);
    await runner.query(`create index profiles_created_at_idx on profiles (created_at desc, id)`);
    await runner.query(`
      create table sessions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        token_hash bytea not null,
        previous_token_hash bytea,
        rotated_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        user_agent text,
        ip text
      )`);
    await runner.query(`create index sessions_user_id_idx on sessions (user_id)`);
    // Counters of rate-limiter-flexible, shared by all processes.
    await runner.query(
      `create table rate_limits (key text primary key, points integer not null default 0, expire bigint)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table rate_limits, sessions, profiles, users`);
  }
}
