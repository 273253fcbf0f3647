import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A decision about two games stays when the account of the person who made it is deleted, without the person. */
export class MatchDeciders1764462000000 implements MigrationInterface {
  name = 'MatchDeciders1764462000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update game_matches set decided_by = null
      where decided_by is not null and not exists (select from users u where u.id = decided_by)`);
    await runner.query(`alter table game_matches add constraint game_matches_decided_by_fkey
      foreign key (decided_by) references users (id) on delete set null`);
    await runner.query('create index game_matches_decided_by_idx on game_matches (decided_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index game_matches_decided_by_idx');
    await runner.query('alter table game_matches drop constraint game_matches_decided_by_fkey');
  }
}
