import type { ChartCapture } from '../../market-events/advance-chart.rules.js';
import type { MarketEventType } from '../../market-events/market-events.types.js';
import { type Finding, MAX_AT_ONCE, type RuleTerms } from '../alerts.types.js';
import { chooseAlerts, type PastAlerts } from './choose-alerts.js';
import { describeFinding } from './describe-finding.js';
import { evaluateRule, type RuleFacts } from './evaluate-rule.js';
import type { RuleEvent } from './find-in-events.js';
import type { InstallWeek } from './find-in-installs.js';

const LIST = { platform: 'android', category: 'all', country: 'us', rankingType: 'revenue' } as const;
const NOTHING: RuleFacts = { charts: [], events: [], installs: [] };
const BEGINNING = new Date(0);
const day = (date: number) => new Date(Date.UTC(2026, 2, date, 6));

const rule = (kind: RuleTerms['kind'], condition: RuleTerms['condition'] = {}): RuleTerms => ({
  ...{ kind, condition, platform: null, countries: [], category: null, rankingType: null },
});
const capture = (date: number, ranks: Record<string, number>, depth = 100, sample = false): ChartCapture => ({
  ...{ capturedAt: day(date), sample, depth, ranks: new Map(Object.entries(ranks)) },
});
const findInChart = (terms: RuleTerms, captures: ChartCapture[], games: Set<string> | null = null) =>
  evaluateRule(terms, { ...NOTHING, charts: [{ list: LIST, captures }] }, BEGINNING, games).map(
    ({ bundleId, occurredAt, data }) => `${bundleId} ${occurredAt.getUTCDate()} ${data.from}>${data.to}`,
  );
const event = (type: MarketEventType, more: Partial<RuleEvent> = {}): RuleEvent => ({
  ...{ id: '1', type, occurredAt: day(2), bundleId: 'a', platform: 'android', country: 'us' },
  ...{ category: null, rankingType: null, sample: false, data: {}, ...more },
});
const findInFeed = (terms: RuleTerms, events: RuleEvent[], games: Set<string> | null = null) =>
  evaluateRule(terms, { ...NOTHING, events }, BEGINNING, games).map(
    ({ data, bundleId }) => `${data.type} ${bundleId}`,
  );

describe('the top of a chart', () => {
  const enters = rule('enters_top', { top: 20 });
  const leaves = rule('leaves_top', { top: 20 });

  it('is entered once, by two places or by fifty', () => {
    const captures = [
      capture(1, { a: 21, b: 70, c: 20, d: 5 }),
      capture(2, { a: 19, b: 20, c: 20, d: 4, e: 3 }),
      capture(3, { a: 18, b: 19, c: 20, d: 4, e: 3 }),
    ];
    expect(findInChart(enters, captures)).toEqual(['a 2 21>19', 'b 2 70>20', 'e 2 null>3']);
  });

  it('is left to a lower rank or out of the chart', () => {
    const captures = [capture(1, { a: 20, b: 3, c: 7 }), capture(2, { a: 21, c: 8 })];
    expect(findInChart(leaves, captures)).toEqual(['a 2 20>21', 'b 2 3>null']);
  });

  it('ignores the first capture, other games, and the end of sample data', () => {
    expect(findInChart(enters, [capture(1, { a: 1 })])).toEqual([]);
    expect(findInChart(enters, [capture(1, {}), capture(2, { a: 1, b: 2 })], new Set(['b']))).toEqual([
      'b 2 null>2',
    ]);
    expect(findInChart(enters, [capture(1, {}, 100, true), capture(2, { a: 1 })])).toEqual([]);
  });

  it('dates the rank before a truncated capture to the capture that has it', () => {
    const captures = [capture(1, { a: 50, b: 9 }), capture(2, { b: 9 }, 20), capture(3, { a: 10, b: 9 })];
    const facts = { ...NOTHING, charts: [{ list: LIST, captures }] };
    const [finding] = evaluateRule(enters, facts, BEGINNING, null);
    expect(finding!.events.map(({ occurredAt, data }) => [occurredAt, data])).toEqual([
      [day(1).toISOString(), { rank: 50 }],
      [day(3).toISOString(), { rank: 10 }],
    ]);
  });

  it('does not read a truncated capture as exits, nor the next one as entries', () => {
    const cut = [
      capture(1, { a: 1, b: 18 }, 100),
      capture(2, { a: 1 }, 10),
      capture(3, { a: 1, b: 18 }, 100),
    ];
    expect(findInChart(leaves, cut)).toEqual([]);
    expect(findInChart(enters, cut)).toEqual([]);
  });
});

describe('a move', () => {
  const moves = rule('moves', { places: 10, days: 3, direction: 'either' });

  it('is reported when it becomes large enough within the days, and not again while it continues', () => {
    const ranks = [60, 56, 52, 48, 44, 40, 40, 40, 40, 80];
    const captures = ranks.map((rank, index) => capture(index + 1, { a: rank }));
    expect(findInChart(moves, captures)).toEqual(['a 4 60>48', 'a 10 40>80']);
    expect(findInChart(rule('moves', { places: 10, days: 3, direction: 'down' }), captures)).toEqual([
      'a 10 40>80',
    ]);
    expect(findInChart(rule('moves', { places: 15, days: 3, direction: 'up' }), captures)).toEqual([]);
  });

  it('is not measured across a gap in the history', () => {
    expect(findInChart(moves, [capture(1, { a: 60 }), capture(20, { a: 5 })])).toEqual([]);
  });
});

it.each([
  ['new_country', 'game.first_seen_in_country'],
  ['page_changed', 'store.title_changed'],
  ['new_version', 'store.version_released'],
  ['mechanic_appears', 'analysis.mechanic_appeared'],
  ['chart_missing', 'coverage.missing'],
] as const)('%s is found in %s, of watched games and chosen countries', (kind, type) => {
  const events = [event(type), event('chart.moved'), event(type, { bundleId: 'b' })];
  expect(findInFeed(rule(kind), events, new Set(['a']))).toEqual([`${type} a`]);
  expect(findInFeed({ ...rule(kind), countries: ['jp'] }, events)).toEqual([]);
  expect(findInFeed({ ...rule(kind), platform: 'ios' }, events)).toEqual([]);
});

it("a developer's first game is one whose developer was on no chart before", () => {
  const events = [
    event('game.first_seen', { isFirstOfDeveloper: true }),
    event('game.first_seen', { bundleId: 'b', isFirstOfDeveloper: false }),
  ];
  expect(findInFeed(rule('first_game'), events)).toEqual(['game.first_seen a']);
});

it('only the fields that were chosen count', () => {
  const events = [event('store.title_changed'), event('store.icon_changed'), event('store.price_changed')];
  expect(findInFeed(rule('page_changed', { fields: ['icon', 'price'] }), events)).toEqual([
    'store.icon_changed a',
    'store.price_changed a',
  ]);
  expect(findInFeed(rule('page_changed'), events)).toHaveLength(3);
});

it('missing charts are those of the chosen list and category, in either store', () => {
  const missing = (category: string, rankingType: string) =>
    event('coverage.missing', { bundleId: null, category, rankingType });
  const events = [
    missing('games_puzzle', 'revenue'),
    missing('puzzle', 'downloads'),
    missing('all', 'revenue'),
  ];
  expect(
    findInFeed({ ...rule('chart_missing'), category: 'puzzle', rankingType: 'revenue' }, events),
  ).toHaveLength(1);
});

it('installs are reported on the day they leave their range', () => {
  const week = (date: number, outside: InstallWeek['outside']) => ({
    ...{ perDay: 900, low: 100, high: 500, outside, until: `2026-03-${String(date).padStart(2, '0')}` },
  });
  const weeks = [null, week(2, null), week(3, 'above'), week(4, 'above'), week(5, null), week(6, 'below')];
  const find = (from: Date) =>
    evaluateRule(
      rule('installs_unusual'),
      { ...NOTHING, installs: [{ bundleId: 'a', sample: false, weeks }] },
      from,
      new Set(['a']),
    ).map(({ occurredAt, data }) => `${occurredAt.getUTCDate()} ${data.outside}`);
  expect(find(BEGINNING)).toEqual(['3 above', '6 below']);
  expect(find(day(4))).toEqual(['6 below']);
});

describe('of what was found', () => {
  const finding = (bundleId: string, at: Date, key = `${bundleId} ${at.toISOString()}`): Finding => ({
    ...{ key, kind: 'enters_top' as const, bundleId, occurredAt: at, sample: false },
    ...{ ...LIST, data: {}, events: [] },
  });
  const noAlerts = (): PastAlerts => ({ last: new Map(), days: new Map() });
  const choose = (findings: Finding[], cooldownDays = 0, past = noAlerts()) => {
    const { alerts, suppressed } = chooseAlerts(findings, cooldownDays, past);
    return {
      alerts: alerts.map(({ findings: all }) => all.length),
      suppressed: suppressed.map(({ bundleId }) => bundleId),
    };
  };

  it('each is reported once', () => {
    expect(choose([finding('a', day(1)), finding('a', day(1))])).toEqual({ alerts: [1], suppressed: [] });
  });

  it('a game is not reported again during the cool-down, whatever the hour', () => {
    const late = new Date(day(8).getTime() - 3_600_000);
    const findings = [finding('a', day(1)), finding('a', day(7)), finding('b', day(7)), finding('a', late)];
    expect(choose(findings, 7)).toEqual({ alerts: [1, 1, 1], suppressed: ['a'] });
    expect(choose(findings, 0)).toEqual({ alerts: [1, 1, 1, 1], suppressed: [] });
    expect(choose([finding('a', day(7))], 7, { last: new Map([['a', day(1)]]), days: new Map() })).toEqual({
      alerts: [],
      suppressed: ['a'],
    });
  });

  it('many at one time form one summary, as do those that follow on the day', () => {
    const many = (count: number, at: Date) =>
      Array.from({ length: count }, (_, index) => finding(`g${index}`, at));
    expect(choose(many(MAX_AT_ONCE, day(1))).alerts).toEqual([1, 1, 1, 1, 1]);
    const later = new Date(day(1).getTime() + 60_000);
    expect(choose([...many(12, day(1)), finding('z', later), finding('z', day(2))]).alerts).toEqual([13, 1]);
    const past = noAlerts();
    past.days.set('2026-03-01', { alerts: 4, summary: false });
    expect(choose(many(2, day(1)), 0, past).alerts).toEqual([2]);
  });

  it('says where a game was and is', () => {
    const [entered] = evaluateRule(
      rule('enters_top', { top: 20 }),
      { ...NOTHING, charts: [{ list: LIST, captures: [capture(1, { a: 23 }), capture(2, { a: 17 })] }] },
      BEGINNING,
      null,
    );
    expect(describeFinding(entered!, 'Royal Kingdom')).toEqual({
      title: 'Royal Kingdom entered the top 20 of Top Grossing (Google Play) in United States',
      text: '#23 on 1 Mar 2026, #17 on 2 Mar 2026.',
    });
  });
});
