import { ensurePartitions } from '../src/database/rows/partitions.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const MINUTES = 5;

let studio: TestApp;
// Nothing delivers while no jobs run.
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

async function readFigure(name: string): Promise<number> {
  const { text } = await studio.api.get('/metrics').expect(200);
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

it('count hits and misses of a cache', async () => {
  const read = () =>
    Promise.all(
      ['hits_total', 'misses_total', 'entries'].map((figure) =>
        readFigure(`gamekit_cache_${figure}{cache="current_lists"}`),
      ),
    );
  expect(await read()).toEqual([0, 0, 0]);
  for (let times = 0; times < 3; times += 1)
    await studio.admin.get('/api/rankings/current?platform=ios&category=games_puzzle&country=us').expect(200);
  expect(await read()).toEqual([2, 1, 1]);
});

it('show how long the oldest event waits for alert rules and for webhooks', async () => {
  const read = () =>
    Promise.all(['alerts', 'webhooks'].map((who) => readFigure(`gamekit_${who}_lag_seconds`)));
  await studio.admin.post('/api/webhooks').send({ url: 'https://hooks.example/x' }).expect(201);
  expect(await read()).toEqual([0, 0]);
  await ensurePartitions(studio.source, 'market_events', [new Date()]);
  await studio.source.query(
    `insert into market_events (type, bundle_id, happened_at, recorded_at, data)
     select 'chart.entered', 'com.a', now(), now() - make_interval(mins => $1::integer * i), '{}' from generate_series(1, 2) i`,
    [MINUTES],
  );
  for (const seconds of await read()) {
    expect(seconds).toBeGreaterThanOrEqual(MINUTES * 60);
    expect(seconds).toBeLessThan(MINUTES * 60 * 2);
  }
});
