import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity that a person has read: everything up to a time, and single entries after it. */
export class ReadingMarks1763800700000 implements MigrationInterface {
  name = 'ReadingMarks1763800700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table activity_marks (
        user_id uuid primary key references users (id) on delete cascade,
        read_until timestamptz not null
      )`);
    await runner.query(`
      create table activity_reads (
        user_id uuid not null references users (id) on delete cascade,
        activity_id uuid not null references activity (id) on delete cascade,
        primary key (user_id, activity_id)
      )`);
    await runner.query(`create index activity_reads_activity_id_idx on activity_reads (activity_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table activity_reads, activity_marks`);
  }
}
