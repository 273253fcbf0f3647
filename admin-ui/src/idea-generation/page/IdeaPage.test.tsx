import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Idea, IdeaSignal, IdeaState, Prototype } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi, page, problem } from '../../testing/fake-api';
import { NO_SIGNAL, eventAnswer, ideaServer, madeIdea, type IdeaServer } from '../../testing/idea-server';
import { showIdeas } from '../../testing/show-ideas';

let server: IdeaServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = ideaServer(madeIdea('i1'), madeIdea('i2', { name: 'Tower of tea houses' }));
  fakeApi(server.answers);
  await session.signIn('a@b.co', 'words of mine');
});

const SIGNAL: IdeaSignal = {
  ...NO_SIGNAL,
  ...{ scope: 'United States', charting: 40, analysed: 38, notEnough: null, days: 5, unknown: ['Teams.'] },
  shares: {
    n: 38,
    items: [{ id: 'm3', name: 'Match-3 swap', games: 3, share: 0.08, shareBefore: 0.09, change: -1.2 }],
  },
  crowding: {
    n: 38,
    pairs: [
      {
        ids: ['m3', 'ren'],
        names: ['Match-3 swap', 'Renovation'],
        games: 1,
        examples: [{ bundleId: 'com.a', title: 'Royal Garden', rank: 3 }],
      },
    ],
  },
};
const show = () => showIdeas('/i1');
const mechanics = () => screen.findByRole('region', { name: 'Core Mechanics' });
const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.item-content')?.textContent);
const first = () => server.ideas.find(({ id }) => id === 'i1');

it('asks before deleting, starts on Cancel, and leads back to the list', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Idea' }));
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
  expect(await screen.findByRole('link', { name: 'Tower of tea houses' })).toBeTruthy();
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

it('offers suggestions for an item, replaces it by none but the one that is chosen, and takes it back', async () => {
  const answer = eventAnswer();
  server.answers['POST /api/ideas/i1/assist'] = ({ body }) => {
    expect(body).toEqual({ question: 'Shorter', elementType: 'coreMechanics', elementId: 'a' });
    return answer.response;
  };
  show();
  const list = await mechanics();
  await userEvent.click(within(list).getByRole('button', { name: 'Ask AI about Swap tiles' }));
  expect(screen.getByText('You choose from the suggestions. Until then your text stays.')).toBeTruthy();
  await userEvent.type(screen.getByPlaceholderText('Ask AI for suggestions...'), 'Shorter{Enter}');
  expect(await screen.findByText(/^Asking AI/)).toBeTruthy();
  answer.send('token', { text: 'Swap ' });
  await waitFor(() => expect(items(list)[0]).toBe('Swap '));
  answer.send('done', { suggestion: 'Swap two', alternatives: ['Swap three', 'Swap rows'], basis: [] });
  const offered = within(await screen.findByRole('list', { name: 'Suggestions' }));
  expect(offered.getAllByRole('listitem').map((one) => one.querySelector('span')?.textContent)).toEqual([
    ...['Swap two', 'Swap three', 'Swap rows'],
  ]);
  expect(first()?.coreMechanics[0]?.content).toBe('Swap tiles');
  await userEvent.click(offered.getByRole('button', { name: 'Use suggestion 2' }));
  await waitFor(() => expect(first()?.coreMechanics[0]?.content).toBe('Swap three'));
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

it('edits the concept in place, says what is missing, and takes it back', async () => {
  show();
  const pitch = await screen.findByRole('region', { name: 'Pitch' });
  expect(pitch.textContent).toContain('Not decided. What is this game in one sentence?');
  expect(screen.getByText('0 of 12 fields filled')).toBeTruthy();
  await userEvent.click(within(pitch).getByRole('button', { name: 'Write the pitch' }));
  await userEvent.type(within(pitch).getByLabelText('Pitch'), 'Swap what the sea brings.{Enter}');
  await waitFor(() => expect(first()?.pitch).toBe('Swap what the sea brings.'));
  const weeks = screen.getByRole('region', { name: 'Weeks' });
  await userEvent.click(within(weeks).getByRole('button', { name: 'Write the weeks' }));
  await userEvent.type(within(weeks).getByLabelText('Weeks'), 'Rebuild{Control>}{Enter}{/Control}');
  await waitFor(() => expect(first()?.coreLoop).toEqual({ moment: '', session: '', weeks: 'Rebuild' }));
  expect(screen.getByText('2 of 12 fields filled')).toBeTruthy();
  await userEvent.click(within(pitch).getByRole('button', { name: 'Edit pitch' }));
  await userEvent.clear(within(pitch).getByLabelText('Pitch'));
  await userEvent.click(within(pitch).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(first()?.pitch).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(first()?.pitch).toBe('Swap what the sea brings.'));
});

it('notes down comparable games, of the catalog or not', async () => {
  server.answers['GET /api/games'] = () => page([]);
  show();
  const games = await screen.findByRole('region', { name: 'Comparable games' });
  await userEvent.click(within(games).getByRole('button', { name: 'Add a game' }));
  await userEvent.type(within(games).getByLabelText('Title of game 1'), 'Coin Master');
  await userEvent.type(within(games).getByLabelText('Note on game 1'), 'Raids hurt there');
  await userEvent.click(within(games).getByRole('button', { name: 'Add a game' }));
  await userEvent.click(within(games).getByRole('button', { name: 'Save' }));
  const expected = [{ title: 'Coin Master', note: 'Raids hurt there', bundleId: null }];
  await waitFor(() => expect(first()?.comparables).toEqual(expected));
});

it('tells the four parts of the signal with their counts and days, and no total', async () => {
  server.answers['GET /api/ideas/i1/signal'] = () => ({ body: SIGNAL });
  show();
  const share = await screen.findByRole('region', { name: 'Share of the charts' });
  expect(share.textContent).toContain('n = 38 analyzed');
  expect(share.textContent).toContain('Match-3 swap8%−1 pt');
  const crowding = screen.getByRole('region', { name: 'Crowding' });
  expect(crowding.textContent).toContain('1 game pairs Match-3 swap with Renovation');
  const newcomers = screen.getByRole('region', { name: 'Newcomers' });
  expect(newcomers.textContent).toContain('captured earlier');
  const nearest = screen.getByRole('region', { name: 'Nearest games' });
  expect(nearest.textContent).toContain('No charting game shares a recognized item');
  expect(screen.getByText(/no mechanic was recognized: Teams\.$/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('of 10');
});

it('says what cannot be compared', async () => {
  show();
  expect(await screen.findByText('Not comparable.')).toBeTruthy();
  expect(screen.getByText('No charts yet.')).toBeTruthy();
});

it('is shared, decided with a reason and commented', async () => {
  const states: unknown[] = [];
  server.answers['PUT /api/ideas/i1/state'] = ({ body }) => {
    states.push(body);
    const { reason = null, ...state } = body as IdeaState;
    return { body: { ...madeIdea('i1', state as Partial<Idea>), statusReason: reason } };
  };
  const comment = { id: 'c1', content: 'Who pays?', createdBy: 'u1', createdByName: 'Bea' };
  const said = { ...comment, createdAt: '2026-11-20T08:00:00Z' };
  server.answers['POST /api/ideas/i1/comments'] = ({ body }) => {
    expect(body).toEqual({ content: 'Who pays?' });
    server.answers['GET /api/ideas/i1/comments'] = () => page([said]);
    return { status: 201, body: said };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Share with the team?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(states).toEqual([{ shared: true }]));
  expect(await screen.findByText('shared with the team')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
  const status = await screen.findByRole('dialog', { name: 'Status of the idea' });
  await userEvent.selectOptions(within(status).getByLabelText('Status'), 'Killed');
  await userEvent.type(within(status).getByLabelText('Reason'), 'Too slow');
  await userEvent.click(within(status).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(states[1]).toEqual({ status: 'killed', reason: 'Too slow' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Comments' }));
  expect(await screen.findByText(/^No comments yet/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Comment'), 'Who pays?');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('Who pays?')).toBeTruthy();
});

it('keeps a comment apart that is typed while another one is sent', async () => {
  let release = () => {};
  const sent: unknown[] = [];
  server.answers['POST /api/ideas/i1/comments'] = ({ body }) => {
    sent.push(body);
    return new Promise((resolve) => (release = () => resolve(new Response('', { status: 500 }))));
  };
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Comments' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Comment');
  await userEvent.type(field, 'One');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(sent).toEqual([{ content: 'One' }]));
  expect(field.value).toBe('');
  await userEvent.type(field, 'Two');
  release();
  await waitFor(() => expect(field.value).toBe('One\nTwo'));
});

it('offers nothing of the owner before it knows who that is', async () => {
  server.answers['GET /api/ideas/i1/team'] = () => new Promise(() => undefined);
  show();
  expect(await screen.findByRole('button', { name: 'Status' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('decides on a prototype with what it showed', async () => {
  const prototype: Prototype = {
    ...{ id: 'p1', name: 'Lost tiles', description: null, status: 'Testing', progress: 10, team: [] },
    ...{ ideaId: 'i1', ideaName: 'Harbour', hypothesis: '7 of 12 go on', result: null, decision: null },
    ...{ decidedAt: null, place: 1, sample: false, createdBy: 'u1' },
    ...{ createdAt: '2026-11-20T08:00:00Z', updatedAt: '2026-11-20T08:00:00Z' },
  };
  server.answers['GET /api/prototypes'] = () => page([prototype]);
  const decide = vi.fn(({ body }: { body: unknown }) => ({ body: { ...prototype, ...(body as object) } }));
  server.answers['PUT /api/prototypes/p1'] = decide;
  show();
  const card = await screen.findByRole('region', { name: 'Prototype' });
  expect(await within(card).findByText('7 of 12 go on')).toBeTruthy();
  await userEvent.click(within(card).getByRole('button', { name: 'Kill' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kill “Lost tiles”?' });
  await userEvent.type(within(dialog).getByLabelText('What did it show?'), '2 of 12');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kill' }));
  await waitFor(() =>
    expect(decide.mock.calls[0]?.[0].body).toEqual({ result: '2 of 12', decision: 'kill' }),
  );
});
