import { load } from 'cheerio';
import { formatDay } from '../src/common/time/clock.js';
import type { DigestPreviewDto } from '../src/digests/stored/digests.dto.js';
import type { DigestSubject } from '../src/digests/digests.types.js';
import { RenderDigest } from '../src/digests/render/render-digest.service.js';
import { addDays } from '../src/digests/schedule/digest-days.js';
import type { MarketEventDto } from '../src/market-events/feed/market-event.dto.js';
import { STORE_EVENT_TYPES } from '../src/market-events/market-events.types.js';
import type { MoversDto } from '../src/rankings/movers/movers.dto.js';
import type { LaunchGameDto } from '../src/trends/launches/launches.dto.js';
import type { PairMapDto } from '../src/trends/weekly/weekly.dto.js';
import { analyze, importGames } from './support/analyses.js';
import { chart, chartCsv } from './support/charts.js';
import { listRows, makeHistory, MARKET, preview, PUBLIC_URL, read, watch, WEEK } from './support/digests.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(240_000);

const MAX_BYTES = 200_000;

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ env: { PUBLIC_URL }, workers: true });
  await makeHistory(studio);
});
afterAll(() => studio.close());

/** Puts a list of top grossing games of a day and country. */
const show = (country: string, date: string, ids: string[]) =>
  importFile(
    studio.admin,
    'rankings',
    chartCsv(chart(ids, { date, country, type: 'grossing', category: 'all' })),
  );
const name = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `com.${prefix}.g${at}`);

describe('a week of a market', () => {
  const { firstDay, lastDay } = WEEK;
  const query = 'platform=android&country=nz&category=all&rankingType=revenue';
  let digest: DigestPreviewDto;
  beforeAll(async () => {
    digest = await preview(MARKET, studio.admin);
  });

  it('is the last full one, and marked as sample data', () => {
    expect(digest).toMatchObject({ from: firstDay, to: lastDay, sample: true });
    expect(load(digest.html)('.sample').text()).toBe('Sample data');
    expect(digest.title).toContain('Top Grossing, New Zealand, Google Play');
  });

  it('has the movers, entries and exits of the API', async () => {
    const movers = await read<MoversDto>(
      `/api/rankings/movers?${query}&date=${lastDay}&compareDate=${addDays(firstDay, -1)}`,
      studio.admin,
    );
    const moved = [...movers.climbers, ...movers.fallers];
    expect(moved.length).toBeGreaterThan(0);
    expect(digest.counts).toMatchObject({
      ...{ movers: moved.length, entries: movers.entries.length, exits: movers.exits.length },
    });
    const said = moved.map(({ title, from, to, change }) => {
      const words = change! > 0 ? `up ${change!}` : `down ${-change!}`;
      return `${title}#${from!} → #${to!} ${words}`;
    });
    const rows = listRows(digest.html, 'Movers');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(said).toContain(row);
    const places = [
      ...movers.entries.flatMap(({ title, to }) => [`${title}in at #${to!}`, `${title}back at #${to!}`]),
      ...movers.exits.map(({ title, from }) => `${title}out, was #${from!}`),
    ];
    const inAndOut = listRows(digest.html, 'In and out');
    expect(inAndOut.length).toBe(Math.min(8, movers.entries.length) + Math.min(8, movers.exits.length));
    for (const row of inAndOut) expect(places).toContain(row);
  });

  it('has the launches of the API', async () => {
    const games = await read<LaunchGameDto[]>(`/api/trends/launches/games?${query}&weeks=4`, studio.admin);
    const launched = games.filter(({ firstSeen }) => {
      const day = String(firstSeen).slice(0, 10);
      return day >= firstDay && day <= lastDay;
    });
    expect(digest.counts.launches).toBe(launched.length);
    const rows = listRows(digest.html, 'Launches');
    for (const [at, { title, firstRank }] of launched.slice(0, 15).entries()) {
      expect(rows[at]).toContain(title);
      expect(rows[at]).toContain(`at #${firstRank}`);
    }
  });

  it('has the store-page changes and mechanics of the event feed', async () => {
    const games = await studio.source.query<{ id: string }[]>(
      `select distinct bundle_id as id from game_rankings where platform = 'android' and country = 'nz'
         and category = 'all' and ranking_type = 'revenue' and captured_at >= $1 and captured_at < $2`,
      [firstDay, addDays(lastDay, 1)],
    );
    const charted = new Set(games.map(({ id }) => id));
    const list = (types: readonly string[], place: string) =>
      read<MarketEventDto[]>(
        `/api/events?types=${types.join(',')}${place}&from=${firstDay}&to=${lastDay}&limit=1000`,
        studio.admin,
      );
    const pages = await list(STORE_EVENT_TYPES, '&platform=android&country=nz');
    const shown = pages.filter(({ bundleId }) => charted.has(bundleId!));
    expect(shown.length).toBeGreaterThan(0);
    expect(digest.counts.pages).toBe(shown.length);
    expect(listRows(digest.html, 'Store pages')).toHaveLength(Math.min(15, shown.length));
    const mechanics = await list(['analysis.mechanic_appeared'], '');
    expect(digest.counts.mechanics).toBe(mechanics.filter(({ bundleId }) => charted.has(bundleId!)).length);
  });

  it('has the white space of the trends at both ends', async () => {
    const map = (date: string) => read<PairMapDto>(`/api/trends/pairs?${query}&date=${date}`, studio.admin);
    const [now, before] = [await map(lastDay), await map(addDays(firstDay, -1))];
    const rare = ({ cells }: PairMapDto) =>
      new Set(
        cells.filter(({ flag }) => flag === 'fewer').map((cell) => `${cell.mechanicId} ${cell.metaId}`),
      );
    const known = ({ cells }: PairMapDto) =>
      new Set(cells.map((cell) => `${cell.mechanicId} ${cell.metaId}`));
    const opened = [...rare(now)].filter((pair) => !rare(before).has(pair) && known(before).has(pair));
    const closed = [...rare(before)].filter((pair) => !rare(now).has(pair) && known(now).has(pair));
    const isKnown = now.tested > 0 && before.tested > 0;
    expect(digest.counts).toMatchObject({
      ...{ opened: isKnown ? opened.length : 0, closed: isKnown ? closed.length : 0 },
    });
  });

  it('has the same bytes whenever it is created', async () => {
    const again = await preview({ ...MARKET, to: lastDay }, studio.admin);
    expect(again.html).toBe(digest.html);
  });

  it('needs nothing else and leads to screens of this installation', () => {
    expect(Buffer.byteLength(digest.html)).toBeLessThan(MAX_BYTES);
    expect(digest.html).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/i);
    expect(digest.html).toContain('prefers-color-scheme: dark');
    const $ = load(digest.html);
    const links = $('a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link).toMatch(/^https:\/\/kit\.example\/admin\//);
    expect(links.some((link) => link.includes(`date=${lastDay}`))).toBe(true);
  });

  it('says in one line which days were not captured', async () => {
    const gone = addDays(lastDay, -2);
    const found = await studio.source.query<{ id: string }[]>(
      `select from chart_captures where platform = 'android' and country = 'au' and category = 'all'
         and ranking_type = 'revenue' and captured_at >= $1 and captured_at < $2`,
      [gone, addDays(gone, 1)],
    );
    expect(found.length).toBeGreaterThan(0);
    await studio.source.query(
      `delete from chart_captures where platform = 'android' and country = 'au' and category = 'all'
         and ranking_type = 'revenue' and captured_at >= $1 and captured_at < $2`,
      [gone, addDays(gone, 1)],
    );
    const { html } = await preview({ ...MARKET, country: 'au' }, studio.admin);
    const text = load(html)('body').text();
    expect(text).toMatch(/Not captured completely: Google Play, Australia on [^.]*\d+/);
    expect(text).toMatch(/[0-6] of 7 days captured completely/);
  });
});

describe('a watchlist', () => {
  it('without changes is one sentence', async () => {
    const games = Array.from({ length: 5 }, (_, at) => `com.quiet.g${at}`);
    // Eight days with the same places.
    for (let ago = 7; ago >= 0; ago -= 1)
      await importFile(
        studio.admin,
        'rankings',
        chartCsv(
          chart(games, {
            date: addDays(WEEK.lastDay, -ago),
            country: 'fj',
            type: 'grossing',
            category: 'all',
          }),
        ),
      );
    const list = await watch('Quiet ones', games, studio.admin);
    const { summary, html, counts, sample } = await preview(
      { scope: 'watchlist', watchlistId: list },
      studio.admin,
    );
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    expect(sample).toBe(false);
    expect(summary).toBe('No changes in 5 games this week (7 of 7 days captured).');
    const $ = load(html);
    expect($('h2')).toHaveLength(0);
    expect($('.lead').text()).toBe(summary);
  });

  it('of very many games stays under 200 kB and escapes every title', async () => {
    const hostile = (at: number) => `<script>alert(${at})</script>"'&${'長い題名'.repeat(40)}${at}`;
    const rows = Array.from({ length: 400 }, (_, at) => `com.big.g${at}`);
    const lines = (ids: string[], date: string) =>
      chart(ids, { date, country: 'to', type: 'grossing', category: 'all' });
    await importFile(studio.admin, 'rankings', chartCsv(lines(rows, addDays(WEEK.firstDay, -1))));
    await importFile(studio.admin, 'rankings', chartCsv(lines([...rows].reverse(), WEEK.lastDay)));
    await studio.source.query(
      `update games g set title = t.title from unnest($1::text[], $2::text[]) as t (id, title) where g.bundle_id = t.id`,
      [rows, rows.map((_, at) => hostile(at))],
    );
    const list = await watch('Big', rows, studio.admin);
    const { html, counts } = await preview({ scope: 'watchlist', watchlistId: list }, studio.admin);
    expect(counts.movers).toBeGreaterThan(300);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
    expect(html).not.toContain('<script');
    expect(listRows(html, 'Movers')).toHaveLength(15);
    expect(html).toContain(`${counts.movers - 15} more`);
  });

  it('lists the alerts that its rules sent to the digest', async () => {
    const today = formatDay(new Date());
    const list = await watch('Alerted', ['com.big.g1'], studio.admin);
    const { body } = await studio.admin
      .post('/api/alert-rules')
      .send({
        ...{ kind: 'leaves_top', top: 10, scope: 'watchlist', scopeId: list, countries: ['to'] },
        ...{ rankingType: 'revenue', cooldownDays: 0, delivery: 'digest' },
      })
      .expect(201);
    const others = Array.from({ length: 30 }, (_, at) => `com.big.g${at}`);
    await show('to', addDays(today, -1), others);
    await show('to', today, [...others].reverse());
    await waitUntil('the alert is there', async () => {
      const filter = encodeURIComponent(JSON.stringify({ ruleId: (body as { id: string }).id }));
      return (await read<object[]>(`/api/alerts?filter=${filter}`, studio.admin)).length > 0;
    });
    const { html, counts } = await preview(
      { scope: 'watchlist', watchlistId: list, period: 'daily', to: today },
      studio.admin,
    );
    expect(counts.alerts).toBe(1);
    expect(listRows(html, 'Alerts')[0]).toContain('left the top 10 of Top Grossing');
  });
});

it('compares with the first capture of a chart that was not collected before', async () => {
  const games = Array.from({ length: 20 }, (_, at) => `com.fresh.g${at}`);
  await show('wf', addDays(WEEK.firstDay, 1), games);
  await show('wf', WEEK.lastDay, [...games].reverse());
  const { counts, html } = await preview({ ...MARKET, country: 'wf' }, studio.admin);
  expect(counts.movers).toBe(20);
  expect(listRows(html, 'Movers')[0]).toMatch(/#20 → #1 up 19$/);
  // The screen compares the same two captures.
  expect(html).toContain(`date=${WEEK.lastDay}&amp;compareDate=${addDays(WEEK.firstDay, 1)}`);
});

it('searches every overall chart for the games of a watchlist', async () => {
  const { firstDay, lastDay } = WEEK;
  const many = 'ae ar at be bg br ca ch cl co cr cz de dk ec eg es fi fr gb gr hk hu id ie il in it ke kr mx';
  const lines = (country: string, date: string, ids: string[]) =>
    chart(ids, { country, date, type: 'free', category: 'all' });
  const games = Array.from({ length: 5 }, (_, at) => `com.many.g${at}`);
  await importFile(
    studio.admin,
    'rankings',
    chartCsv([
      ...many.split(' ').flatMap((country) => lines(country, lastDay, ['com.other.game'])),
      ...lines('za', addDays(firstDay, -1), games),
      ...lines('za', lastDay, [...games].reverse()),
    ]),
  );
  const list = await watch('Many', ['com.many.g4'], studio.admin);
  const { html } = await preview({ scope: 'watchlist', watchlistId: list }, studio.admin);
  expect(listRows(html, 'Movers')).toEqual([expect.stringMatching(/South Africa.*#5 → #1 up 4$/)]);
});

it('says in the subject of the mail when nothing was captured', async () => {
  const [user] = await studio.source.query<{ id: string }[]>('select id from users limit 1');
  const market = { ...MARKET, scope: 'market' as const, country: 'ls', category: 'all' } as DigestSubject;
  const { subject } = await studio.app.get(RenderDigest).render(market, WEEK, user!.id);
  expect(subject).toMatch(/: No data: on no day this week was every chart captured completely\.$/);
});

it('knows no exits below the end of a truncated capture, and says that the day is incomplete', async () => {
  const games = Array.from({ length: 20 }, (_, at) => `com.short.g${at}`);
  for (const [ago, rows] of [20, 5, 20].entries())
    await show('vu', addDays(WEEK.lastDay, ago - 2), games.slice(0, rows));
  for (const ago of [1, 0]) {
    const day = { ...MARKET, country: 'vu', period: 'daily', to: addDays(WEEK.lastDay, -ago) };
    const { counts, summary } = await preview(day, studio.admin);
    expect(counts).toMatchObject({ movers: 0, entries: 0, exits: 0 });
    expect(summary).toBe(
      ago > 0
        ? 'No changes found: not every chart was captured completely on this day.'
        : 'No changes on this day (1 of 1 day captured).',
    );
  }
});

it('lists white space that opened, with the figures of both ends', async () => {
  const [firstDay, lastDay] = [WEEK.firstDay, WEEK.lastDay];
  const before = name('pair', 40);
  const after = name('apart', 100);
  await show('ck', addDays(firstDay, -1), before);
  await show('ck', lastDay, after);
  // First as chance gives them, then never together.
  const items = [
    ...before.map((id, at) => [id, at % 4 < 2, at % 4 === 0 || at % 4 === 2] as const),
    ...after.map((id, at) => [id, at % 2 === 0, at % 2 === 1] as const),
  ];
  for (const [id, swaps, maps] of items)
    await studio.source.query(
      `insert into game_analysis (bundle_id, version, analyzed_at, mechanics, meta_elements, item_keys, engine,
         engine_version, taxonomy_version, input_hash, language, duration_ms, is_current)
       values ($1, 1, now(), '[]', '[]', $2, 'built-in', '1', '1', 'x', 'en', 1, true)`,
      [id, [...(swaps ? ['match3-swap'] : []), ...(maps ? ['level-map'] : [])]],
    );
  const pairs = (date: string) =>
    read<PairMapDto>(
      `/api/trends/pairs?platform=android&country=ck&category=all&rankingType=revenue&date=${date}`,
      studio.admin,
    );
  const [now, was] = [await pairs(lastDay), await pairs(addDays(firstDay, -1))];
  expect([now.cells[0]?.flag, was.cells[0]?.flag]).toEqual(['fewer', null]);
  const { html, counts } = await preview({ ...MARKET, country: 'ck' }, studio.admin);
  expect(counts).toMatchObject({ opened: 1, closed: 0 });
  const [row] = listRows(html, 'White space that opened');
  const [mechanic, meta] = [now.mechanics[0]!, now.metas[0]!];
  expect(row).toContain(`${mechanic.name} ${mechanic.games} games`);
  expect(row).toContain(`${meta.name} ${meta.games} games`);
  expect(row).toContain(`Together ${now.cells[0]!.games} games, was ${was.cells[0]!.games}`);
  // A watchlist tells it of the charts in which its games stand, and of no other.
  const [inside, outside] = [
    await watch('In', [after[0]!], studio.admin),
    await watch('Out', [before[0]!], studio.admin),
  ];
  const asked = { scope: 'watchlist', period: 'weekly', to: lastDay };
  const watched = await preview({ ...asked, watchlistId: inside }, studio.admin);
  expect(watched.counts).toMatchObject({ opened: 1, closed: 0 });
  const [told] = listRows(watched.html, 'White space that opened');
  expect(told).toContain(`Top Grossing, Cook Islands, Google Play: ${now.n} analyzed games`);
  expect(told).toContain(`Together ${now.cells[0]!.games} games, was ${was.cells[0]!.games}`);
  const elsewhere = await preview({ ...asked, watchlistId: outside }, studio.admin);
  expect(elsewhere.counts).toMatchObject({ opened: 0, closed: 0 });
  // The other way round it closes; and without an earlier capture nothing is guessed.
  await show('cw', addDays(firstDay, -1), after);
  await show('cw', lastDay, [...after, ...name('pair', 40)].slice(40));
  const alone = await preview({ ...MARKET, country: 'ck', to: addDays(firstDay, -1) }, studio.admin);
  expect(alone.counts).toMatchObject({ opened: 0, closed: 0 });
});

it('quotes the sentence that a new mechanic was found in, word for word', async () => {
  const today = formatDay(new Date());
  const swap = 'A match-3 puzzle game: swap and match candies in 900 levels.';
  const guild = 'Join a guild with your friends & raid <castles>.';
  const game = { bundleId: 'com.quoted.game', platform: 'android', title: 'Quoted', developer: 'Nord' };
  await importGames(studio, [{ ...game, description: swap }]);
  await analyze(studio.admin, game.bundleId);
  await importGames(studio, [{ ...game, description: `${swap} ${guild}` }]);
  const { mechanics, metaElements } = await analyze(studio.admin, game.bundleId);
  const watchlistId = await watch('Quoted', [game.bundleId], studio.admin);
  const asked = { scope: 'watchlist', watchlistId, period: 'daily', to: today };
  const { html, counts } = await preview(asked, studio.admin);
  const events = await read<MarketEventDto[]>(
    `/api/events?types=analysis.mechanic_appeared&bundleId=${game.bundleId}`,
    studio.admin,
  );
  expect(events.length).toBeGreaterThan(0);
  expect(counts.mechanics).toBe(events.length);
  const $ = load(html);
  const quotes = $('blockquote')
    .map((_, quote) => $(quote).text().slice(1, -1))
    .get();
  expect(quotes).toContain(guild);
  const evidence = [...mechanics, ...metaElements].flatMap((item) => item.evidence);
  for (const quote of quotes) expect(evidence).toContain(quote);
});

it('distinguishes a game that returns from a new one', async () => {
  const { firstDay, lastDay } = WEEK;
  await show('ws', addDays(firstDay, -9), ['com.tide.ebb', 'com.tide.rock']);
  await show('ws', addDays(firstDay, -1), ['com.tide.rock', 'com.tide.gull']);
  await show('ws', lastDay, ['com.tide.rock', 'com.tide.ebb', 'com.tide.foam']);
  const { html, counts } = await preview({ ...MARKET, country: 'ws' }, studio.admin);
  expect(counts).toMatchObject({ entries: 2, exits: 1 });
  const rows = listRows(html, 'In and out');
  expect(rows.map((row) => row.replace(/^.*?(?=in at|back at|out, was)/, ''))).toEqual([
    'in at #3',
    'back at #2',
    'out, was #2',
  ]);
});
