import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../api/session/session';
import { fakeApi, grant, page, problem } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { Notes } from './Notes';

const GAME = 'GET /api/games/com.a';
let handlers: Parameters<typeof fakeApi>[0];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  handlers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
  };
  fakeApi(handlers);
  await session.signIn('a@b.co', 'words of mine');
});

it('deletes a note after a question, and keeps what was typed when saving fails', async () => {
  const note = {
    id: 'n1',
    bundleId: 'com.a',
    text: 'First thought',
    createdBy: 'u1',
    createdByName: 'Mina',
    createdAt: '2026-11-20T06:00:00Z',
    updatedAt: '2026-11-20T06:00:00Z',
  };
  let notes = [note];
  handlers[`${GAME}/notes`] = () => page(notes);
  handlers['POST /api/games/com.a/notes'] = () =>
    problem(400, 'Wrong', { errors: { text: 'must have at most 4,000 characters' } });
  handlers['DELETE /api/games/com.a/notes/n1'] = () => {
    notes = [];
    return { body: note };
  };
  showScreen(<Notes bundleId="com.a" />, '/');
  const panel = await screen.findByRole('region', { name: 'Team notes' });
  expect(await within(panel).findByText('First thought')).toBeTruthy();
  const field = within(panel).getByLabelText('New note');
  await userEvent.type(field, 'Second');
  await userEvent.click(within(panel).getByRole('button', { name: 'Add note' }));
  expect(await within(panel).findByText('It must have at most 4,000 characters.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Second');
  await userEvent.click(within(panel).getByRole('button', { name: 'Delete the note by Mina' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('This action cannot be undone.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(panel).findByText(/^No notes yet/)).toBeTruthy();
});

it('forgets the changes of an edit that was canceled', async () => {
  const times = { createdAt: '2026-11-20T06:00:00Z', updatedAt: '2026-11-20T06:00:00Z' };
  handlers[`${GAME}/notes`] = () =>
    page([
      { id: 'n1', bundleId: 'com.a', text: 'As saved', createdBy: 'u1', createdByName: 'Ann', ...times },
    ]);
  showScreen(<Notes bundleId="com.a" />, '/');
  const edit = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Edit the note by Ann' }));
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Note by Ann');
  await edit();
  await userEvent.type(field(), ', changed');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  expect(field().value).toBe('As saved');
});

it('lets analysts delete their own notes only', async () => {
  handlers['POST /api/auth/login'] = () => ({ body: grant('t', 'analyst') });
  await session.signIn('a@b.co', 'words of mine');
  const times = { createdAt: '2026-11-20T06:00:00Z', updatedAt: '2026-11-20T06:00:00Z' };
  handlers[`${GAME}/notes`] = () =>
    page([
      { id: 'n1', bundleId: 'com.a', text: 'Mine', createdBy: 'u1', createdByName: 'Ann', ...times },
      { id: 'n2', bundleId: 'com.a', text: 'Not mine', createdBy: 'u2', createdByName: 'Mina', ...times },
    ]);
  showScreen(<Notes bundleId="com.a" />, '/');
  expect(await screen.findByRole('button', { name: 'Delete the note by Ann' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete the note by Mina' })).toBeNull();
});
