import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail that only its recipient may read: sealed until it is delivered, then wiped. */
export class SealedMail1764000200000 implements MigrationInterface {
  name = 'SealedMail1764000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox
        add confidential boolean not null default false,
        add sealed_body bytea,
        add check (not confidential or body is null)`);
    // Links of earlier versions stood here in plain text. They end within 30 minutes, so none is worth sealing.
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
