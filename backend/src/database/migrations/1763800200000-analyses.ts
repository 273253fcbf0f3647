import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of analyses, analysts' feedback on items, and the usage of language models. */
export class Analyses1763800200000 implements MigrationInterface {
  name = 'Analyses1763800200000';

  async up(runner: QueryRunner): Promise<void> {
    // Each row is one answer for one person. A repeated answer refers to the run that it repeats.
    await runner.query(`
      create table game_analysis (
        id uuid primary key default gen_random_uuid(),
        bundle_id text not null references games (bundle_id) on delete cascade,
        version integer not null,
        analyzed_at timestamptz not null,
        analyzed_by uuid references users (id) on delete set null,
        mechanics jsonb not null,
        meta_elements jsonb not null,
        item_keys text[] not null,
        engine text not null,
        engine_version text not null,
        model text,
        prompt_version text,
        taxonomy_version text not null,
        input_hash text not null,
        language text not null,
        notes text[] not null default '{}',
        duration_ms integer not null,
        prompt_tokens integer,
        completion_tokens integer,
        raw_answer text,
        repeats uuid references game_analysis (id) on delete set null,
        is_repeat boolean not null default false,
        is_current boolean not null
      )`);
    await runner.query(`
      create unique index game_analysis_version_key on game_analysis (bundle_id, version) where not is_repeat`);
    await runner.query(
      `create unique index game_analysis_current_key on game_analysis (bundle_id) where is_current`,
    );
    await runner.query(
      `create index game_analysis_analyzed_by_idx on game_analysis (analyzed_by, bundle_id, analyzed_at desc, id desc)`,
    );
    await runner.query(
      `create index game_analysis_bundle_id_idx on game_analysis (bundle_id, analyzed_at desc)`,
    );
    await runner.query(`create index game_analysis_repeats_idx on game_analysis (repeats)`);
    await runner.query(
      `create index game_analysis_items_idx on game_analysis using gin (item_keys) where is_current`,
    );
    // One feedback per item of a game, valid for every later run.
    await runner.query(`
      create table analysis_feedback (
        bundle_id text not null references games (bundle_id) on delete cascade,
        kind text not null check (kind in ('mechanics', 'metaElements')),
        item_key text not null,
        item_name text not null,
        verdict text not null check (verdict in ('confirmed', 'corrected', 'rejected')),
        name text,
        description text,
        user_id uuid references users (id) on delete set null,
        created_at timestamptz not null,
        primary key (bundle_id, kind, item_key)
      )`);
    await runner.query(`create index analysis_feedback_user_id_idx on analysis_feedback (user_id)`);
    // The process that is calling an external model for a text; the others wait for its answer.
    await runner.query(`
      create table analysis_turns (
        key text primary key,
        owner uuid not null,
        lease_until timestamptz not null
      )`);
    await runner.query(`
      create table model_usage (
        user_id uuid not null references users (id) on delete cascade,
        day date not null,
        minute_ends timestamptz not null,
        minute_calls integer not null,
        day_calls integer not null,
        prompt_tokens bigint not null default 0,
        completion_tokens bigint not null default 0,
        cost numeric not null default 0,
        unpriced_calls integer not null default 0,
        primary key (user_id, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table model_usage, analysis_turns, analysis_feedback, game_analysis`);
  }
}
