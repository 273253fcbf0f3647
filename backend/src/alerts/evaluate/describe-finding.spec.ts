import { type Finding, RULE_KINDS } from '../alerts.types.js';
import { describeFinding, describeSummary } from './describe-finding.js';

const DAY = { day: '2026-11-22', titles: ['Royal Match'] };

it.each(RULE_KINDS)('counts one and several in the summary of %s', (kind) => {
  const [one, several] = [1, 12].map((count) => describeSummary(kind, count, DAY).title);
  expect(one).toMatch(/\b1 /);
  expect(several).not.toBe(one!.replace('1 ', '12 '));
});

it('says how many entries there were', () => {
  expect(describeSummary('enters_top', 1, DAY).title).toMatch(/^1 entry into the top of the charts on /);
  expect(describeSummary('enters_top', 12, DAY).title).toMatch(/^12 entries into the top of the charts on /);
});

it('counts one place and several', () => {
  const describeMove = (places: number) =>
    describeFinding(
      {
        ...{
          kind: 'moves',
          rankingType: 'revenue',
          category: 'all',
          platform: 'ios',
          country: 'tw',
          events: [],
        },
        data: { direction: 'up', places, days: 1 },
      } as unknown as Finding,
      'Royal Match',
    ).title;
  const where = 'in Top Grossing (App Store) in Taiwan in a day';
  expect(describeMove(1)).toBe(`Royal Match climbed 1 place ${where}`);
  expect(describeMove(12)).toBe(`Royal Match climbed 12 places ${where}`);
});
