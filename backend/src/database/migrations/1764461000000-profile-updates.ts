import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every change of a profile is found by its time: names and roles had none. */
export class ProfileUpdates1764461000000 implements MigrationInterface {
  name = 'ProfileUpdates1764461000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profiles add updated_at timestamptz not null default now()');
    await runner.query(
      'update profiles set updated_at = greatest(created_at, requested_at, decided_at, last_active_at)',
    );
    await runner.query('create index profiles_updated_at_idx on profiles (updated_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profiles drop updated_at');
  }
}
