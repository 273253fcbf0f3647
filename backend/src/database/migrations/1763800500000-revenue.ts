import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Revenue by month, game and source. */
export class Revenue1763800500000 implements MigrationInterface {
  name = 'Revenue1763800500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table revenue_entries (
        id uuid primary key default gen_random_uuid(),
        month date not null check (extract(day from month) = 1),
        game text not null,
        source text not null check (source in ('in_app_purchases', 'advertisements')),
        amount numeric(14, 2) not null check (amount >= 0),
        sample boolean not null default false,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(
      `create unique index revenue_entries_once_idx on revenue_entries (month, lower(game), source)`,
    );
    await runner.query(`create index revenue_entries_created_by_idx on revenue_entries (created_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table revenue_entries`);
  }
}
