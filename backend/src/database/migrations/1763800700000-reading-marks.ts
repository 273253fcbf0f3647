import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person has read of the activity. */
export class ReadingMarks1763800700000 implements MigrationInterface {
  name = 'ReadingMarks1763800700000';

  async up(_runner: QueryRunner): Promise<void> {}

  async down(_runner: QueryRunner): Promise<void> {}
}
