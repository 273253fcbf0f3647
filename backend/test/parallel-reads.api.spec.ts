import type { Pool } from 'pg';
import { COUNTRY_CODES } from '../src/common/countries.js';
import { poolOptions } from '../src/database/connection/connection.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const CATEGORIES = [
  'puzzle',
  'racing',
  'sports',
  'card',
  'board',
  'word',
  'trivia',
  'arcade',
  'action',
  'casual',
];
const PLACES = [...COUNTRY_CODES].slice(0, 20);

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  const lines = PLACES.flatMap((country) =>
    ['2026-03-01', '2026-03-02'].flatMap((date) =>
      chart(['com.every.where', `com.only.${country}`], { country, date, category: 'all' }),
    ),
  );
  for (const category of CATEGORIES)
    for (const type of ['free', 'grossing'])
      lines.push(...chart([`com.only.${category}`], { country: 'nz', date: '2026-03-02', category, type }));
  await importFile(studio.admin, 'rankings', chartCsv(lines));
  for (const name of PLACES)
    await studio.admin
      .post('/api/watchlists')
      .send({ name, kind: 'filter', filter: { q: name } })
      .expect(201);
});
afterAll(() => studio.close());

// A request that takes all connections at once makes every other one wait, and fails itself when the reads are slow.
it.each([
  ['past lists', '/api/rankings/current?platform=android&country=nz&date=2026-03-02'],
  [
    'launches by country',
    '/api/trends/launches?platform=android&country=us&rankingType=downloads&groupBy=country',
  ],
  ['watchlists', '/api/watchlists'],
])('%s of many charts read a few at a time', async (_, address) => {
  const pool = (studio.source.driver as unknown as { master: Pool }).master;
  let most = 0;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => never;
  const listening = jest.spyOn(pool, 'connect').mockImplementation((...given: unknown[]) => {
    const answer = connect(...given);
    most = Math.max(most, pool.waitingCount);
    return answer;
  });
  await studio.admin.get(address).expect(200);
  listening.mockRestore();
  expect(most).toBeLessThan(poolOptions.max);
});
