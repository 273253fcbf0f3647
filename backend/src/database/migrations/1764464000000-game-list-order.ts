import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that return the games of a country by rank and by change of rank, so that a page needs no sort of them all. */
export class GameListOrder1764464000000 implements MigrationInterface {
  name = 'GameListOrder1764464000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index current_ranks_rank_idx on current_ranks (country, rank_position, bundle_id)`,
    );
    await runner.query(
      `create index current_ranks_gain_idx on current_ranks (country, (previous_position - rank_position), bundle_id)
       where previous_position is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index current_ranks_rank_idx, current_ranks_gain_idx`);
  }
}
