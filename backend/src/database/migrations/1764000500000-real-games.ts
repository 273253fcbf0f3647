import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Descriptions entered by people, and the source of each analyzed text. */
export class RealGames1764000500000 implements MigrationInterface {
  name = 'RealGames1764000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table game_descriptions (
        bundle_id text primary key references games (bundle_id) on update cascade on delete cascade,
        text text not null check (length(text) between 1 and 20000),
        entered_by uuid references profiles (id) on delete set null,
        entered_at timestamptz not null
      )`);
    await runner.query(`create index game_descriptions_entered_by_idx on game_descriptions (entered_by)`);
    // Null: stored before sources were recorded.
    await runner.query(`alter table game_analysis add column text_source text`);
    await runner.query(
      `update game_analysis a set text_source = 'sample' from games g where g.bundle_id = a.bundle_id and g.sample`,
    );
    await runner.query(`create index chart_captures_sample_idx on chart_captures (platform) where sample`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index chart_captures_sample_idx`);
    await runner.query(`alter table game_analysis drop column text_source`);
    await runner.query(`drop table game_descriptions`);
  }
}
