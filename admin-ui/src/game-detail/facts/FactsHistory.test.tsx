import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StoreFacts, StoreFactsRow } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi, grant } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { averagePerDay, toFactsPoints } from './facts-data';
import { FactsHistory } from './FactsHistory';

const NOTHING = { state: 'not_measured', difference: null, days: null, perDay: null } as const;

function row(
  date: string,
  installs: number | null,
  change: Partial<StoreFactsRow['changes']['installs']> = {},
) {
  const changes = { installs: { ...NOTHING, ...change }, ratings: NOTHING };
  return {
    ...{ date, takenAt: `${date}T07:00:00.000Z`, installs, installsPerDay: changes.installs.perDay },
    ...{ state: changes.installs.state, source: 'Google Play', changes },
    ...{
      ratingScore: null,
      ratings: null,
      ratingCounts: null,
      ratingsPerDay: null,
      ratingsState: 'not_measured',
    },
    ...{ version: null, releaseNotes: null, lastUpdate: null, price: null, inAppPurchases: null },
    ...{ purchaseRange: null, containsAds: null, contentRating: null, availability: null, languages: [] },
    ...{
      sizeBytes: null,
      downloads: null,
      revenue: null,
      sources: { installCount: 'Google Play' },
      others: {},
    },
  } as StoreFactsRow;
}

const ROWS = [
  row('2026-07-01', 1_000),
  row('2026-07-02', 1_100, { state: 'measured', difference: 100, days: 1, perDay: 100 }),
  row('2026-07-05', 1_700, { state: 'measured', difference: 600, days: 3, perDay: 200 }),
  row('2026-07-06', 1_600, { state: 'corrected', difference: -100, days: 1 }),
];

it('keeps days without a reading as gaps and counts no correction as installs', () => {
  const points = toFactsPoints(ROWS, 'installs');
  expect(points.map(({ perDay }) => perDay)).toEqual([null, 100, null, null, 200, null]);
  expect(points.at(-1)).toMatchObject({ correction: -100, total: 1_600 });
  expect(averagePerDay(points)).toBe(175);
});

it('says in words and in a table what was measured, what was not and what the store corrected', async () => {
  const facts: StoreFacts = {
    ...{ bundleId: 'com.a', platform: 'android', storeId: 'com.a', country: 'us' },
    ...{ from: '2026-06-01', to: '2026-07-06', rows: ROWS },
  };
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/games/com.a/facts': () => ({ body: facts }),
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<FactsHistory bundleId="com.a" storefront={{ platform: 'android', country: 'us' }} />, '/admin');
  expect(
    await screen.findByText(
      /175 installs a day on average, 4 readings. 2 days were not measured. .* corrected .* once/,
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cells[1]).toMatch(/6 Jul 2026.*Corrected by the store.*Google Play/);
  expect(cells[4]).toMatch(/1 Jul 2026.*Not measured/);
  await userEvent.click(screen.getByRole('button', { name: 'Ratings' }));
  expect(await screen.findByText('No ratings measured yet')).toBeTruthy();
});
