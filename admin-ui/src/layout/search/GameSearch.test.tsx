import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { session } from '../../api/session/session';
import { fakeApi, grant, page } from '../../testing/fake-api';
import { gameRow } from '../../testing/games';
import { showScreen } from '../../testing/show-screen';
import { GameSearch } from './GameSearch';

const found = [
  gameRow('com.a', 'Royal Match', { developer: 'Dream Games', platforms: ['android', 'ios'] }),
  gameRow('com.b', 'Royal Kingdom'),
];

beforeEach(async () => {
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/games': ({ url }) =>
      url.searchParams.get('filter')?.includes('roy') ? page(found, 23) : page([], 0),
  });
  await session.signIn('a@b.co', 'words of mine');
});

const address = () => screen.getByLabelText('Address').textContent;

it('shows developer and stores, opens the first by Enter and another by the arrows', async () => {
  showScreen(<GameSearch />, '/admin');
  const field = screen.getByRole('combobox', { name: 'Search games' });
  await userEvent.type(field, 'roylmatch');
  expect(await screen.findByText('Dream Games, Android and iOS')).toBeTruthy();
  expect(screen.getByText('Unknown Developer, Android')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/admin/game-rankings/com.b');
  expect((field as HTMLInputElement).value).toBe('');
});

it('leads to all results', async () => {
  showScreen(<GameSearch />, '/admin');
  await userEvent.type(screen.getByRole('combobox'), 'roy');
  const all = await screen.findByRole('option', { name: /See all results/ });
  expect(all.textContent).toContain('23');
  await userEvent.click(all);
  expect(address()).toBe('/admin/games?q=roy');
});

it('offers to add a game that nobody knows', async () => {
  showScreen(<GameSearch />, '/admin');
  await userEvent.type(screen.getByRole('combobox'), 'com.new.one');
  expect((await screen.findByRole('option')).textContent).toContain('No games found for “com.new.one”');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/games?add=com.new.one'));
});

it('keeps the words and the list when Enter comes before the new results', async () => {
  showScreen(<GameSearch />, '/admin');
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(field, 'roy');
  await screen.findByRole('option', { name: /Royal Match/ });
  await userEvent.type(field, 'al k{Enter}');
  expect(field.value).toBe('royal k');
  expect(screen.getByRole('option', { name: /Royal Kingdom/ })).toBeTruthy();
  expect(address()).toBe('/admin');
});
