import { QueryFailedError } from 'typeorm';
import type { Finding } from '../src/alerts/alerts.types.js';
import { DeliverAlerts } from '../src/alerts/evaluate/deliver-alerts.service.js';
import { RuleFactsReader } from '../src/alerts/evaluate/rule-facts.service.js';
import type { AlertDto } from '../src/alerts/inbox/alerts.dto.js';
import type { AlertRuleDto } from '../src/alerts/rules/alert-rules.dto.js';
import { AlertRulesRepository } from '../src/alerts/rules/alert-rules.repository.js';
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
afterEach(() => jest.restoreAllMocks());

const show = (daysAgo: number, ids: string[], country = 'fi') => {
  const date = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const rows = chart(ids, { date, country, type: 'grossing', category: 'all' });
  return importFile(studio.admin, 'rankings', chartCsv(rows));
};

/** A rule about a list with one game that enters the top 20. */
async function watchTop(name: string, bundleId: string): Promise<void> {
  const { body: list } = await studio.admin
    .post('/api/watchlists')
    .send({ name, bundleIds: [bundleId] })
    .expect(201);
  const scopeId = (list as { id: string }).id;
  await studio.admin
    .post('/api/alert-rules')
    .send({ kind: 'enters_top', top: 20, scope: 'watchlist', scopeId, rankingType: 'revenue' })
    .expect(201);
}

it('evaluates data later that it could not evaluate at first', async () => {
  await show(2, [...FILLERS, GAME]);
  await watchTop('Late', GAME);
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
  expect(alerts).toMatchObject([
    { bundleId: GAME, hits: 1, kind: 'enters_top', category: 'all', read: false },
  ]);
});

it('can be muted for a month, shows until when, and can be unmuted from the alert', async () => {
  const read = async <T>(path: string) => (await studio.admin.get(path).expect(200)).body as T;
  const [alert] = await read<[AlertDto]>('/api/alerts');
  const mute = async (what: 'game' | 'rule') => {
    const answer = await studio.admin
      .post(`/api/alerts/${alert.id}/mute`)
      .send({ what, days: 30 })
      .expect(200);
    return answer.body as AlertRuleDto;
  };
  const { mutedUntil, ...whole } = await mute('rule');
  expect(whole).toMatchObject({ muted: true, mutedGames: 0 });
  expect(Math.abs(new Date(mutedUntil!).getTime() - Date.now() - 30 * DAY_MS)).toBeLessThan(60_000);
  expect(await read(`/api/alerts/${alert.id}`)).toMatchObject({ muted: true, mutedUntil });
  await studio.source.query('update alert_mutes set until = now()');
  expect(await read(`/api/alert-rules/${alert.ruleId}`)).toMatchObject({ muted: false, mutedUntil: null });
  expect(await mute('game')).toMatchObject({ muted: false, mutedGames: 1 });
  expect(await read(`/api/alerts/${alert.id}`)).toMatchObject({ muted: true });
  const { body } = await studio.admin.post(`/api/alerts/${alert.id}/unmute`).expect(200);
  expect(body).toMatchObject({ muted: false, mutedGames: 0 });
});

it('keeps changes that another window made to the rule', async () => {
  const rule = { kind: 'moves', places: 10, days: 7, scope: 'all', rankingType: 'revenue' };
  const { body: created } = await studio.admin.post('/api/alert-rules').send(rule).expect(201);
  const address = `/api/alert-rules/${(created as AlertRuleDto).id}`;
  const scopes = studio.app.get(RuleScopes);
  const read = scopes.resolveScope.bind(scopes);
  jest.spyOn(scopes, 'resolveScope').mockImplementationOnce(async (...given) => {
    await studio.admin.put(address).send({ days: 3 }).expect(200);
    return read(...given);
  });
  const { body } = await studio.admin.put(address).send({ places: 20 }).expect(200);
  expect(body).toMatchObject({ places: 20, days: 3 });
});

it('reads the charts after one that cannot be read', async () => {
  const facts = studio.app.get(RuleFactsReader);
  const listSeries = facts.listSeries.bind(facts);
  const tooSlow = Object.assign(new Error('canceling statement'), { code: '57014' });
  jest
    .spyOn(facts, 'listSeries')
    .mockImplementation((list, ...rest) =>
      list.country === 'se'
        ? Promise.reject(new QueryFailedError('select', [], tooSlow))
        : listSeries(list, ...rest),
    );
  const other = 'com.rivals.next';
  for (const country of ['se', 'no']) await show(2, [...FILLERS, other], country);
  await watchTop('Next', other);
  for (const country of ['se', 'no']) await show(1, [other, ...FILLERS], country);
  await waitUntil('an alert', async () => {
    const { body } = await studio.admin.get('/api/alerts').expect(200);
    return (body as AlertDto[]).some(({ bundleId }) => bundleId === other);
  });
});

it('stores a summary with more findings than a statement has parameters', async () => {
  const [rule] = await studio.app.get(AlertRulesRepository).listActive(studio.source.manager);
  const findings = Array.from({ length: 11_000 }, (_, at): Finding => {
    const chart = { platform: 'android', country: 'fi', category: 'all', rankingType: 'revenue' } as const;
    const what = { key: `many:${at}`, kind: 'moves', bundleId: `com.many.g${at}`, ...chart } as const;
    const data = { from: 20, to: 1, days: 1 };
    return { ...what, occurredAt: new Date('2026-01-02T00:00:00Z'), sample: false, data, events: [] };
  });
  const stored = await studio.source.transaction((manager) =>
    studio.app.get(DeliverAlerts).deliver(rule!, findings, manager),
  );
  expect(stored).toBe(1);
  const hits = await studio.source.query<object[]>(
    `select occurred_at as at, hit ->> 'key' as key from alert_hits where key = 'many:10999'`,
  );
  expect(hits).toEqual([{ at: findings[0]!.occurredAt, key: 'many:10999' }]);
});

it('counts alerts of long ago as read', async () => {
  await studio.source.query(`update alerts set updated_at = now() - interval '15 days'`);
  const alerts = (await studio.admin.get('/api/alerts').expect(200)).body as AlertDto[];
  expect(alerts.length).toBeGreaterThan(0);
  expect(alerts.every(({ read }) => read)).toBe(true);
  expect((await studio.admin.get('/api/alerts/unread').expect(200)).body).toEqual({ count: 0 });
});
