import { DataSource, type QueryRunner } from 'typeorm';
import { migrate } from '../src/database/connection/migrate.js';
import { plainStartError } from '../src/config/start-messages.js';
import { openTestApp } from './support/test-app.js';
import { createTestDatabase, patientConnection } from './support/test-database.js';

it('an older version ends on a newer schema with one line, and changes nothing', async () => {
  const studio = await openTestApp();
  try {
    const names = () => studio.source.query<object[]>('select name from migrations order by id');
    await studio.source.query(
      `insert into migrations (timestamp, name) values (9999999999999, 'Later9999999999999')`,
    );
    const before = await names();
    const failure: unknown = await openTestApp({ databaseUrl: studio.databaseUrl }).catch(
      (error: unknown) => error,
    );
    expect(plainStartError(failure)).toBe(
      'The database was upgraded by a newer version of Gamekit (Later9999999999999). Start that version, or restore a backup made with this one.',
    );
    expect(await names()).toEqual(before);
  } finally {
    await studio.close();
  }
});

it('a migration may take as long as its rows need', async () => {
  const timeouts: unknown[] = [];
  class LongChange1700000000000 {
    async up(runner: QueryRunner): Promise<void> {
      timeouts.push(await runner.query('show statement_timeout'));
    }
    down = () => Promise.resolve();
  }
  const database = await createTestDatabase();
  const options = { ...patientConnection(database.url), migrations: [LongChange1700000000000] };
  const source = await new DataSource(options).initialize();
  try {
    expect(await migrate(source)).toEqual(['LongChange1700000000000']);
    expect(timeouts).toEqual([[{ statement_timeout: '0' }]]);
    // The pool keeps its limit.
    expect(await source.query('show statement_timeout')).toEqual([{ statement_timeout: '1min' }]);
  } finally {
    await source.destroy();
    await database.drop();
  }
});
