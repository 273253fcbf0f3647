import { groupByWeek, toMonday } from './cohorts.js';
import { compareCourse, findLaunch } from './launch-course.js';
import type { LaunchesRepository } from './launches.repository.js';
import { ListCourses } from './list-courses.service.js';
import type { Metrics } from '../../metrics/metrics.service.js';
import { type ListedCapture, followList } from './list-course.js';

/** Captures by day: the games in the order of their ranks, one letter each. */
const makeList = (captures: Record<number, string>, rows?: number) => ({
  captures: Object.entries(captures).map(([day, games]): ListedCapture => ({
    day: Number(day),
    sample: false,
    rows: rows ?? games.length,
    ids: games.split(''),
  })),
});

const describeCourses = (list: ReturnType<typeof followList>) =>
  Object.fromEntries(
    list.launches.map(({ bundleId, first, days, ended }) => [
      bundleId,
      `${list.captures[first]!.day} +${days}${ended ? '' : ' still'}`,
    ]),
  );

it('follows games from their first capture to the first one without them', () => {
  const list = followList(makeList({ 1: 'abc', 2: 'abx', 3: 'axy', 4: 'ayb', 5: 'ayx' }), 10);
  // x is gone on day 4 although it comes back; b was there at the beginning and comes back as no launch.
  expect(describeCourses(list)).toEqual({ x: '2 +2', y: '3 +2 still' });
  expect(list).toMatchObject({ excluded: 3, acrossGap: 0, top: 3, usualDays: 1, gapDays: 2 });
});

it('does not take for new what stood further down when history begins', () => {
  const list = followList(makeList({ 1: 'abcd', 2: 'cabd', 3: 'cdab' }), 2);
  expect(list).toMatchObject({ launches: [], excluded: 4 });
});

it('says nothing across a gap: all are followed to the capture before it, and who comes after it has no first day', () => {
  const list = followList(makeList({ 1: 'ab', 2: 'ax', 3: 'ax', 4: 'xy', 9: 'xz', 10: 'xz', 11: 'zw' }), 10);
  expect([...list.gaps]).toEqual([4]);
  // x is there after the gap, y is not: both are known until day 4 only.
  expect(describeCourses(list)).toEqual({ x: '2 +2 still', y: '4 +0 still', w: '11 +0 still' });
  expect(list).toMatchObject({ excluded: 2, acrossGap: 1 });
});

it('takes one missing day for no gap where captures come daily, nor a week where they come weekly', () => {
  const daily = followList(makeList({ 1: 'ab', 2: 'ab', 4: 'ax', 5: 'ax', 6: 'ab' }), 10);
  expect(describeCourses(daily)).toEqual({ x: '4 +2' });
  const weekly = followList(makeList({ 7: 'ab', 14: 'ax', 21: 'ax', 28: 'ab' }), 10);
  expect(weekly).toMatchObject({ usualDays: 7, gapDays: 14 });
  expect(describeCourses(weekly)).toEqual({ x: '14 +14' });
});

it('leaves out captures that were cut short, and looks at no more places than a list usually has', () => {
  const list = followList(makeList({ 1: 'abcd', 2: 'abcx', 3: 'a', 4: 'abcx', 5: 'abcdxy' }), 200);
  expect(list.captures.map(({ day }) => day)).toEqual([1, 2, 4, 5]);
  // The fifth capture is longer: its fifth and sixth places are not looked at.
  expect(describeCourses(list)).toEqual({ x: '2 +3' });
  expect(list.top).toBe(4);
});

it('takes no game for gone that stood below the end of a shorter capture', () => {
  const list = followList(makeList({ 1: 'abcd', 2: 'abcx', 3: 'abc', 4: 'abcx', 5: 'abdc' }), 200);
  expect(list.captures.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
  expect(describeCourses(list)).toEqual({ x: '2 +3' });
  // Unknown at the end: followed to the last capture that tells.
  const open = followList(makeList({ 1: 'abcd', 2: 'abcx', 3: 'abc' }), 200);
  expect(describeCourses(open)).toEqual({ x: '2 +0 still' });
});

it('follows a list to its present depth after a deeper import', () => {
  const imported = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at, 'abcdefghijklmnop']));
  const list = followList(makeList({ ...imported, 30: 'abcd', 31: 'abxc', 32: 'abxc', 33: 'abxc' }), 200);
  expect(list).toMatchObject({ top: 4 });
  expect(describeCourses(list)).toEqual({ x: '31 +2 still' });
});

it('knows nothing of an empty history', () => {
  expect(followList({ captures: [] }, 10)).toMatchObject({ launches: [], captures: [], excluded: 0 });
});

describe('by week', () => {
  // 20,772 is Sunday 15 Nov 2026, the day before a Monday.
  const MONDAY = 20_773;
  it('begins on Monday', () => {
    expect([0, 3, 4, MONDAY, MONDAY + 6].map(toMonday)).toEqual([-3, -3, 4, MONDAY, MONDAY]);
  });

  it('counts who stands in the last capture of each week, and tells what is missing from what is not over', () => {
    const list = followList(
      makeList({
        [MONDAY]: 'ab',
        [MONDAY + 1]: 'ax',
        [MONDAY + 3]: 'xy',
        [MONDAY + 7]: 'ay',
        [MONDAY + 10]: 'xz',
        [MONDAY + 23]: 'xz',
        [MONDAY + 29]: 'az',
      }),
      10,
    );
    const weeks = [0, 7, 14, 21, 28].map((days) => MONDAY + days);
    const group = (today: number) =>
      groupByWeek(list, list.launches, weeks, {
        readDay: ({ first }) => list.captures[first]!.day,
        today: MONDAY + today,
      });
    const cohorts = group(30);
    expect(
      cohorts.map(({ monday, captured, launches }) => [monday - MONDAY, captured, launches.length]),
    ).toEqual([
      [28, true, 0],
      [21, true, 0],
      [14, false, 0],
      [7, true, 1],
      [0, true, 2],
    ]);
    expect(cohorts.at(-1)!.weeks).toEqual([
      { week: 1, state: 'captured', games: 1 },
      { week: 2, state: 'not_captured', games: null },
      { week: 3, state: 'captured', games: 1 },
      { week: 4, state: 'due', games: null },
    ]);
    // Its Sunday was not captured, and no other capture can come.
    expect(group(35).at(-1)!.weeks.at(-1)).toEqual({ week: 4, state: 'captured', games: 0 });
    expect(group(42)[0]!.weeks).toEqual([]);
  });
});

describe('a game since its launch', () => {
  const list = followList(makeList({ 1: 'abcdefgh', 2: 'pqrstuab', 3: 'qprstuab', 4: 'qarstubc' }), 8);
  it('stands beside the middle of its cohort', () => {
    const { n, days } = compareCourse(list, 'p');
    expect(n).toBe(5);
    expect(days[0]).toEqual({ day: 0, rank: 1, n: 5, listed: 5, upper: 3, median: 4, lower: 5 });
    expect(days[2]).toMatchObject({ day: 2, rank: null, n: 5, listed: 5 });
  });

  it('or has none, and says why', () => {
    expect(findLaunch(list, 'a').reason).toBe('before_history');
    expect(findLaunch(list, 'z').reason).toBe('never_listed');
    expect(findLaunch(followList({ captures: [] }, 8), 'a').reason).toBe('not_captured');
  });
});

it('keeps followed lists only up to a total size, however many numbers of ranks are asked for', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `com.g${index}`).join(' ');
  const rows = Array.from({ length: 700 }, (_, day) => ({ day, sample: false, rows: 200, ids }));
  const repository = {
    getVersion: () => Promise.resolve('1'),
    listCourse: () => Promise.resolve(rows),
  } as unknown as LaunchesRepository;
  const courses = new ListCourses(repository, { addCache: () => undefined } as unknown as Metrics);
  const key = { platform: 'ios', category: 'all', country: 'de', rankingType: 'downloads' } as const;
  const list = await courses.follow(key, 200);
  expect(await courses.follow(key, 200)).toBe(list);
  for (let top = 165; top < 200; top += 1) await courses.follow(key, top);
  expect(await courses.follow(key, 200)).not.toBe(list);
});
