import type { AlertDto } from '../src/alerts/inbox/alerts.dto.js';
import { RuleScopes } from '../src/alerts/rules/rule-scope.service.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;
const GAME = 'com.rivals.late';
const FILLERS = Array.from({ length: 25 }, (_, at) => `com.filler.g${at}`);

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
});
afterAll(() => studio.close());

const show = (daysAgo: number, ids: string[]) => {
  const date = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const rows = chart(ids, { date, country: 'fi', type: 'grossing', category: 'all' });
  return importFile(studio.admin, 'rankings', chartCsv(rows));
};

it('tells later what it could not look at', async () => {
  await show(2, [...FILLERS, GAME]);
  const { body: list } = await studio.admin
    .post('/api/watchlists')
    .send({ name: 'Late', bundleIds: [GAME] })
    .expect(201);
  const scopeId = (list as { id: string }).id;
  await studio.admin
    .post('/api/alert-rules')
    .send({ kind: 'enters_top', top: 20, scope: 'watchlist', scopeId, rankingType: 'revenue' })
    .expect(201);
  // As when no connection is free: the games of the rule cannot be read for a while.
  let failures = 0;
  const scopes = studio.app.get(RuleScopes);
  const listGames = scopes.listGames.bind(scopes);
  jest.spyOn(scopes, 'listGames').mockImplementation((asked, userId) => {
    if (failures === 2) return listGames(asked, userId);
    failures += 1;
    return Promise.reject(new Error('timeout exceeded when trying to connect'));
  });
  await show(1, [GAME, ...FILLERS]);
  const alerts = await waitUntil('an alert', async () => {
    const rows = (await studio.admin.get('/api/alerts').expect(200)).body as AlertDto[];
    return rows.length > 0 && rows;
  });
  expect(failures).toBe(2);
  expect(alerts).toMatchObject([{ bundleId: GAME, hits: 1 }]);
});
