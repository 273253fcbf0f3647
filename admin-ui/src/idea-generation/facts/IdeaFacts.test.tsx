import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../api/session';
import { fakeApi, problem } from '../../testing/fake-api';
import { ideaServer, madeIdea } from '../../testing/idea-server';
import { showScreen } from '../../testing/show-screen';
import { IdeaFacts } from './IdeaFacts';

const idea = madeIdea('i1');
const scope = { scope: 'US, Android', sample: true, charting: 148, analysed: 62, notEnough: null };
let answers: Parameters<typeof fakeApi>[0];

beforeEach(async () => {
  answers = ideaServer(idea).answers;
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = () => showScreen(<IdeaFacts idea={idea} />, '/admin/idea-generation');

it('shows the score in parts with words, games and figures, marked as sample', async () => {
  const part = { label: 'Chart presence', explanation: '12 of 62 have it.', numbers: { analysedGames: 62 } };
  answers['GET /api/ideas/i1/score'] = () => ({
    body: {
      ...scope,
      score: 6.4,
      parts: [
        { ...part, id: 'presence', score: 7.8, games: [{ bundleId: 'com.a', title: 'Royal', rank: 3 }] },
        { ...part, id: 'newcomers', label: 'Newcomers', score: null, numbers: {}, games: [] },
      ],
    },
  });
  show();
  const card = await screen.findByRole('region', { name: 'Score' });
  expect(await within(card).findByText('6.4')).toBeTruthy();
  expect(within(card).getByText('Sample data')).toBeTruthy();
  expect(card.textContent).toContain('62 of 148 charting games are analyzed');
  expect(within(card).getByText('7.8')).toBeTruthy();
  expect(within(card).getByText('Not enough data')).toBeTruthy();
  expect(within(card).getByRole('link', { name: /Royal/ }).getAttribute('href')).toContain('com.a');
  await userEvent.click(within(card).getByRole('button', { name: 'Table' }));
  const row = within(card).getByRole('row', { name: /Chart presence/ });
  expect(row.textContent).toContain('analyzed games 62');
});

it('shows the nearest games and what differs, and what could not be compared', async () => {
  answers['GET /api/ideas/i1/nearest'] = () => ({
    body: {
      ...scope,
      sample: false,
      unknown: ['Sail lanes'],
      games: [
        {
          bundleId: 'com.a',
          title: 'Royal',
          developer: null,
          platform: 'ios',
          rank: 3,
          rankingType: 'revenue',
          nearness: 0.584,
          shared: ['Match-3 swap'],
          missing: ['Teams'],
          extra: [],
          difference: 'It has teams.',
        },
      ],
    },
  });
  show();
  const card = await screen.findByRole('region', { name: 'Nearest charting games' });
  expect(await within(card).findByText('It has teams.')).toBeTruthy();
  expect(card.textContent).toContain('58%');
  expect(card.textContent).toContain('Top Grossing #3');
  expect(card.textContent).toContain('Unknown Developer');
  expect(card.textContent).toContain('Sail lanes');
  expect(within(card).queryByText('Sample data')).toBeNull();
});

it('says when there is not enough data, and when a report cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['GET /api/ideas/i1/nearest'] = () => problem(503, 'Away');
  show();
  expect(await screen.findByText('No charts yet.')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Similar games could not be loaded');
});
