import type { MigrationInterface, QueryRunner } from 'typeorm';

const ranksAt = (time: string): string =>
  `select bundle_id, min(rank_position) as rank from game_rankings g
   where g.platform = l.platform and g.category = l.category and g.country = l.country
     and g.ranking_type = l.ranking_type and g.captured_at = ${time}`;

/** Current ranks by game, and indexes for sorting the list of games. */
export class CurrentRanks1764200300000 implements MigrationInterface {
  name = 'CurrentRanks1764200300000';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign key to games, as in game_rankings.
    await runner.query(`
      create table current_ranks (
        platform text not null,
        category text not null,
        country text not null,
        ranking_type text not null,
        bundle_id text not null,
        rank_position integer not null,
        previous_position integer,
        rank_change text check (rank_change in ('up', 'down', 'same', 'new', 'back')),
        primary key (platform, category, country, ranking_type, bundle_id)
      )`);
    await runner.query(
      `create index current_ranks_game_idx on current_ranks (country, bundle_id, rank_position)
       include (platform, category, ranking_type, previous_position, rank_change)`,
    );
    await runner.query(`
      insert into current_ranks
        (platform, category, country, ranking_type, bundle_id, rank_position, previous_position, rank_change)
      select l.platform, l.category, l.country, l.ranking_type, r.bundle_id, r.rank, p.rank, case
          when l.before is null then null
          when r.rank = p.rank then 'same'
          when r.rank < p.rank then 'up'
          when r.rank > p.rank then 'down'
          when exists (
            select from game_rankings o where o.bundle_id = r.bundle_id and o.platform = l.platform
              and o.country = l.country and o.category = l.category and o.ranking_type = l.ranking_type
              and o.captured_at < l.before) then 'back'
          else 'new' end
      from (
        select *, (
          select max(c.captured_at) from chart_captures c
          where c.platform = l.platform and c.category = l.category and c.country = l.country
            and c.ranking_type = l.ranking_type and c.captured_at < l.captured_at) as before
        from ranking_lists l where l.derived is distinct from 'union') l
      cross join lateral (${ranksAt('l.captured_at')} and rank_position <= 200 group by 1) r
      left join lateral (${ranksAt('l.before')} group by 1) p using (bundle_id)`);
    await runner.query(`create index games_developer_idx on games (developer, bundle_id)`);
    await runner.query(`create index games_updated_at_idx on games (updated_at, bundle_id)`);
    await runner.query(
      `create index game_listings_rating_idx on game_listings (((rating ->> 'score')::numeric), bundle_id)
       where rating ->> 'score' is not null`,
    );
    await runner.query(
      `create index game_listings_category_idx on game_listings (game_category_keys(categories), bundle_id)
       where categories <> '{}'`,
    );
    await runner.query(
      `create index game_analysis_current_idx on game_analysis (analyzed_at, bundle_id) where is_current`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop index games_developer_idx, games_updated_at_idx, game_listings_rating_idx, game_listings_category_idx,
         game_analysis_current_idx`,
    );
    await runner.query(`drop table current_ranks`);
  }
}
