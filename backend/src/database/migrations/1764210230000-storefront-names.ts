import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The title of a game in each storefront. Until now a game had only the title of the first storefront read. */
export class StorefrontNames1764210230000 implements MigrationInterface {
  name = 'StorefrontNames1764210230000';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign key to games, which would slow down every write of a chart; merges move the rows.
    await runner.query(`
      create table storefront_names (
        bundle_id text not null,
        platform text not null,
        country text not null,
        title text not null,
        developer text,
        icon_url text,
        primary key (bundle_id, platform, country)
      )`);
    await runner.query(`
      insert into storefront_names (bundle_id, platform, country, title, developer, icon_url)
      select distinct on (bundle_id, platform, country) bundle_id, platform, country, title, developer, icon_url
      from game_listings
      where country is not null and country <> 'us' and not sample and title <> bundle_id
      order by bundle_id, platform, country, updated_at desc`);
    await runner.query(
      `create index storefront_names_search_idx on storefront_names using gin (title gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table storefront_names`);
  }
}
