import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Responses stored for repeated idempotency keys. */
export class Idempotency1763800400000 implements MigrationInterface {
  name = 'Idempotency1763800400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        user_id uuid not null references users (id) on delete cascade,
        key text not null,
        fingerprint text not null,
        holder bigint not null,
        committed boolean not null default false,
        answer text,
        created_at timestamptz not null default now(),
        primary key (user_id, key)
      )`);
    await runner.query(`create index idempotency_keys_created_at_idx on idempotency_keys (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table idempotency_keys`);
  }
}
