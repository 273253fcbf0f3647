import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Digest subscriptions, digests, their feeds, and HTML mail. */
export class Digests1764430000000 implements MigrationInterface {
  name = 'Digests1764430000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table digest_subscriptions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      scope text not null,
      watchlist_id uuid references watchlists (id) on delete set null,
      watchlist_name text,
      platform text,
      country text,
      category text,
      ranking_type text,
      period text not null,
      weekday text not null,
      mail boolean not null,
      active boolean not null,
      since timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`);
    await runner.query(`create index digest_subscriptions_user_id_idx on digest_subscriptions (user_id)`);
    await runner.query(
      `create index digest_subscriptions_watchlist_id_idx on digest_subscriptions (watchlist_id)`,
    );
    await runner.query(`create table digests (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      subscription_id uuid references digest_subscriptions (id) on delete set null,
      scope text not null,
      name text not null,
      title text not null,
      summary text not null,
      period text not null,
      first_day date not null,
      last_day date not null,
      sample boolean not null,
      counts jsonb not null,
      html text not null,
      created_at timestamptz not null default now())`);
    // The second process to write a digest finds the first one's row.
    await runner.query(
      `create unique index digests_period_idx on digests (subscription_id, first_day, last_day)`,
    );
    await runner.query(`create index digests_user_id_idx on digests (user_id, created_at)`);
    await runner.query(`create table digest_feeds (
      user_id uuid primary key references users (id) on delete cascade,
      token_hash bytea not null unique,
      ending text not null,
      created_at timestamptz not null default now())`);
    await runner.query(`alter table outbox add column html text`);
    await runner.query(
      `alter table activity add column recipient_id uuid references users (id) on delete cascade`,
    );
    await runner.query(
      `create index activity_recipient_id_idx on activity (recipient_id) where recipient_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from activity where recipient_id is not null`);
    await runner.query(`alter table activity drop column recipient_id`);
    await runner.query(`alter table outbox drop column html`);
    await runner.query('drop table digest_feeds, digests, digest_subscriptions');
  }
}
