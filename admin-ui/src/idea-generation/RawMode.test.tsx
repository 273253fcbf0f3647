import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../api/session';
import { fakeApi, page, problem } from '../testing/fake-api';
import { eventAnswer, ideaServer, madeIdea, type IdeaServer } from '../testing/idea-server';
import { showScreen } from '../testing/show-screen';
import { IdeaGeneration } from './IdeaGeneration';

let server: IdeaServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = ideaServer(madeIdea('i1'), madeIdea('i2', { name: 'Tower of tea houses' }));
  fakeApi(server.answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '?idea=i1') => showScreen(<IdeaGeneration />, `/admin/idea-generation${query}`);
const mechanics = () => screen.findByRole('region', { name: 'Core Mechanics' });
const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.item-content')?.textContent);
const first = () => server.ideas.find(({ id }) => id === 'i1');

it('shows my ideas with their counts, and opens one in the address', async () => {
  show('');
  await userEvent.click(await screen.findByRole('link', { name: 'Tower of tea houses' }));
  expect(screen.getByLabelText('Address').textContent).toContain('?idea=i2');
  expect(screen.getAllByText('3 mechanics')).toHaveLength(2);
  expect(screen.getAllByText('1 meta element')).toHaveLength(2);
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
  await userEvent.click(screen.getByRole('button', { name: 'New Idea' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create idea');
});

it('makes one idea of a double click', async () => {
  show('');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'New Idea' }));
  await screen.findByLabelText('Idea name');
  expect(server.ideas).toHaveLength(3);
});

it('asks before deleting, starts on Cancel, and closes an idea that is deleted', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Harbour of lost tiles' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Idea' });
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete this idea? This action cannot be undone.',
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(first()).toBeUndefined());
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).not.toContain('i1'));
  expect(screen.queryByRole('region', { name: 'Opened idea' })).toBeNull();
});

it('edits in place: Ctrl Enter saves, Escape cancels, nothing empty is saved', async () => {
  show();
  const list = await mechanics();
  await userEvent.click(within(list).getByRole('button', { name: 'Edit Swap tiles' }));
  const field = screen.getByPlaceholderText<HTMLTextAreaElement>('Type your ideas here');
  await userEvent.clear(field);
  expect(within(list).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await userEvent.type(field, 'Turn tiles{Control>}{Enter}{/Control}');
  await waitFor(() => expect(first()?.coreMechanics[0]).toEqual({ id: 'a', content: 'Turn tiles' }));
  await userEvent.click(within(list).getByRole('button', { name: 'Edit Merge crates' }));
  await userEvent.type(screen.getByPlaceholderText('Type your ideas here'), ' no{Escape}');
  expect(items(list)).toEqual(['Turn tiles', 'Merge crates', 'Sail lanes']);
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(first()?.coreMechanics[0]?.content).toBe('Swap tiles'));
});

it('keeps what is being typed over the end of the page', async () => {
  const { unmount } = show();
  await userEvent.click(within(await mechanics()).getByRole('button', { name: 'Add a mechanic' }));
  await userEvent.type(screen.getByPlaceholderText('Type your ideas here'), 'Row boats');
  unmount();
  show();
  expect((await screen.findByPlaceholderText<HTMLTextAreaElement>('Type your ideas here')).value).toBe(
    'Row boats',
  );
});

it('moves items by keyboard, says where, and keeps the focus', async () => {
  show();
  const list = await mechanics();
  within(list).getByRole('button', { name: 'Move Swap tiles' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(items(list)).toEqual(['Merge crates', 'Swap tiles', 'Sail lanes']);
  expect(screen.getByText('Moved to place 2 of 3.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Swap tiles');
  within(list).getByRole('button', { name: 'Edit Sail lanes' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(first()?.coreMechanics.map(({ id }) => id)).toEqual(['b', 'c', 'a']));
});

it('replaces an item by a suggestion, streamed, and takes it back in one step', async () => {
  const answer = eventAnswer();
  server.answers['POST /api/ideas/i1/assist'] = ({ body }) => {
    expect(body).toEqual({ question: 'Shorter', elementType: 'coreMechanics', elementId: 'a' });
    return answer.response;
  };
  show();
  const list = await mechanics();
  await userEvent.click(within(list).getByRole('button', { name: 'Ask AI about Swap tiles' }));
  expect(screen.getByText('The suggestion replaces this item’s text.')).toBeTruthy();
  await userEvent.type(screen.getByPlaceholderText('Ask AI for suggestions...'), 'Shorter{Enter}');
  expect(await screen.findByText(/^Asking AI/)).toBeTruthy();
  answer.send('token', { text: 'Swap ' });
  await waitFor(() => expect(items(list)[0]).toBe('Swap '));
  answer.send('done', { suggestion: 'Swap two' });
  await waitFor(() => expect(first()?.coreMechanics[0]?.content).toBe('Swap two'));
  const note = (await screen.findByText('Replaced by the suggestion.')).parentElement;
  await userEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(first()?.coreMechanics[0]?.content).toBe('Swap tiles'));
});

it('leaves the item and the question when the assistant fails, and when it is cancelled', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['POST /api/ideas/i1/assist'] = () => problem(502, 'The model is away.');
  show();
  const list = await mechanics();
  await userEvent.click(within(list).getByRole('button', { name: 'Ask AI about Swap tiles' }));
  await userEvent.type(screen.getByPlaceholderText('Ask AI for suggestions...'), 'Shorter{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to get AI assistance');
  expect(alert.textContent).toContain('The model is away.');
  expect(items(list)[0]).toBe('Swap tiles');
  server.answers['POST /api/ideas/i1/assist'] = () => eventAnswer().response;
  await userEvent.click(within(list).getByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByPlaceholderText<HTMLInputElement>('Ask AI for suggestions...').value).toBe('Shorter');
});

it('lets me choose when the idea was changed elsewhere', async () => {
  show();
  const list = await mechanics();
  server.ideas = [madeIdea('i1', { name: 'Theirs', version: 4 })];
  await userEvent.click(within(list).getByRole('button', { name: 'Delete Sail lanes' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('changed elsewhere');
  expect(first()?.name).toBe('Theirs');
  await userEvent.click(within(alert).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(first()).toMatchObject({ name: 'Harbour of lost tiles', version: 5 }));
  expect(first()?.coreMechanics).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps a change that could not be saved in sight', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const save = server.answers['PUT /api/ideas/i1'];
  server.answers['PUT /api/ideas/i1'] = () => problem(503, 'Away');
  show();
  const list = await mechanics();
  await userEvent.click(within(list).getByRole('button', { name: 'Delete Sail lanes' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to update idea');
  expect(items(list)).toHaveLength(2);
  if (save) server.answers['PUT /api/ideas/i1'] = save;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(first()?.coreMechanics).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
