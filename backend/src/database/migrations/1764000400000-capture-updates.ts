import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When rows of a capture were last added or changed, for clients that follow the history. */
export class CaptureUpdates1764000400000 implements MigrationInterface {
  name = 'CaptureUpdates1764000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table chart_captures add column updated_at timestamptz`);
    await runner.query(`update chart_captures set updated_at = created_at`);
    await runner.query(
      `alter table chart_captures alter column updated_at set not null, alter column updated_at set default now()`,
    );
    await runner.query(`create index chart_captures_updated_at_idx on chart_captures (updated_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table chart_captures drop column updated_at`);
  }
}
