import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for access, second factors, password resets, personal API tokens and settings of people. */
export class AccountSecurity1763700310000 implements MigrationInterface {
  name = 'AccountSecurity1763700310000';

  async up(runner: QueryRunner): Promise<void> {
    // Null for accounts created by an operator, who never requested access.
    await runner.query(`
      alter table profiles
        add requested_at timestamptz,
        add decided_at timestamptz,
        add decided_by uuid references users (id) on delete set null,
        add decision_reason text`);
    await runner.query(`create index profiles_requested_at_idx on profiles (status, requested_at desc)`);
    await runner.query(`create index profiles_decided_by_idx on profiles (decided_by)`);
    await runner.query(`
      create table password_resets (
        token_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await runner.query(`create index password_resets_user_id_idx on password_resets (user_id)`);
    await runner.query(`
      create table second_factors (
        user_id uuid primary key references users (id) on delete cascade,
        sealed_secret bytea not null,
        confirmed_at timestamptz,
        last_time_step bigint not null default 0,
        recovery_hashes bytea[] not null default '{}',
        created_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table api_tokens (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        scope text not null check (scope in ('read', 'write')),
        token_hash bytea not null,
        ending text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        last_used_at timestamptz
      )`);
    await runner.query(`create unique index api_tokens_token_hash_key on api_tokens (token_hash)`);
    await runner.query(`create index api_tokens_user_id_idx on api_tokens (user_id)`);
    await runner.query(`
      create table user_settings (
        user_id uuid primary key references users (id) on delete cascade,
        email_notifications boolean not null default true,
        push_notifications boolean not null default false,
        product_updates boolean not null default true,
        theme text not null default 'dark' check (theme in ('light', 'dark', 'system')),
        request_notice_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table user_settings, api_tokens, second_factors, password_resets`);
    await runner.query(`
      alter table profiles drop requested_at, drop decided_at, drop decided_by, drop decision_reason`);
  }
}
