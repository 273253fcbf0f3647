import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tracked tables: resource, id, creator of a row, and whether others can see it. */
const FOLLOWED = [
  ['games', 'games', 'bundle_id', 'null::uuid', 'true'],
  ['game_matches', 'game-matches', 'id', 'null::uuid', 'true'],
  ['game_ideas', 'ideas', 'id', 'created_by', 'shared'],
  ['plugins', 'plugins', 'id', 'null::uuid', 'true'],
  ['prototypes', 'prototypes', 'id', 'null::uuid', 'true'],
  ['revenue_entries', 'revenue-entries', 'id', 'null::uuid', 'true'],
  ['tags', 'tags', 'id', 'null::uuid', 'true'],
  ['watchlists', 'watchlists', 'id', 'created_by', 'shared'],
] as const;

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** The last change of every row of some lists, deletions included, so that clients can keep copies up to date. */
export class RowChanges1764424000000 implements MigrationInterface {
  name = 'RowChanges1764424000000';

  async up(runner: QueryRunner): Promise<void> {
    // Changes are ordered by transaction id: those below the oldest open transaction are complete and final.
    await runner.query(`create table row_changes (
      resource text not null,
      row_id text not null,
      transaction_id bigint not null,
      changed_at timestamptz not null default clock_timestamp(),
      deleted boolean not null,
      owner_id uuid,
      shared boolean not null,
      primary key (resource, row_id))`);
    await runner.query(
      `create index row_changes_transaction_id_idx on row_changes (resource, transaction_id, row_id)`,
    );
    // A row that was shared once was seen by others, who must learn of its deletion.
    await runner.query(`create or replace function note_row_changes() returns trigger language plpgsql as $body$
      begin
        execute format(
          'insert into row_changes (transaction_id, resource, row_id, deleted, owner_id, shared)
           select pg_current_xact_id()::text::bigint, %L, %I::text, %L, %s, %s from changed_rows
           on conflict (resource, row_id) do update set transaction_id = excluded.transaction_id,
             changed_at = excluded.changed_at, deleted = excluded.deleted, owner_id = excluded.owner_id,
             shared = row_changes.shared or excluded.shared',
          tg_argv[0], tg_argv[1], tg_op = 'DELETE', tg_argv[2], tg_argv[3]);
        return null;
      end $body$`);
    for (const [table, resource, id, owner, shared] of FOLLOWED) {
      await runner.query(
        `insert into row_changes (transaction_id, resource, row_id, deleted, owner_id, shared)
         select pg_current_xact_id()::text::bigint, '${resource}', ${id}::text, false, ${owner}, ${shared} from ${table}`,
      );
      for (const [event, rows] of EVENTS)
        await runner.query(`create trigger ${table}_note_${event} after ${event} on ${table}
          referencing ${rows} table as changed_rows for each statement
          execute function note_row_changes('${resource}', '${id}', '${owner}', '${shared}')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function note_row_changes cascade');
    await runner.query('drop table row_changes');
  }
}
