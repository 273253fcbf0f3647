import { plainStartError } from '../src/config/start-messages.js';
import { openTestApp } from './support/test-app.js';

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
