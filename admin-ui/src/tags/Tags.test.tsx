import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Tag } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { gameRow } from '../testing/games';
import { showScreen } from '../testing/show-screen';
import { Tags } from './Tags';

const ID = (n: number) => `4f9a1c5e-1111-4000-8000-00000000000${n}`;
const tag = (n: number, name: string, change: Partial<Tag> = {}): Tag => ({
  id: ID(n),
  name,
  description: null,
  createdBy: 'u1',
  createdByName: 'analyst@example.com',
  gameCount: 0,
  createdAt: '2026-10-01T08:00:00Z',
  ...change,
});
const game = (id: string, developer: string | null = null) => ({
  id: `com.${id}`,
  bundleId: `com.${id}`,
  title: id,
  developer,
  iconUrl: null,
  taggedAt: '2026-10-02T08:00:00Z',
});

let tags: Tag[];
let answers: Parameters<typeof fakeApi>[0];
let calls: string[];

beforeEach(async () => {
  tags = [
    tag(1, 'casual', { gameCount: 2 }),
    tag(2, 'merge', { description: 'Put two together' }),
    tag(3, 'Puzzle', { createdBy: 'u2', createdByName: 'Mina', gameCount: 1 }),
  ];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/tags': () => page(tags),
    [`GET /api/tags/${ID(1)}/games`]: () => page([game('Alpha', 'Nord'), game('Beta')]),
    [`GET /api/tags/${ID(2)}/games`]: () => page([]),
  };
  calls = fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<Tags />, `/admin/tags${query}`);
const address = () => screen.getByLabelText('Address').textContent;
const region = (name: string) => screen.findByRole('region', { name });
const form = async () => within(await region('Create New Tag'));

it('shows mine and, apart, those of colleagues; nothing is chosen', async () => {
  show();
  const mine = await region('Your Tags');
  await within(mine).findByText('casual');
  expect(within(mine).getByText('Put two together')).toBeTruthy();
  expect(within(mine).queryByText('Puzzle')).toBeNull();
  const theirs = await region('Colleagues’ Tags');
  expect(within(theirs).getByText('Puzzle')).toBeTruthy();
  expect(within(theirs).getByText('by Mina')).toBeTruthy();
  expect(screen.getByText('Select a tag to view games')).toBeTruthy();
  expect(screen.getByText('3 tags, 2 of them yours')).toBeTruthy();
});

it('shows the games of a tag, keeps the choice in the address, and leads to a game and back', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^casual/ }));
  const games = within(await region('Games in "casual"'));
  expect((await games.findAllByRole('link')).map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    'Compare',
    'AAlphaNor',
    'BBetaUnkn',
  ]);
  expect(games.getByText('Unknown Developer')).toBeTruthy();
  expect(address()).toBe(`/admin/tags?tag=${ID(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: /^merge/ }));
  await region('Games in "merge"');
  expect(await screen.findByText('No games in this tag')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^casual/ }));
  await userEvent.click(await screen.findByRole('link', { name: /Alpha/ }));
  expect(address()).toBe('/admin/game-rankings/com.Alpha');
});

it('narrows to games that carry several tags', async () => {
  const filters: unknown[] = [];
  answers['GET /api/games'] = ({ url }) => {
    filters.push(JSON.parse(url.searchParams.get('filter') ?? '{}'));
    return page([gameRow('com.Beta', 'Beta')]);
  };
  show(`?tag=${ID(1)}`);
  await region('Games in "casual"');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Also tagged' }), 'Puzzle');
  const games = within(await region('Games in "casual", "Puzzle"'));
  expect(await games.findAllByRole('link', { name: /Alpha|Beta/ })).toHaveLength(1);
  expect(filters).toEqual([{ tagId: [ID(1), ID(3)] }]);
  await userEvent.click(games.getByRole('button', { name: 'Without Puzzle' }));
  await region('Games in "casual"');
  expect(address()).toBe(`/admin/tags?tag=${ID(1)}`);
});

it('says the catalog words when tags or games cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers[`GET /api/tags/${ID(1)}/games`] = () => problem(503, 'Away');
  show(`?tag=${ID(1)}`);
  expect(await screen.findByText('Failed to fetch games for tag')).toBeTruthy();
  answers['GET /api/games'] = () => problem(503, 'Away');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Also tagged' }), 'merge');
  expect(await screen.findByText('Failed to fetch games')).toBeTruthy();
});

it('says when the tags themselves cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['GET /api/tags'] = () => problem(503, 'Away');
  show();
  expect(await screen.findByText('Failed to fetch tags')).toBeTruthy();
  expect(screen.queryByText('No tags created yet')).toBeNull();
  tags = [];
  answers['GET /api/tags'] = () => page(tags);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No tags created yet')).toBeTruthy();
});

it('tells of a tag in the address that is gone', async () => {
  show(`?tag=${ID(9)}`);
  expect(await screen.findByText('This tag no longer exists.')).toBeTruthy();
});

it('makes a tag with an optional description; a refusal keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const bodies: unknown[] = [];
  answers['POST /api/tags'] = ({ body }) => {
    bodies.push(body);
    if (bodies.length === 1) return problem(409, 'Taken', { errors: { name: 'There is one already' } });
    tags = [...tags, tag(4, 'zen')];
    return { status: 201, body: tags.at(-1) };
  };
  show();
  const card = await form();
  const create = card.getByRole('button', { name: 'Create Tag' });
  expect(create).toHaveProperty('disabled', true);
  await userEvent.type(card.getByLabelText('Name'), '  ');
  expect(create).toHaveProperty('disabled', true);
  await userEvent.type(card.getByLabelText('Name'), 'zen ');
  await userEvent.type(card.getByLabelText('Description (optional)'), ' calm ');
  await userEvent.click(create);
  expect((await card.findByRole('alert')).textContent).toContain('Failed to create tag');
  expect(card.getByText('There is one already.')).toBeTruthy();
  expect(card.getByLabelText('Name')).toHaveProperty('value', '  zen ');
  await userEvent.click(create);
  expect(await screen.findByRole('button', { name: /^zen/ })).toBeTruthy();
  expect(bodies).toEqual([
    { name: 'zen', description: 'calm' },
    { name: 'zen', description: 'calm' },
  ]);
  expect(card.getByLabelText('Name')).toHaveProperty('value', '');
});

it('asks before deleting, says how many games lose the tag, and lets go of it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let refuse = true;
  answers[`DELETE /api/tags/${ID(1)}`] = () => {
    if (refuse) return problem(503, 'Away');
    const [deleted] = tags;
    tags = tags.slice(1);
    return { body: deleted };
  };
  show(`?tag=${ID(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the tag casual' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “casual”?' }));
  expect(dialog.getByText(/2 games lose this tag/)).toBeTruthy();
  expect(calls).not.toContain(`DELETE /api/tags/${ID(1)}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Failed to delete tagAway.');
  refuse = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/admin/tags'));
  await screen.findByRole('button', { name: /^merge/ });
  expect(screen.queryByRole('button', { name: /^casual/ })).toBeNull();
});

it('lets an analyst delete own tags only', async () => {
  await session.signOut();
  answers['POST /api/auth/login'] = () => ({ body: grant('t', 'analyst') });
  await session.signIn('a@b.co', 'words of mine');
  show();
  await screen.findByRole('button', { name: 'Delete the tag casual' });
  expect(screen.getByRole('button', { name: 'Edit the tag Puzzle' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete the tag Puzzle' })).toBeNull();
});

it('renames a tag, of a colleague too', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const bodies: unknown[] = [];
  answers[`PUT /api/tags/${ID(3)}`] = ({ body }) => {
    bodies.push(body);
    if (bodies.length === 1) return problem(503, 'Away');
    tags[2] = tag(3, 'Thinking', { createdBy: 'u2', createdByName: 'Mina' });
    return { body: tags[2] };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the tag Puzzle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Puzzle”' }));
  await userEvent.clear(dialog.getByLabelText(/^Name/));
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Thinking');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Failed to update tag')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /^Thinking/ })).toBeTruthy();
  expect(bodies[1]).toEqual({ name: 'Thinking' });
});

it('takes an address that names no tag for none', async () => {
  show('?tag=../x&page=-1');
  expect(await screen.findByText('Select a tag to view games')).toBeTruthy();
  expect(screen.getByText('Its games appear here.')).toBeTruthy();
});
