import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Evidence that analysts add, and the cue behind each item that they confirm or reject. */
export class LearnedCues1764391172000 implements MigrationInterface {
  name = 'LearnedCues1764391172000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table analysis_feedback add column quote text, add column cues text[] not null default '{}',
         drop constraint analysis_feedback_verdict_check,
         add constraint analysis_feedback_verdict_check
           check (verdict in ('confirmed', 'corrected', 'rejected', 'added'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from analysis_feedback where verdict = 'added'`);
    await runner.query(
      `alter table analysis_feedback drop column quote, drop column cues,
         drop constraint analysis_feedback_verdict_check,
         add constraint analysis_feedback_verdict_check check (verdict in ('confirmed', 'corrected', 'rejected'))`,
    );
  }
}
