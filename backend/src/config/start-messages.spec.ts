import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { refusePooler } from '../database/connection/refuse-pooler.js';
import { plainStartError } from './start-messages.js';

const CANNOT_BE_USED =
  /^DATABASE_URL cannot be used \(.+\): check host, port, user, password and database name\.$/;

const catchError = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('names the setting when the host of the database gives no answer', async () => {
  const mute = createServer();
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const client = new pg.Client({
    connectionString: `postgres://a:b@127.0.0.1:${port}/c`,
    connectionTimeoutMillis: 50,
  });
  const failure = await client.connect().catch((error: unknown) => error);
  mute.close();
  expect(plainStartError(failure)).toMatch(CANNOT_BE_USED);
});

it('names the setting whose server refuses connections', async () => {
  const failure = await refusePooler('postgres://a:b@127.0.0.1:1/c', true).catch((error: unknown) => error);
  expect(plainStartError(failure)).toMatch(/^DATABASE_DIRECT_URL cannot be used \(ECONNREFUSED\): /);
});

it.each(['EAI_AGAIN', '57P03', '53300'])('names the setting when the database says %s', (code) => {
  expect(plainStartError(Object.assign(new Error('no'), { code }))).toMatch(CANNOT_BE_USED);
});

it('names a file that cannot be used', () => {
  const failure = catchError(() => readFileSync('/none/chart.csv'));
  expect(plainStartError(failure)).toMatch(/^"\/none\/chart\.csv" cannot be used: ENOENT[^\n]*\.$/);
});

it('says of an unexpected error what it ended', () => {
  expect(plainStartError(new Error('odd'))).toMatch(/^Gamekit could not start: Error: odd/);
  expect(plainStartError(new Error('odd'), 'The command failed')).toMatch(/^The command failed: Error: odd/);
});
