import { setTimeout as sleep } from 'node:timers/promises';
import type { MarketEventDto } from '../src/market-events/feed/market-event.dto.js';
import type { ChangesDto } from '../src/market-events/feed/changes.dto.js';
import { EventFeed } from '../src/market-events/feed/event-feed.service.js';
import { EventsRepository } from '../src/market-events/feed/events.repository.js';
import { CapturesService } from '../src/rankings/captures/captures.service.js';
import { readEvents } from './support/events.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(120_000);

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ workers: true })));
afterAll(() => studio.close());

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title\n';
const rows = (date: string, ids: string[], category = 'puzzle') =>
  ids.map((id, index) => `${date},android,de,downloads,${category},${index + 1},${id},${id}\n`).join('');
const MALTA =
  HEAD +
  (rows('2026-01-01', ['com.ma', 'com.mb']) + rows('2026-01-02', ['com.mb', 'com.ma'])).replaceAll(
    ',de,',
    ',mt,',
  );
const read = async (query = '') => {
  const answer = await studio.admin.get(`/api/events?${query}`).expect(200);
  return { events: answer.body as MarketEventDto[], link: answer.headers['link'] as string | undefined };
};
/** Follows the links of the feed from an event on. */
async function readOn(after: string): Promise<MarketEventDto[]> {
  const found: MarketEventDto[] = [];
  for (let next: string | undefined = `/api/events?limit=100&after=${after}`; next;) {
    const answer: { body: MarketEventDto[]; headers: Record<string, string> } = await studio.admin
      .get(next)
      .expect(200);
    found.push(...answer.body);
    next = /<(.+)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1];
  }
  return found;
}

it('answers pages in order, each with the link to the next', async () => {
  await importFile(
    studio.admin,
    'rankings',
    HEAD + rows('2026-01-01', ['com.a', 'com.b']) + rows('2026-01-02', ['com.b', 'com.a', 'com.c']),
  );
  const { events, link } = await read();
  expect(link).toBeUndefined();
  expect(events[0]).toEqual({
    ...{ id: expect.stringMatching(/^\d{16}$/), occurredAt: '2026-01-02T00:00:00.000Z', sample: false },
    ...{ bundleId: expect.any(String), platform: 'android', country: 'de', category: 'puzzle' },
    ...{ type: expect.stringMatching(/^(chart|game)\./), rankingType: 'downloads' },
    ...{ recordedAt: expect.any(String), data: expect.any(Object) },
  });
  const first = await read('limit=2');
  expect(first.link).toBe(`</api/events?limit=2&after=${events[1]!.id}>; rel="next"`);
  expect((await read(`after=${events[1]!.id}`)).events).toEqual(events.slice(2));
  const entered = await read('types=chart.entered,chart.left&bundleId=com.c&country=DE&platform=android');
  expect(entered.events.map(({ type }) => type)).toEqual(['chart.entered']);
  expect((await read('sample=true')).events).toEqual([]);
  expect((await read('from=2026-01-02&to=2026-01-02')).events).toEqual(events);
  expect((await read('from=2026-01-03')).events).toEqual([]);
  const { body: wrong } = await studio.admin.get('/api/events?to=soon').expect(400);
  expect(wrong.errors).toEqual({ to: 'must be a day such as 2026-11-22' });
  const lines = await studio.admin.get('/api/events').set('accept', 'application/x-ndjson').expect(200);
  expect(
    lines.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(events);
});

it.each([
  ['after', 'abc'],
  ['after', '999999999'],
  ['types', 'chart.vanished'],
  ['limit', '5000'],
  ['country', 'germany'],
])('names %s when it is %s', async (field, value) => {
  const { body } = await studio.admin.get(`/api/events?${field}=${value}`).expect(400);
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
});

it('keeps cursors valid after their events were deleted', async () => {
  const { events } = await read();
  await studio.source.query('delete from market_events where id = $1', [events.at(-1)!.id]);
  await read(`after=${events.at(-1)!.id}`);
});

it('loses and repeats nothing while four write and two read', async () => {
  const start = (await readOn('0')).at(-1)!.id;
  const captures = studio.app.get(CapturesService);
  const categories = ['casual', 'word', 'card', 'board'];
  let isWriting = true;
  const write = async (category: string, seed: number) => {
    for (let day = 1; day <= 12; day += 1) {
      const ids = Array.from({ length: 40 }, (_, index) => `com.w.g${(index * 7 + day * seed) % 60}`);
      await captures.record({
        ...{ platform: 'android', category, country: 'fr', rankingType: 'downloads', sample: false },
        ...{ capturedAt: new Date(Date.UTC(2026, 2, day)), source: 'test', derived: null },
        entries: [...new Set(ids)].map((bundleId, index) => ({
          ...{ rankPosition: index + 1, platform: 'android', bundleId, trackId: null, title: bundleId },
          ...{ developer: null, iconUrl: null, url: null, country: 'fr' },
        })),
      });
    }
  };
  const follow = async () => {
    const found: MarketEventDto[] = [];
    const drain = async () => found.push(...(await readOn(found.at(-1)?.id ?? start)));
    while (isWriting) {
      await drain();
      await sleep(20);
    }
    await drain();
    return found.map(({ id }) => id);
  };
  const readers = [follow(), follow()];
  const importing = importFile(
    studio.admin,
    'rankings',
    HEAD +
      Array.from({ length: 14 }, (_, day) =>
        rows(
          `2026-02-${String(day + 1).padStart(2, '0')}`,
          Array.from({ length: 50 }, (_, index) => `com.i.g${(index * 3 + day * 11) % 70}`).filter(
            (id, index, all) => all.indexOf(id) === index,
          ),
        ),
      ).join(''),
  );
  await Promise.all([
    importing,
    ...categories.slice(0, 3).map((category, index) => write(category, index + 2)),
  ]);
  isWriting = false;
  const stored = await studio.source.query<{ id: string }[]>(
    'select id from market_events where id > $1 order by id',
    [start],
  );
  const ids = stored.map(({ id }) => id.padStart(16, '0'));
  expect(ids.length).toBeGreaterThan(800);
  for (const reader of readers) {
    const found = await reader;
    expect(new Set(found).size).toBe(found.length);
    // An event whose neighbor came late is taken back; whoever was quick has read it.
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
  }
});

it('continues with live events', async () => {
  const last = (await readOn('0')).at(-1)!.id;
  const response = await fetch(`${studio.url}/api/events?types=chart.entered`, {
    headers: {
      ...{ accept: 'text/event-stream', 'last-event-id': last },
      authorization: `Bearer ${await studio.getToken('ada@studio.example', 'correct horse battery')}`,
    },
  });
  expect(response.status).toBe(200);
  await importFile(
    studio.admin,
    'rankings',
    HEAD + rows('2026-01-03', ['com.b', 'com.a', 'com.c', 'com.live'], 'puzzle'),
  );
  for await (const { type, data } of readEvents(response)) {
    expect([type, (data as MarketEventDto).bundleId]).toEqual(['event', 'com.live']);
    break;
  }
});

it('reads what a filter passed over only once', async () => {
  const rows = studio.app.get(EventsRepository);
  const reading = jest.spyOn(rows, 'listAfter');
  const leave = new AbortController();
  const found: string[] = [];
  const following = studio.app.get(EventFeed).follow(
    { filter: { country: 'mt' }, after: '0' },
    ({ bundleId }) => {
      found.push(bundleId!);
      leave.abort();
    },
    leave.signal,
  );
  await waitUntil('the first read', () => reading.mock.results.length > 0);
  await reading.mock.results[0]!.value;
  const newest = await rows.getNewestId();
  await importFile(studio.admin, 'rankings', MALTA);
  await following;
  expect(found).toEqual([expect.stringMatching(/^com\.m[ab]$/)]);
  // The stream of another test may not have noticed yet that its reader left.
  const own = reading.mock.calls.filter(([, { country }]) => country === 'mt');
  const cursors = own.map(([after]) => Number(after));
  expect(cursors[0]).toBe(0);
  expect(cursors.slice(1).every((cursor) => cursor >= Number(newest))).toBe(true);
  reading.mockRestore();
});

describe('what changed', () => {
  const getChanges = async (query: string) =>
    (await studio.admin.get(`/api/changes?${query}`).expect(200)).body as ChangesDto;

  it('is listed by day and game, most important first, with counts of all types', async () => {
    const found = await getChanges('to=2026-01-03&days=2&country=de');
    expect(found).toMatchObject({ from: '2026-01-02', to: '2026-01-03', earlier: null, sample: false });
    expect(found.days.map(({ day }) => day)).toEqual(['2026-01-03', '2026-01-02']);
    expect(found.games.map(({ day, bundleId }) => `${day} ${bundleId}`)).toEqual([
      '2026-01-03 com.live',
      '2026-01-02 com.b',
      '2026-01-02 com.c',
      '2026-01-02 com.a',
    ]);
    const [live] = found.games;
    expect(live).toMatchObject({ title: 'com.live', platforms: ['android'], newestId: expect.any(String) });
    expect(live!.events.map(({ type }) => type).sort()).toEqual([
      'chart.entered',
      'game.first_seen',
      'game.first_seen_in_country',
    ]);
    const shown = found.games.flatMap(({ events }) => events).length;
    expect(found.counts.reduce((sum, { count }) => sum + count, 0)).toBe(shown);
    expect(found.days.reduce((sum, { changes }) => sum + changes, 0)).toBe(shown);
    expect(found.days.map(({ games }) => games)).toEqual([1, 3]);
    const chart = { platform: 'android', country: 'de', category: 'puzzle', rankingType: 'downloads' };
    expect(found.games.map(({ trend }) => trend)).toEqual([
      null,
      { ...chart, ranks: [2, 1] },
      null,
      { ...chart, ranks: [1, 2] },
    ]);
    const { events } = await read('limit=1000');
    expect(found.newestId >= events.at(-1)!.id).toBe(true);
  });

  it('is filtered by type, store, country, category and tag, and ends', async () => {
    const entered = await getChanges(
      'to=2026-01-03&days=2&types=chart.entered&platform=android&category=puzzle',
    );
    expect(entered.games.map(({ bundleId }) => bundleId)).toEqual(['com.live', 'com.c']);
    expect(entered.counts.length).toBeGreaterThan(1);
    const named = await getChanges('to=2026-01-03&days=2&types=chart.entered&category=games_puzzle');
    expect(named.games).toEqual(entered.games);
    expect((await getChanges('to=2026-01-03&days=2&platform=ios')).games).toEqual([]);
    const { body: tag } = await studio.admin.post('/api/tags').send({ name: 'Watched' }).expect(201);
    const { id } = tag as { id: string };
    await studio.admin.put(`/api/games/com.c/tags/${id}`).expect(200);
    const tagged = await getChanges(`to=2026-01-03&days=2&tagId=${id}`);
    expect(tagged.games.map(({ bundleId }) => bundleId)).toEqual(['com.c']);
    const ofTag = await getChanges(`tagId=${id}&limit=1`);
    const [last] = (await getChanges(`tagId=${id}&days=90`)).days;
    expect([ofTag.to, ofTag.games.map(({ bundleId }) => bundleId)]).toEqual([last!.day, ['com.c']]);
    const first = await getChanges('to=2026-01-03&days=2&country=de&limit=1');
    expect([first.games.length, first.more]).toEqual([1, true]);
    expect(first.days.map(({ games }) => games)).toEqual([1, 3]);
    const newest = await getChanges('country=de');
    expect([newest.to, newest.earlier]).toEqual(['2026-02-14', '2026-02-07']);
  });

  it('lists the best ranks first among equal changes', async () => {
    const days =
      rows('2026-01-01', ['com.i1', 'com.i2', 'com.i3']) + rows('2026-01-02', ['com.z', 'com.y', 'com.x']);
    await importFile(studio.admin, 'rankings', HEAD + days.replaceAll(',de,', ',at,'));
    const { games } = await getChanges('to=2026-01-02&days=1&country=at&types=game.first_seen');
    expect(games.map(({ bundleId }) => bundleId)).toEqual(['com.z', 'com.y', 'com.x']);
    const tops =
      rows('2026-01-01', ['com.t1', 'com.top.b']) +
      rows('2026-01-02', ['com.top.b', 'com.t1']) +
      rows('2026-01-01', ['com.t2', 'com.t3', 'com.top.a'], 'racing') +
      rows('2026-01-02', ['com.top.a', 'com.t2', 'com.t3'], 'racing');
    await importFile(studio.admin, 'rankings', HEAD + tops.replaceAll(',de,', ',pt,'));
    const first = await getChanges('to=2026-01-02&days=1&country=pt&types=chart.number_one');
    expect(first.games.map(({ bundleId }) => bundleId)).toEqual(['com.top.a', 'com.top.b']);
  });

  it.each([
    'types=chart.vanished',
    'to=soon',
    'to=2026-W01-1',
    'days=91',
    'limit=0',
    'tagId=7',
    'country=germany',
  ])('names what is wrong with %s', async (query) => {
    const { body } = await studio.admin.get(`/api/changes?${query}`).expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([query.split('=')[0]]);
  });
});
