import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for reading the feed by type: finding rare types or sample data would scan all of it. */
export class EventFilters1764391195000 implements MigrationInterface {
  name = 'EventFilters1764391195000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index market_events_type_idx on market_events (type, id)`);
    await runner.query(`create index market_events_sample_idx on market_events (id) where sample`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index market_events_sample_idx`);
    await runner.query(`drop index market_events_type_idx`);
  }
}
