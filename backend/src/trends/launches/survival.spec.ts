import {
  compareSurvival,
  complementaryError,
  estimateSurvival,
  findMedian,
  findStep,
  type Observation,
} from './survival.js';

/** "9 13 13+": followed for 9 days, for 13 days, and for at least 13 days. */
const readTimes = (text: string): Observation[] =>
  text.split(' ').map((time) => ({ days: parseInt(time, 10), ended: !time.endsWith('+') }));

/** Acute myelogenous leukemia (Miller 1997), the data set `aml` of R's survival package. */
const maintained = readTimes('9 13 13+ 18 23 28+ 31 34 45+ 48 161+');
const nonMaintained = readTimes('5 5 8 8 12 16+ 23 27 30 33 43 45');
/** Remission of leukemia under 6-mercaptopurine and under placebo (Freireich et al. 1963). */
const treated = readTimes('6 6 6 6+ 7 9+ 10 10+ 11+ 13 16 17+ 19+ 20+ 22 23 25+ 32+ 32+ 34+ 35+');
const placebo = readTimes('1 1 2 2 3 4 4 5 5 8 8 8 8 11 11 12 12 15 17 22 23');

const DIGITS = 10;

describe('the curve of Kaplan and Meier', () => {
  it('is what survfit gives for aml, to the tenth digit', () => {
    const ends = estimateSurvival(maintained).filter(({ ended }) => ended > 0);
    // time, n.risk, n.event, survival as the exact fraction, lower and upper 95% CI (conf.type = "log").
    const published: [number, number, number, number, number, number][] = [
      [9, 11, 1, 10 / 11, 0.7541338450815254, 1],
      [13, 10, 1, 9 / 11, 0.6192489873993635, 1],
      [18, 8, 1, 63 / 88, 0.4884262874221285, 1],
      [23, 7, 1, 27 / 44, 0.37686705950167976, 0.999157600228473],
      [31, 5, 1, 27 / 55, 0.25485995119931726, 0.9455849552004295],
      [34, 4, 1, 81 / 220, 0.15487711789719108, 0.8752606781439078],
      [48, 2, 1, 81 / 440, 0.035917898489185224, 0.9435257694745522],
    ];
    expect(ends.map(({ day, atRisk, ended }) => [day, atRisk, ended])).toEqual(
      published.map(([day, atRisk, ended]) => [day, atRisk, ended]),
    );
    for (const [index, [, , , share, low, high]] of published.entries()) {
      expect(ends[index]!.share).toBeCloseTo(share, DIGITS);
      expect(ends[index]!.low).toBeCloseTo(low, DIGITS);
      expect(ends[index]!.high).toBeCloseTo(high, DIGITS);
    }
    expect(findMedian(estimateSurvival(maintained))).toBe(31);
    expect(findMedian(estimateSurvival(nonMaintained))).toBe(23);
  });

  it('equals fractions worked out by hand for the 6-mercaptopurine group', () => {
    const ends = estimateSurvival(treated).filter(({ ended }) => ended > 0);
    const byHand = [6 / 7, 96 / 119, 64 / 85, 176 / 255, 32 / 51, 64 / 119, 160 / 357];
    for (const [index, share] of byHand.entries()) expect(ends[index]!.share).toBeCloseTo(share, DIGITS);
    expect(ends).toHaveLength(byHand.length);
    expect(findMedian(estimateSurvival(placebo))).toBe(8);
    // Where exactly half stay for a while R takes the middle of that time, unless nobody more is seen to go.
    expect(findMedian(estimateSurvival(readTimes('1 2 3 4')))).toBe(2.5);
    expect(findMedian(estimateSurvival(readTimes('1 2 3+ 6')))).toBe(4);
    expect(findMedian(estimateSurvival(readTimes('1 2 3+ 4+')))).toBe(2);
    expect(findMedian(estimateSurvival(readTimes('3+ 4+')))).toBeNull();
  });

  it('counts what ended on a day before what was censored on it, and knows no interval where nobody is left', () => {
    expect(estimateSurvival(readTimes('2 2+ 2+ 3'))).toMatchObject([
      { day: 2, atRisk: 4, ended: 1, censored: 2, share: 0.75 },
      { day: 3, atRisk: 1, ended: 1, censored: 0, share: 0, low: null, high: null },
    ]);
    expect(estimateSurvival(readTimes('4+ 9+')).map(({ share }) => share)).toEqual([1, 1]);
    expect(estimateSurvival([])).toEqual([]);
  });

  it('says nothing of days on which nobody is followed', () => {
    const steps = estimateSurvival(treated);
    expect(findStep(steps, 35)?.day).toBe(35);
    expect(findStep(steps, 36)).toBeNull();
    expect(findStep(steps, 8)?.share).toBeCloseTo(96 / 119, DIGITS);
    expect(findStep(steps, 5)).toBeNull();
  });
});

describe('the log-rank test', () => {
  it.each([
    ['aml', maintained, nonMaintained, [7, 11], 10.689335992300725, 3.396388698977602, 0.0653393220405049],
    ['remission', treated, placebo, [9, 21], 19.25050094803113, 16.792940989216532, 4.168809109334543e-5],
  ] as const)('is what survdiff gives for %s', (_name, one, other, observed, expected, statistic, p) => {
    const test = compareSurvival(one, other)!;
    expect(test.observed).toEqual(observed);
    expect(test.expected[0]).toBeCloseTo(expected, DIGITS);
    expect(test.statistic).toBeCloseTo(statistic, DIGITS);
    expect(test.probability).toBeCloseTo(p, DIGITS);
    expect(compareSurvival(other, one)!.statistic).toBeCloseTo(statistic, DIGITS);
  });

  it('finds nothing between a group and itself, and compares nothing without ends', () => {
    expect(compareSurvival(placebo, placebo)).toMatchObject({ statistic: 0, probability: 1 });
    expect(compareSurvival(readTimes('3+ 4+'), readTimes('5+'))).toBeNull();
    expect(compareSurvival([], placebo)).toBeNull();
  });
});

it.each([
  [0, 1],
  [0.1, 0.8875370839817152],
  [1, 0.15729920705028516],
  [1.9999, 0.00467980209297061],
  [2, 0.004677734981047266],
  [4, 1.541725790028002e-8],
  [6, 2.1519736712498913e-17],
])('erfc(%d) is right to the twelfth digit', (x, value) => {
  expect(Math.abs(complementaryError(x) / value - 1)).toBeLessThan(1e-12);
});
