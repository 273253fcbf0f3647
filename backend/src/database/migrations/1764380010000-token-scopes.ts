import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scopes and secret rotation of API tokens, and service accounts. */
export class TokenScopes1764380010000 implements MigrationInterface {
  name = 'TokenScopes1764380010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table api_tokens add scopes text[], add previous_hash bytea,
      add previous_until timestamptz`);
    await runner.query(`create unique index api_tokens_previous_hash_key on api_tokens (previous_hash)
      where previous_hash is not null`);
    await runner.query(`alter table profiles add is_service boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table profiles drop is_service`);
    await runner.query(`alter table api_tokens drop scopes, drop previous_hash, drop previous_until`);
  }
}
