import type { MigrationInterface, QueryRunner } from 'typeorm';

const RENAMED = [
  ['activity_marks', 'activity_read_marks'],
  ['game_last_words', 'game_field_snapshots'],
] as const;

/** Names tables after their content. */
export class PlainTableNames1764100200000 implements MigrationInterface {
  name = 'PlainTableNames1764100200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of RENAMED) await rename(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of RENAMED) await rename(runner, after, before);
  }
}

/** Renaming a table keeps the names of its constraints; renaming a constraint renames its index. */
async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`alter table ${from} rename to ${to}`);
  const constraints = (await runner.query(
    `select conname as name from pg_constraint where conrelid = $1::regclass and starts_with(conname, $2)`,
    [to, `${from}_`],
  )) as { name: string }[];
  for (const { name } of constraints) {
    await runner.query(`alter table ${to} rename constraint ${name} to ${name.replace(from, to)}`);
  }
}
