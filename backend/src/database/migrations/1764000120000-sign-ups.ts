import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ups that wait for confirmation by e-mail, and how often a person requested access. */
export class SignUps1764000120000 implements MigrationInterface {
  name = 'SignUps1764000120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sign_ups (
        token_hash bytea primary key,
        email text not null,
        password_hash text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await runner.query(`create index sign_ups_email_idx on sign_ups (email)`);
    await runner.query(`alter table profiles add request_count integer not null default 0`);
    await runner.query(`update profiles set request_count = 1 where requested_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table profiles drop request_count`);
    await runner.query(`drop table sign_ups`);
  }
}
