import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The team's proposals for the taxonomy, with decisions. */
export class TaxonomyProposals1764360170000 implements MigrationInterface {
  name = 'TaxonomyProposals1764360170000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table taxonomy_proposals (
        id uuid primary key default gen_random_uuid(),
        type text not null check (type in ('entry', 'cue', 'mute')),
        status text not null default 'open' check (status in ('open', 'accepted', 'rejected')),
        entry_id text not null,
        kind text not null check (kind in ('mechanics', 'metaElements')),
        name text not null,
        definition text,
        cue text not null,
        quote text,
        bundle_id text references games (bundle_id) on delete set null,
        proposed_by uuid references users (id) on delete set null,
        proposed_at timestamptz not null,
        decided_by uuid references users (id) on delete set null,
        decided_at timestamptz
      )`);
    await runner.query(
      `create unique index taxonomy_proposals_key on taxonomy_proposals (type, entry_id, cue)`,
    );
    await runner.query(`create index taxonomy_proposals_proposed_by_idx on taxonomy_proposals (proposed_by)`);
    await runner.query(`create index taxonomy_proposals_decided_by_idx on taxonomy_proposals (decided_by)`);
    await runner.query(`create index taxonomy_proposals_bundle_id_idx on taxonomy_proposals (bundle_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table taxonomy_proposals');
  }
}
