import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Installs per day of each listing, and indexes for sorting and filtering lists of games. */
export class InstallRates1764300200000 implements MigrationInterface {
  name = 'InstallRates1764300200000';

  async up(runner: QueryRunner): Promise<void> {
    // Filled when a listing is next fetched.
    await runner.query(
      `alter table game_listings add column installs_per_day double precision, add column rate_day date`,
    );
    for (const column of ['install_count', 'installs_per_day', 'last_update', 'release_date'])
      await runner.query(
        `create index game_listings_${column}_idx on game_listings (${column}, bundle_id) where ${column} is not null`,
      );
    await runner.query(
      `create index game_listings_facts_idx on game_listings (bundle_id) include (platform, install_count,
         installs_per_day, contains_ads, in_app_purchases, content_rating, last_update, release_date)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop index game_listings_install_count_idx, game_listings_installs_per_day_idx,
         game_listings_last_update_idx, game_listings_release_date_idx, game_listings_facts_idx`,
    );
    await runner.query(`alter table game_listings drop column installs_per_day, drop column rate_day`);
  }
}
