import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Ideas of a team: shared or private, with a status and its reason, comments, votes and pins; prototypes say what they
 * test and how it ended. Each person has a conversation of their own about an idea.
 */
export class TeamIdeas1764320000000 implements MigrationInterface {
  name = 'TeamIdeas1764320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table game_ideas
      add column shared boolean not null default false,
      add column status text not null default 'draft' check (status in ('draft', 'prototype', 'go', 'killed')),
      add column status_reason text,
      add column archived_at timestamptz,
      add column updated_by uuid references users (id) on delete set null`);
    await runner.query(`create index game_ideas_shared_idx on game_ideas (created_at desc, id) where shared`);
    await runner.query(`create index game_ideas_updated_by_idx on game_ideas (updated_by)`);
    await runner.query(
      `alter table idea_versions add column changed_by uuid references users (id) on delete set null`,
    );
    await runner.query(`create index idea_versions_changed_by_idx on idea_versions (changed_by)`);
    await runner.query(`create table idea_comments (
      id uuid primary key default gen_random_uuid(),
      idea_id uuid not null references game_ideas (id) on delete cascade,
      content text not null,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now())`);
    await runner.query(`create index idea_comments_idea_id_idx on idea_comments (idea_id, created_at)`);
    await runner.query(`create index idea_comments_created_by_idx on idea_comments (created_by)`);
    for (const table of ['idea_votes', 'idea_pins']) {
      await runner.query(`create table ${table} (
        idea_id uuid not null references game_ideas (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (idea_id, user_id))`);
      await runner.query(`create index ${table}_user_id_idx on ${table} (user_id)`);
    }
    await runner.query(
      `alter table idea_chats add column created_by uuid references users (id) on delete cascade`,
    );
    await runner.query(
      `update idea_chats m set created_by = i.created_by from game_ideas i where i.id = m.idea_id`,
    );
    await runner.query(`alter table idea_chats alter column created_by set not null`);
    await runner.query(`create index idea_chats_created_by_idx on idea_chats (created_by)`);
    await runner.query(`drop index idea_chats_client_id_key`);
    await runner.query(
      `create unique index idea_chats_client_id_key on idea_chats (idea_id, created_by, client_id)`,
    );
    await runner.query(`alter table prototypes
      add column hypothesis text,
      add column result text,
      add column decision text check (decision in ('go', 'kill')),
      add column decided_at timestamptz`);
    await runner.query(`create index prototypes_idea_id_idx on prototypes (idea_id)`);
    await runner.query(
      `update game_ideas i set status = 'prototype' where exists (select from prototypes p where p.idea_id = i.id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index prototypes_idea_id_idx`);
    await runner.query(
      `alter table prototypes drop column hypothesis, drop column result, drop column decision, drop column decided_at`,
    );
    await runner.query(`drop index idea_chats_client_id_key`);
    await runner.query(`alter table idea_chats drop column created_by`);
    await runner.query(`create unique index idea_chats_client_id_key on idea_chats (idea_id, client_id)`);
    await runner.query(`drop table idea_pins, idea_votes, idea_comments`);
    await runner.query(`alter table idea_versions drop column changed_by`);
    await runner.query(
      `alter table game_ideas drop column updated_by, drop column archived_at, drop column status_reason,
        drop column status, drop column shared`,
    );
  }
}
