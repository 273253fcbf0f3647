import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { GameMatch } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { GameMatches } from './GameMatches';

const pair: GameMatch = {
  id: '0b9ac4a8-5c0a-4b9e-8e0f-3f0d7f0a1111',
  android: { bundleId: 'com.studio.lamps', title: 'Harbor Lamps', developer: null, iconUrl: null },
  ios: { bundleId: 'id99', title: '灯台 (Harbor Lamps)', developer: 'Someone Else', iconUrl: null },
  status: 'proposed',
  confidence: 'medium',
  evidence: [
    { clue: 'title_part', android: 'Harbor Lamps', ios: '灯台 (Harbor Lamps)', agrees: true },
    { clue: 'developer', android: 'Studio', ios: 'Someone Else', agrees: false },
  ],
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
};

let filters: unknown[];
let answers: Parameters<typeof fakeApi>[0];
const DECISIONS = `/api/unified-games/${pair.id}`;

beforeEach(async () => {
  filters = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/unified-games': ({ url }) => {
      filters.push(JSON.parse(url.searchParams.get('filter') ?? '{}'));
      return page([pair]);
    },
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const findRow = async () =>
  within((await screen.findByRole('link', { name: 'Harbor Lamps' })).closest('tr')!);

it('says what speaks for one game and what against, and takes the decision', async () => {
  answers[`POST ${DECISIONS}/reject`] = () => ({ body: { ...pair, status: 'rejected' } });
  showScreen(<GameMatches />, '/admin/game-matches');
  const row = await findRow();
  expect(row.getByText('Same name in both titles: Harbor Lamps and 灯台 (Harbor Lamps)')).toBeTruthy();
  expect(row.getByText('Different developers: Studio and Someone Else')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: /^Different games/ }));
  expect(await screen.findByText('Marked as different games.')).toBeTruthy();
});

it('shows what was decided, and says why a decision was refused', async () => {
  answers[`POST ${DECISIONS}/accept`] = () => problem(409, 'One of the two games is linked to another one.');
  showScreen(<GameMatches />, '/admin/game-matches');
  await userEvent.click((await findRow()).getByRole('button', { name: /^Same game/ }));
  expect(await screen.findByText('One of the two games is linked to another one.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Linked' }));
  await findRow();
  expect(filters.at(-1)).toEqual({ status: 'linked' });
});
