import { advanceChart, type ChartCapture } from '../advance-chart.rules.js';
import { deriveChartEvents, isNotableMove } from './chart-events.js';

const LIST = { platform: 'android', category: 'puzzle', country: 'us', rankingType: 'downloads' } as const;

const capture = (day: number, games: string[], depth = games.length): ChartCapture => ({
  capturedAt: new Date(Date.UTC(2026, 0, day)),
  sample: false,
  depth,
  ranks: new Map(games.map((id, index) => [id, index + 1])),
});

/** The events of each capture after those before it, as short texts. */
function follow(...captures: ChartCapture[]): string[][] {
  let state: ReturnType<typeof advanceChart> | undefined;
  return captures.map((one) => {
    const events = deriveChartEvents(LIST, state, one);
    state = advanceChart(state, one);
    return events.map(({ type, bundleId, data }) => `${type.slice(6)} ${bundleId} ${JSON.stringify(data)}`);
  });
}

const fill = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `f${from + index}`);

describe('events of a chart', () => {
  it('start with the second capture', () => {
    const [first, second] = follow(capture(1, ['a', 'b', 'c']), capture(2, ['b', 'a', 'd']));
    expect(first).toEqual([]);
    expect(second).toEqual([
      'moved b {"from":2,"to":1}',
      'peaked b {"rank":1,"before":2}',
      'number_one b {"from":2,"again":false}',
      'moved a {"from":1,"to":2}',
      'entered d {"rank":3,"returned":false}',
      'left c {"from":3}',
    ]);
  });

  it('know a game that comes back, and its best place', () => {
    const [, , third] = follow(capture(1, ['a', 'b']), capture(2, ['b', 'c']), capture(3, ['a', 'b']));
    expect(third).toContain('entered a {"rank":1,"returned":true}');
    expect(third).toContain('number_one a {"from":null,"again":true}');
    expect(third?.filter((text) => text.startsWith('peaked'))).toEqual([]);
  });

  it('report no exits of a truncated capture until the chart is complete again', () => {
    const whole = fill(10);
    const [, cut, after] = follow(
      capture(1, whole),
      capture(2, whole.slice(0, 3)),
      capture(3, [...whole.slice(0, 9), 'new']),
    );
    expect(cut).toEqual([]);
    expect(after).toEqual(['entered new {"rank":10,"returned":false}', 'left f9 {"from":10}']);
  });

  it('take a list that stays shorter as it is, from the second such capture on', () => {
    const deep = fill(500);
    const short = deep.slice(0, 100);
    const [, second, third, back] = follow(
      capture(1, deep),
      capture(2, short),
      capture(3, short),
      capture(4, [...short.slice(0, 89), 'f350', ...short.slice(89, 99)]),
    );
    expect([second, third]).toEqual([[], []]);
    expect(back).toEqual([
      'entered f350 {"rank":90,"returned":true}',
      'peaked f350 {"rank":90,"before":351}',
      'left f99 {"from":100}',
    ]);
  });

  it('report no entries below the end of a truncated first capture', () => {
    const [, second] = follow(capture(1, fill(3)), capture(2, fill(10)));
    expect(second).toEqual([]);
  });

  it('report no entries when a chart is captured twice as deep', () => {
    const [, second] = follow(capture(1, fill(100)), capture(2, fill(200)));
    expect(second).toEqual([]);
  });

  it('leave small moves far down alone', () => {
    expect(isNotableMove(2, 1)).toBe(true);
    expect(isNotableMove(41, 40)).toBe(false);
    expect(isNotableMove(40, 50)).toBe(true);
  });
});
