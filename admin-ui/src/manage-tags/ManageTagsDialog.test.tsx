import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Tag } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { ManageTagsButton } from './ManageTagsButton';

const tag = (id: string, name: string, change: Partial<Tag> = {}): Tag => ({
  id,
  name,
  description: null,
  createdBy: 'u1',
  createdByName: 'analyst@example.com',
  gameCount: 0,
  createdAt: '2026-10-01T08:00:00Z',
  ...change,
});
const game = (id: string) => ({ bundleId: `com.${id}`, title: id });

let tags: Tag[];
let carried: Record<string, string[]>;
let answers: Parameters<typeof fakeApi>[0];
let calls: string[];

beforeEach(async () => {
  tags = [tag('t1', 'casual'), tag('t2', 'merge')];
  carried = { t1: ['com.a'] };
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/tags': () => page(tags),
    'POST /api/tags/carried': () => ({
      body: Object.entries(carried).map(([tagId, bundleIds]) => ({ tagId, bundleIds })),
    }),
  };
  calls = fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

async function open(...ids: string[]) {
  showScreen(<ManageTagsButton games={ids.map(game)} />, '/admin/game-rankings/com.a');
  await userEvent.click(screen.getByRole('button', { name: 'Manage Tags' }));
  return screen.findByRole('dialog', { name: 'Manage Tags' });
}
const option = (name: RegExp) => screen.findByRole('button', { name });
const pressed = async (name: RegExp) => (await option(name)).getAttribute('aria-pressed');
const calledFor = (path: string) => calls.filter((call) => call.includes(path));

it('highlights what the game carries; a click attaches at once, before the server has answered', async () => {
  let answer = () => {};
  answers['PUT /api/games/com.a/tags/t2'] = () =>
    new Promise((resolve) => (answer = () => resolve(Response.json(tags[1]))));
  await open('a');
  expect(await pressed(/^casual/)).toBe('true');
  expect(await pressed(/^merge/)).toBe('false');
  await userEvent.click(await option(/^merge/));
  expect(await pressed(/^merge/)).toBe('true');
  expect(screen.getByText('a has 2 tags. Click a tag to add or remove it.')).toBeTruthy();
  answer();
  await waitFor(() => expect(calls.filter((call) => call === 'GET /api/tags').length).toBeGreaterThan(1));
  expect(await pressed(/^merge/)).toBe('true');
  answers['DELETE /api/games/com.a/tags/t1'] = () => ({ body: tags[0] });
  await userEvent.click(await option(/^casual/));
  await waitFor(() => expect(calls).toContain('DELETE /api/games/com.a/tags/t1'));
  expect(await pressed(/^casual/)).toBe('false');
});

it('undoes a change that the server refuses, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['PUT /api/games/com.a/tags/t2'] = () => problem(503, 'Away');
  await open('a');
  await userEvent.click(await option(/^merge/));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to update tag selection');
  expect(await pressed(/^merge/)).toBe('false');
  answers['PUT /api/games/com.a/tags/t2'] = () => ({ body: tags[1] });
  await userEvent.click(await option(/^merge/));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await pressed(/^merge/)).toBe('true');
});

it('ends as the last of several quick clicks says, one call after the other', async () => {
  const pending: (() => void)[] = [];
  const later = () => new Promise<Response>((resolve) => pending.push(() => resolve(Response.json(tags[1]))));
  answers['PUT /api/games/com.a/tags/t2'] = later;
  answers['DELETE /api/games/com.a/tags/t2'] = later;
  await open('a');
  const merge = await option(/^merge/);
  for (let clicks = 0; clicks < 4; clicks += 1) await userEvent.click(merge);
  expect(await pressed(/^merge/)).toBe('false');
  expect(calledFor('/tags/t2')).toEqual(['PUT /api/games/com.a/tags/t2']);
  pending.shift()?.();
  await waitFor(() =>
    expect(calledFor('/tags/t2')).toEqual([
      'PUT /api/games/com.a/tags/t2',
      'DELETE /api/games/com.a/tags/t2',
    ]),
  );
  pending.shift()?.();
  await waitFor(() => expect(calls.filter((call) => call === 'GET /api/tags').length).toBeGreaterThan(1));
  expect(await pressed(/^merge/)).toBe('false');
});

it('knows all, some and none of several games, and sets all of them with one call', async () => {
  const bodies: unknown[] = [];
  answers['POST /api/tags/t1/games'] = ({ body }) => {
    bodies.push(body);
    return { body: { tag: tags[0], changed: 1 } };
  };
  await open('a', 'b');
  expect(await pressed(/^casual/)).toBe('mixed');
  expect((await option(/^casual/)).textContent).toContain('1 of 2');
  await userEvent.click(await option(/^casual/));
  expect(await pressed(/^casual/)).toBe('true');
  await userEvent.click(await option(/^casual/));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { bundleIds: ['com.a', 'com.b'], attached: true },
    { bundleIds: ['com.a', 'com.b'], attached: false },
  ]);
  expect(await pressed(/^casual/)).toBe('false');
});

it('goes back to some when several games are refused', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['POST /api/tags/t1/games'] = () => problem(404, 'Game not found');
  await open('a', 'b');
  await userEvent.click(await option(/^casual/));
  await screen.findByText('Failed to update tag selection');
  expect(await pressed(/^casual/)).toBe('mixed');
});

it('makes a trimmed tag; a blank name cannot be added', async () => {
  const bodies: unknown[] = [];
  answers['POST /api/tags'] = ({ body }) => {
    bodies.push(body);
    tags = [...tags, tag('t3', 'puzzle')];
    return { status: 201, body: tags.at(-1) };
  };
  const dialog = await open('a');
  const add = within(dialog).getByRole('button', { name: 'Add tag' });
  expect(add).toHaveProperty('disabled', true);
  const field = within(dialog).getByRole('textbox', { name: 'New tag name' });
  await userEvent.type(field, '   ');
  expect(add).toHaveProperty('disabled', true);
  await userEvent.type(field, 'puzzle {Enter}');
  expect(await pressed(/^puzzle/)).toBe('false');
  expect(bodies).toEqual([{ name: 'puzzle' }]);
  expect(field).toHaveProperty('value', '');
});

it('says why a tag was not made', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['POST /api/tags'] = () =>
    problem(409, 'There is one already.', { errors: { name: 'There is one already.' } });
  const dialog = await open('a');
  const field = within(dialog).getByRole('textbox', { name: 'New tag name' });
  await userEvent.type(field, 'Casual{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to create tag');
  expect(screen.getByText('There is one already.').id).toBe(field.getAttribute('aria-describedby'));
  expect(field).toHaveProperty('value', 'Casual');
});

it('says whose tag it is only where a word is there twice', async () => {
  tags = [
    tag('t1', 'casual'),
    tag('t2', 'Puzzle', { createdBy: 'u2', createdByName: 'Mina' }),
    tag('t3', 'puzzle '),
    tag('t4', 'PUZZLE', { createdBy: null, createdByName: null }),
  ];
  await open('a');
  const dialog = await screen.findByRole('list', { name: 'Available Tags' });
  await waitFor(() => expect(within(dialog).getAllByRole('button')).toHaveLength(4));
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['casual', 'Puzzleby Mina', 'puzzle by you', 'PUZZLEby a former team member']);
});

it('has an empty text, and one for tags that cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['GET /api/tags'] = () => problem(503, 'Away');
  await open('a');
  expect(await screen.findByText('Failed to fetch tags')).toBeTruthy();
  tags = [];
  answers['GET /api/tags'] = () => page(tags);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No tags available')).toBeTruthy();
});
