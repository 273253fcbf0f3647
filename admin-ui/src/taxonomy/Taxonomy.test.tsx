import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { session } from '../api/session';
import type { TaxonomyEntry, TaxonomyProposal } from '../api/taxonomy';
import { fakeApi, grant, page } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Taxonomy } from './Taxonomy';

const entry = (id: string, change: Partial<TaxonomyEntry> = {}): TaxonomyEntry => ({
  id,
  kind: 'metaElements',
  name: id,
  family: 'Social',
  definition: `About ${id}.`,
  aliases: [],
  related: [],
  within: null,
  examples: [],
  counterexample: null,
  instead: null,
  team: false,
  games: 0,
  confirmed: 0,
  rejected: 0,
  ...change,
});
const entries = [
  entry('leaderboards', {
    name: 'Leaderboards',
    games: 7,
    confirmed: 3,
    rejected: 1,
    examples: ['Climb the global leaderboard.', 'Beat the high score of the whole world.'],
    counterexample: 'Win to be promoted to the Silver League.',
    instead: { id: 'ranked-league', name: 'Ranked leagues' },
  }),
  entry('ranked-league', { name: 'Ranked leagues', aliases: ['Divisions'] }),
];
const proposal: TaxonomyProposal = {
  id: '0b9ac4a8-5c0a-4b9e-8e0f-3f0d7f0a1111',
  type: 'cue',
  status: 'open',
  entryId: 'leaderboards',
  kind: 'metaElements',
  name: 'Leaderboards',
  definition: null,
  cue: 'top of the table',
  quote: null,
  bundleId: null,
  title: null,
  proposedBy: null,
  proposedByName: null,
  proposedAt: '2026-11-20T08:00:00Z',
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
};

let sent: unknown[];

beforeEach(async () => {
  sent = [];
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/taxonomy': () => ({ body: entries }),
    'GET /api/taxonomy/leaderboards/games': () => ({ body: [] }),
    'GET /api/taxonomy/ranked-league/games': () => ({ body: [] }),
    'GET /api/taxonomy-proposals': () => page([proposal]),
    'POST /api/taxonomy-proposals': ({ body }) => {
      sent.push(body);
      return { status: 201, body: proposal };
    },
    [`PUT /api/taxonomy-proposals/${proposal.id}`]: ({ body }) => {
      sent.push(body);
      return { body: { ...proposal, status: 'accepted' } };
    },
  });
  await session.signIn('a@b.co', 'words of mine');
});

it('finds entries by their other names, and says where one ends and the next begins', async () => {
  showScreen(<Taxonomy />, '/admin/taxonomy');
  const games = await screen.findByRole('link', { name: '7' });
  expect(games.getAttribute('href')).toBe('/admin/games?mechanic=leaderboards');
  expect(screen.getByText('75% of 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leaderboards' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Climb the global leaderboard.')).toBeTruthy();
  expect(await dialog.findByText('No game has it yet')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Ranked leagues' }));
  expect(await screen.findByRole('dialog', { name: 'Ranked leagues' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search entries' }), 'division');
  expect(await screen.findByText('1 of 2 entries')).toBeTruthy();
});

it('takes words for an entry, and an administrator accepts them', async () => {
  showScreen(<Taxonomy />, '/admin/taxonomy?entry=leaderboards');
  await userEvent.click(await screen.findByRole('button', { name: 'Add words that give it away' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Words that give it away' }),
    'top of the table',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(/^Proposed\./)).toBeTruthy();
  expect(sent).toMatchObject([{ type: 'cue', entryId: 'leaderboards', cue: 'top of the table' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Proposals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Leaderboards' }));
  expect(await screen.findByText(/^Accepted\./)).toBeTruthy();
  expect(sent[1]).toEqual({ status: 'accepted' });
});
