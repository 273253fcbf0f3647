import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../api/session/session';
import type { EngineScores, TaxonomyEntry, TaxonomyProposal } from '../api/types';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
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
  boundary: null,
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
    boundary: 'Scores in a list; divisions that one rises to are ranked leagues.',
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
const mute: TaxonomyProposal = {
  ...proposal,
  id: '0b9ac4a8-5c0a-4b9e-8e0f-3f0d7f0a2222',
  type: 'mute',
  entryId: 'ranked-league',
  name: 'Ranked leagues',
  cue: 'rank/league & climb ~3 up',
};

const scores: EngineScores = {
  gold: { games: 12, present: 40, absent: 6 },
  scores: [
    {
      ...{
        id: 's1',
        engine: 'openai',
        engineVersion: '1.0.0',
        model: 'gpt-5-mini',
        taxonomyVersion: '1.1.0',
      },
      ...{ games: 12, right: 30, wrong: 2, missed: 10, precision: 0.9375, recall: 0.75, f1: 0.8333 },
      ...{ failed: 1, msPerGame: 2_310, cost: 0.0042, scoredBy: null, scoredByName: null },
      scoredAt: '2026-11-20T08:00:00Z',
    },
  ],
};

let sent: unknown[];
let refuse: boolean;

beforeEach(async () => {
  sent = [];
  refuse = false;
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/taxonomy': () => ({ body: entries }),
    'GET /api/taxonomy/leaderboards/games': () => ({ body: [] }),
    'GET /api/taxonomy/ranked-league/games': () => ({ body: [] }),
    'GET /api/taxonomy-proposals': () => page([proposal, mute]),
    [`GET /api/taxonomy-proposals/${proposal.id}/effect`]: () => ({
      body: {
        ...{ texts: 40, complete: true, gained: 1, lost: 0, changed: 0 },
        games: [
          {
            ...{ bundleId: 'com.a', title: 'Harbor', change: 'gained', confidence: 'high' },
            quote: 'Be at the top of the table.',
          },
        ],
      },
    }),
    'GET /api/analyses/engines': () => ({
      body: [{ id: 'built-in', label: 'Built-in', model: null, default: true, external: false }],
    }),
    'GET /api/engine-scores': () => ({ body: scores }),
    'POST /api/engine-scores': ({ body }) => {
      sent.push(body);
      return { status: 202, body: { jobId: 'j1' } };
    },
    'POST /api/taxonomy-proposals': ({ body }) => {
      sent.push(body);
      return { status: 201, body: proposal };
    },
    [`PUT /api/taxonomy-proposals/${proposal.id}`]: ({ body }) => {
      if (refuse) return problem(503, 'Not now.');
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
  await userEvent.click(await screen.findByRole('button', { name: 'Propose a cue' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Cues' }), 'top of the table');
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(/^Proposed\./)).toBeTruthy();
  expect(sent).toMatchObject([{ type: 'cue', entryId: 'leaderboards', cue: 'top of the table' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Proposals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept…: Leaderboards' }));
  const effect = within(await screen.findByRole('dialog', { name: 'Effect on “Leaderboards”' }));
  expect(await effect.findByText(/^1 game gains the entry\./)).toBeTruthy();
  refuse = true;
  vi.spyOn(console, 'error').mockReturnValue();
  await userEvent.click(effect.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The decision could not be saved. Not now.')).toBeTruthy();
  refuse = false;
  await userEvent.click(effect.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^Accepted\./)).toBeTruthy();
  expect(sent[1]).toEqual({ status: 'accepted' });
});

it('says in words which cue was often wrong', async () => {
  showScreen(<Taxonomy />, '/admin/taxonomy?view=proposals');
  expect(await screen.findByText('rank / league with climb … up')).toBeTruthy();
  expect(screen.getByText('Analysts rejected what it found at least three times.')).toBeTruthy();
});

it('compares engines by F1, time and cost on the judged games, and scores one', async () => {
  showScreen(<Taxonomy />, '/admin/taxonomy?view=accuracy');
  expect(await screen.findByText(/^12 reviewed games: 40 confirmed items/)).toBeTruthy();
  const row = within(screen.getByText('gpt-5-mini').closest('tr')!);
  for (const figure of ['83.3%', '93.8%', '75.0%', '2.3 s', '$0.0042', '12, 1 failed'])
    expect(row.getByText(figure)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Score an engine' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText(/^Scoring started\./)).toBeTruthy();
  expect(sent).toEqual([{ engine: 'built-in' }]);
});
