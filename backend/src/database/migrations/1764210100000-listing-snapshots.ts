import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One snapshot per day, listing and storefront instead of one per fetch, partitioned by month. */
export class ListingSnapshots1764210100000 implements MigrationInterface {
  name = 'ListingSnapshots1764210100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_snapshots (
        country text not null,
        platform text not null,
        store_id text not null,
        day date not null,
        taken_at timestamptz not null,
        install_count bigint,
        rating_score real,
        rating_total bigint,
        rating_counts bigint[],
        facts jsonb,
        sources jsonb,
        others jsonb,
        primary key (country, platform, store_id, day)
      ) partition by range (day)`);
    const months = (await runner.query(
      `select distinct to_char(taken_at at time zone 'UTC', 'YYYY-MM') as month from game_snapshots`,
    )) as { month: string }[];
    for (const { month } of months) {
      await runner.query(
        `create table listing_snapshots_y${month.replace('-', 'm')} partition of listing_snapshots
         for values from ('${month}-01') to ('${month}-01'::date + interval '1 month')`,
      );
    }
    await runner.query(`
      insert into listing_snapshots
      select distinct on (country, platform, store_id, day) country, platform, store_id, day, taken_at, null,
        (rating ->> 'score')::real, (rating ->> 'total')::bigint,
        (select array_agg((star ->> 'count')::bigint order by (star ->> 'stars')::int)
         from jsonb_array_elements(rating -> 'distribution') star having count(*) = 5),
        jsonb_strip_nulls(jsonb_build_object(
          'version', version, 'price', price, 'downloads', downloads, 'revenue', revenue)),
        sources, null
      from game_snapshots, lateral (select (taken_at at time zone 'UTC')::date as day) d
      order by country, platform, store_id, day, taken_at desc`);
    await runner.query(`drop table game_snapshots`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table game_snapshots (
        id uuid primary key default gen_random_uuid(),
        platform text not null,
        store_id text not null,
        country text not null,
        taken_at timestamptz not null,
        version text,
        price text,
        downloads jsonb,
        revenue jsonb,
        rating jsonb,
        sources jsonb not null,
        foreign key (platform, store_id) references game_listings (platform, store_id) on delete cascade
      )`);
    await runner.query(
      `create index game_snapshots_listing_idx on game_snapshots (platform, store_id, country, taken_at)`,
    );
    await runner.query(`drop table listing_snapshots`);
  }
}
