import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { IdeaRow } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, page, problem } from '../testing/fake-api';
import { ideaServer, madeIdea, toRow, type IdeaServer } from '../testing/idea-server';
import { showIdeas } from '../testing/show-ideas';

let server: IdeaServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = ideaServer(madeIdea('i1'), madeIdea('i2', { name: 'Tower of tea houses' }));
  fakeApi(server.answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = showIdeas;
const mechanics = () => screen.findByRole('region', { name: 'Core Mechanics' });
const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.item-content')?.textContent);

it('shows my ideas with their counts, and opens one in the address', async () => {
  show('');
  await screen.findByRole('link', { name: 'Tower of tea houses' });
  expect(screen.getAllByText('3 mechanics')).toHaveLength(2);
  expect(screen.getAllByTitle(/^Not comparable/)).toHaveLength(8);
  expect(screen.getAllByText('1 meta element')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Tower of tea houses' }));
  expect(screen.getByLabelText('Address').textContent).toContain('/i2');
  expect(items(await mechanics())).toEqual(['Swap tiles', 'Merge crates', 'Sail lanes']);
});

it('says so when there is none, and when they cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['GET /api/ideas'] = () => problem(503, 'Away');
  show('');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch ideas');
  server.answers['GET /api/ideas'] = () => page([]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No ideas yet')).toBeTruthy();
});

it('makes an idea and waits for its name', async () => {
  show('');
  await userEvent.click(await screen.findByRole('button', { name: 'New Idea' }));
  const name = await screen.findByLabelText<HTMLInputElement>('Idea name');
  expect(name.value).toBe('Untitled idea');
  await userEvent.clear(name);
  await userEvent.type(name, 'Color queue{Enter}');
  await waitFor(() => expect(server.ideas[0]?.name).toBe('Color queue'));
  server.answers['POST /api/ideas'] = () => problem(429, 'Too many');
  vi.spyOn(console, 'error').mockReturnValue();
  await userEvent.click(screen.getByRole('link', { name: 'Ideas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'New Idea' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create idea');
});

it('makes one idea of a double click', async () => {
  show('');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'New Idea' }));
  await screen.findByLabelText('Idea name');
  expect(server.ideas).toHaveLength(3);
});

it('votes, pins and filters, and says what is decided', async () => {
  const [one] = server.ideas.map(toRow);
  const row = { ...one, status: 'killed', statusReason: 'Nobody replayed it.' } as IdeaRow;
  const asked: string[] = [];
  server.answers['GET /api/ideas'] = ({ url }) => {
    asked.push(url.searchParams.get('filter') ?? '');
    return page([row]);
  };
  const team = { ...row.team, votes: 1, voted: true };
  const voted = vi.fn(() => ({ body: team }));
  const pinned = vi.fn(() => ({ body: { ...team, pinned: true } }));
  server.answers['PUT /api/ideas/i1/vote'] = voted;
  server.answers['PUT /api/ideas/i1/pin'] = pinned;
  show('');
  expect(await screen.findByText('Nobody replayed it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Vote for Harbour/ }));
  await waitFor(() => expect(voted).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Pin Harbour of lost tiles' }));
  await waitFor(() => expect(pinned).toHaveBeenCalledTimes(1));
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Killed');
  await waitFor(() => expect(JSON.parse(asked.at(-1) ?? '')).toEqual({ archived: false, status: 'killed' }));
});
