import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confidential mail: encrypted until it is delivered, then deleted. */
export class SealedMail1764000200000 implements MigrationInterface {
  name = 'SealedMail1764000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox
        add confidential boolean not null default false,
        add sealed_body bytea,
        add check (not confidential or body is null)`);
    // Links of earlier versions were stored here in plain text. They expire within 30 minutes, so none needs encrypting.
    await runner.query(`
      update outbox set confidential = true, body = null,
        state = case state when 'queued' then 'failed' else state end,
        error = case state when 'queued' then 'The text was removed by an update; ask for a new link.' else error end
      where body like '%#reset=%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop confidential, drop sealed_body`);
  }
}
