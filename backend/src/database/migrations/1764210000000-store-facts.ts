import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Store facts: price, purchases, ads, age rating, languages, size and installs of a game. */
export class StoreFacts1764210000000 implements MigrationInterface {
  name = 'StoreFacts1764210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table game_listings
        add column price text,
        add column in_app_purchases boolean,
        add column purchase_range text,
        add column contains_ads boolean,
        add column content_rating text,
        add column availability text,
        add column languages text[] not null default '{}',
        add column size_bytes bigint,
        add column install_count bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table game_listings
        drop column price, drop column in_app_purchases, drop column purchase_range, drop column contains_ads,
        drop column content_rating, drop column availability, drop column languages, drop column size_bytes,
        drop column install_count`);
  }
}
