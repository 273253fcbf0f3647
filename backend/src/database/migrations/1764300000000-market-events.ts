import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Market events: changes in charts, on store pages and in analyses. */
export class MarketEvents1764300000000 implements MigrationInterface {
  name = 'MarketEvents1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    // Not an identity column, which attached partitions cannot have.
    await runner.query(`create sequence market_events_id_seq`);
    // No foreign keys, as in the history that the events are derived from.
    await runner.query(`
      create table market_events (
        id bigint not null default nextval('market_events_id_seq'),
        type text not null,
        bundle_id text,
        platform text,
        country text,
        category text,
        ranking_type text,
        happened_at timestamptz not null,
        recorded_at timestamptz not null,
        sample boolean not null default false,
        data jsonb not null default '{}',
        primary key (happened_at, id)
      ) partition by range (happened_at)`);
    await runner.query(`alter sequence market_events_id_seq owned by market_events.id`);
    await runner.query(`create index market_events_id_idx on market_events (id)`);
    await runner.query(`create index market_events_game_idx on market_events (bundle_id, happened_at)`);
    await runner.query(
      `create index market_events_list_idx on market_events (platform, country, category, ranking_type, happened_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table market_events`);
  }
}
