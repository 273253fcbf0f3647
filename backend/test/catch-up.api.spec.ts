import { DatabaseEvents } from '../src/database/database-events.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

it('has received everything committed before, however many callers wait', async () => {
  const events = studio.app.get(DatabaseEvents);
  let heard = '';
  events.on('spoken', (payload) => (heard = payload));
  // The channel is listened to once what was asked of the connection before is answered.
  await events.catchUp(1_000);
  for (let n = 1; n <= 300; n += 1) {
    const idle = events.catchUp(1_000);
    await studio.source.query(`select pg_notify('spoken', '${n}')`);
    const [position, , again] = await Promise.all([events.catchUp(1_000), idle, events.catchUp(1_000)]);
    expect([heard, position, again]).toEqual([String(n), position, position]);
    expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  }
});
