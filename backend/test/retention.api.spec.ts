import { Retention } from '../src/database/rows/retention.js';
import { RETENTION_DAYS } from '../src/config/retention.js';
import { findId } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const AGES = [400, 20, 5];
const RULE = '11111111-1111-4111-8111-111111111111';

/** For each name a table, its time, and the rest of a row; `$1` is the time and `$2` a person. */
const ROWS: Record<keyof typeof RETENTION_DAYS, [table: string, time: string, rest: Record<string, string>]> =
  {
    activity: ['activity', 'created_at', { kind: `'test'`, text: `'Old'` }],
    alerts: [
      'alerts',
      'created_at',
      {
        rule_id: `'${RULE}'`,
        ...{ title: `'Old'`, text: `'Old'`, occurred_at: 'now()', delivery: `'now'`, updated_at: 'now()' },
      },
    ],
    deliveries: [
      'webhook_deliveries',
      'created_at',
      {
        webhook_id: `'${RULE}'`,
        message_id: 'gen_random_uuid()::text',
        ...{ type: `'test'`, body: `'{}'`, state: `'failed'`, next_try_at: 'now()' },
      },
    ],
    digests: [
      'digests',
      'created_at',
      {
        ...{
          user_id: '$2',
          scope: `'chart'`,
          name: `'Old'`,
          title: `'Old'`,
          summary: `'Old'`,
          period: `'day'`,
        },
        ...{ first_day: 'now()', last_day: 'now()', sample: 'false', counts: `'{}'`, html: `''` },
      },
    ],
    jobs: ['jobs', 'finished_at', { kind: `'test'`, title: `'Old'`, state: `'failed'` }],
    mails: ['outbox', 'created_at', { recipient: `'a@b.c'`, subject: `'Old'`, state: `'sent'` }],
  };
const NAMES = Object.keys(ROWS) as (keyof typeof ROWS)[];

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ env: { RETENTION_DAYS: 'activity:10, mails:0' } });
  const userId = await findId(studio, ADMIN.email);
  await studio.source.query(
    `insert into alert_rules (id, kind, scope, delivery, active_since, created_by)
     values ('${RULE}', 'test', 'all', 'now', now(), $1)`,
    [userId],
  );
  await studio.source.query(
    `insert into webhooks (id, name, url, sealed_secret, event_cursor) values ('${RULE}', 'Test', 'https://a.b', '', 0)`,
  );
  for (const name of NAMES) {
    await studio.source.query(`delete from ${ROWS[name][0]}`);
    for (const age of AGES) await insertRow(name, age, userId);
  }
});
afterAll(() => studio.close());

async function insertRow(name: keyof typeof ROWS, age: number, userId: string): Promise<void> {
  const [table, time, rest] = ROWS[name];
  await studio.source.query(
    `with given as (select $2::uuid) insert into ${table} (${[time, ...Object.keys(rest)].join(', ')})
     values (${[`now() - $1 * interval '1 day'`, ...Object.values(rest)].join(', ')})`,
    [age, userId],
  );
}

async function listAges(name: keyof typeof ROWS): Promise<number[]> {
  const [table, time] = ROWS[name];
  const rows = await studio.source.query<{ age: number }[]>(
    `select (extract(epoch from now() - ${time}) / 86400)::int as age from ${table} order by 1 desc`,
  );
  return rows.map(({ age }) => age);
}

it('deletes what is older than the setting says, and nothing that is kept for ever', async () => {
  // The last job of a kind that succeeded says when that was.
  await studio.source.query(
    `insert into jobs (kind, title, state, finished_at) values ('rare', 'Old', 'completed', now() - interval '500 days')`,
  );
  await studio.app.get(Retention).clean();
  const left = Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await listAges(name)])));
  expect(left).toEqual({
    activity: [5],
    alerts: [20, 5],
    deliveries: [20, 5],
    digests: [20, 5],
    jobs: [500, 20, 5],
    mails: [400, 20, 5],
  });
});

it('deletes many rows in short statements', async () => {
  await studio.source.query(`create function refuse_many() returns trigger language plpgsql as $$ begin
    if (select count(*) from gone) > 5000 then raise 'too many rows at once'; end if; return null; end $$`);
  await studio.source.query(`create trigger refuse_many after delete on activity referencing old table as gone
    for each statement execute function refuse_many()`);
  await studio.source.query(
    `insert into activity (kind, text, created_at) select 'test', 'Old', now() - interval '50 days' from generate_series(1, 12000)`,
  );
  await studio.app.get(Retention).clean();
  expect(await listAges('activity')).toEqual([5]);
});
