import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Tag, TaggedGame } from '../../api/types';
import { session } from '../../api/session';
import { fakeApi, page, problem } from '../../testing/fake-api';
import { gameDetail } from '../../testing/games';
import { ideaServer, madeIdea, type IdeaServer } from '../../testing/idea-server';
import { analysis, gameAnalysis, item } from '../../testing/sample-analysis';
import { showScreen } from '../../testing/show-screen';
import { IdeaGeneration } from '../IdeaGeneration';

let server: IdeaServer;
let asked: unknown;
const game = (bundleId: string, title: string, isAnalyzed: boolean) =>
  gameDetail({
    bundleId,
    title,
    analysis: isAnalyzed
      ? gameAnalysis(
          analysis(1, {
            mechanics: [item('match-3', { name: 'Match-3 swap' })],
            metaElements: [item('teams')],
          }),
        )
      : null,
  });
const taggedGame = (bundleId: string, title: string, developer: string | null): TaggedGame => ({
  id: bundleId,
  bundleId,
  title,
  developer,
  iconUrl: null,
  taggedAt: '2026-11-20T08:00:00Z',
});
const puzzle: Tag = {
  id: 't1',
  name: 'puzzle',
  description: null,
  createdBy: 'u1',
  createdByName: null,
  gameCount: 2,
  createdAt: '2026-11-20T08:00:00Z',
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  asked = null;
  server = ideaServer(madeIdea('i1'), madeIdea('i2', { name: 'Tower of tea houses' }));
  Object.assign(server.answers, {
    'GET /api/tags': ({ url }) => {
      expect(url.searchParams.get('filter')).toBe('{"createdBy":"me"}');
      return page([puzzle]);
    },
    'GET /api/tags/t1/games': () =>
      page([taggedGame('com.a', 'Royal Garden', 'Dream'), taggedGame('com.b', 'Other', null)]),
    'GET /api/games/com.a': () => ({ body: game('com.a', 'Royal Garden', true) }),
    'GET /api/games/com.b': () => ({ body: game('com.b', 'Other', false) }),
    'POST /api/ideas/brainstorm': ({ body }) => {
      asked = body;
      const made = madeIdea('i9', {
        name: 'Mixed',
        sources: [{ type: 'game', sourceId: 'com.a', name: 'Royal Garden' }],
        choices: [{ rule: 'keep', item: 'Swap tiles', from: 'Match-3 swap', why: 'It carries the game.' }],
        engine: 'built-in',
      });
      server.ideas = [made, ...server.ideas];
      server.answers['GET /api/ideas/i9'] = () => ({ body: made });
      return { status: 201, body: made };
    },
  } satisfies IdeaServer['answers']);
  fakeApi(server.answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = () => showScreen(<IdeaGeneration />, '/admin/idea-generation?mode=brainstorm');
const input = (number: number) => screen.findByRole('region', { name: `Input ${number}` });
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Similar Idea' });
const choose = async (part: HTMLElement, label: string, option: string) => {
  const select = within(part).getByLabelText<HTMLSelectElement>(label);
  await waitFor(() => expect(within(select).getByRole('option', { name: option })).toBeTruthy());
  await userEvent.selectOptions(select, option);
};
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add Input' }));

it('mixes an idea and a game, opens the result in Raw Idea and clears the inputs', async () => {
  show();
  expect(await screen.findByText('Nothing to mix yet')).toBeTruthy();
  await add();
  expect(screen.getByText('Choose an idea for input 1.')).toBeTruthy();
  await choose(await input(1), 'Idea', 'Tower of tea houses');
  await add();
  const second = await input(2);
  await choose(second, 'Source Type', 'Games');
  const picker = within(second).getByLabelText<HTMLSelectElement>('Game');
  expect(picker.disabled).toBe(true);
  expect(picker.textContent).toContain('Choose a tag first');
  await choose(second, 'Select Tag', 'puzzle');
  await choose(second, 'Game', 'Royal Garden - Dream');
  expect(await within(second).findByText('Match-3 swap')).toBeTruthy();
  await waitFor(() => expect(generate().disabled).toBe(false));
  await userEvent.click(generate());
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toContain('?idea=i9'));
  expect(asked).toEqual({
    attempt: 0,
    inputs: [
      {
        name: 'Tower of tea houses',
        mechanics: ['Swap tiles', 'Merge crates', 'Sail lanes'],
        metaElements: ['Teams'],
        type: 'idea',
        sourceId: 'i2',
      },
      {
        name: 'Royal Garden',
        mechanics: ['Match-3 swap'],
        metaElements: ['Teams'],
        type: 'game',
        sourceId: 'com.a',
      },
    ],
  });
  const lineage = await screen.findByRole('region', { name: 'Where it came from' });
  expect(within(lineage).getByRole('link', { name: 'Royal Garden' }).getAttribute('href')).toBe(
    '/admin/game-rankings/com.a',
  );
  expect(lineage.textContent).toContain('It carries the game.');
  await userEvent.click(screen.getByRole('button', { name: 'Brainstorm' }));
  expect(await screen.findByText('Nothing to mix yet')).toBeTruthy();
});

it('takes at most three inputs and none of them twice', async () => {
  show();
  for (let count = 0; count < 3; count++) await add();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Input' }).disabled).toBe(true);
  await choose(await input(1), 'Idea', 'Tower of tea houses');
  const twin = within(within(await input(2)).getByLabelText('Idea')).getByRole<HTMLOptionElement>('option', {
    name: 'Tower of tea houses (input 1)',
  });
  expect(twin.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove input 3' }));
  expect(screen.getByText('2 of 3')).toBeTruthy();
});

it('offers to analyse a game that is not, and says why nothing can be generated until then', async () => {
  server.answers['POST /api/analyses'] = ({ body }) => {
    expect(body).toEqual({ bundleId: 'com.b' });
    server.answers['GET /api/games/com.b'] = () => ({ body: game('com.b', 'Other', true) });
    return { status: 201, body: analysis(1, { bundleId: 'com.b' }) };
  };
  show();
  await add();
  const only = await input(1);
  await choose(only, 'Source Type', 'Games');
  await choose(only, 'Select Tag', 'puzzle');
  await choose(only, 'Game', 'Other - Unknown Developer');
  const analyse = await within(only).findByRole('button', { name: 'Analyze Game' });
  expect(screen.getByText('Input 1 is not analyzed yet.')).toBeTruthy();
  expect(generate().disabled).toBe(true);
  await userEvent.click(analyse);
  expect(await within(only).findByText('Match-3 swap')).toBeTruthy();
  await waitFor(() => expect(generate().disabled).toBe(false));
});

it('keeps the inputs when generating fails, and over the end of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['POST /api/ideas/brainstorm'] = () => problem(502, 'The model is away.');
  const { unmount } = show();
  await add();
  await choose(await input(1), 'Idea', 'Tower of tea houses');
  await waitFor(() => expect(generate().disabled).toBe(false));
  await userEvent.click(generate());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to generate idea');
  expect(alert.textContent).toContain('The model is away. Your input is kept.');
  unmount();
  show();
  const kept = within(await input(1)).getByLabelText<HTMLSelectElement>('Idea');
  await waitFor(() => expect(kept.value).toBe('i2'));
});

it('says when a source cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['GET /api/games/com.a'] = () => problem(503, 'Away');
  show();
  await add();
  const only = await input(1);
  await choose(only, 'Source Type', 'Games');
  await choose(only, 'Select Tag', 'puzzle');
  await choose(only, 'Game', 'Royal Garden - Dream');
  expect((await within(only).findByRole('alert')).textContent).toContain('Failed to update brainstorm input');
});

it('begins with the games that were chosen on another screen', async () => {
  showScreen(<IdeaGeneration />, '/admin/idea-generation?mode=brainstorm&games=com.a,com.b,com.a');
  expect(await within(await input(1)).findByText('Match-3 swap')).toBeTruthy();
  expect(within(await input(1)).getByLabelText<HTMLSelectElement>('Game').value).toBe('com.a');
  expect(await input(2)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Input 3' })).toBeNull();
  expect(screen.getByLabelText('Address').textContent).not.toContain('games=');
});
