import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** Changes of pairs of games are listed under the path of the API that serves them. */
export class UnifiedGames1764459000000 implements MigrationInterface {
  name = 'UnifiedGames1764459000000';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'game-matches', 'unified-games');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'unified-games', 'game-matches');
  }
}

async function rename(runner: QueryRunner, before: string, after: string): Promise<void> {
  for (const [event, rows] of EVENTS)
    await runner.query(`create or replace trigger game_matches_note_${event} after ${event} on game_matches
      referencing ${rows} table as changed_rows for each statement
      execute function note_row_changes('${after}', 'id', 'null::uuid', 'true')`);
  await runner.query('update row_changes set resource = $2 where resource = $1', [before, after]);
}
