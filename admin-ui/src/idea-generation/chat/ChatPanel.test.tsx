import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage, IdeaVersion } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi, page, problem } from '../../testing/fake-api';
import { EMPTY_CONCEPT, eventAnswer, ideaServer, madeIdea, type IdeaServer } from '../../testing/idea-server';
import { showIdeas } from '../../testing/show-ideas';

const SEND = 'POST /api/ideas/i1/messages';

let server: IdeaServer;
let clientIds: string[];

const row = (id: string, role: 'user' | 'ai', content: string, part: Partial<ChatMessage> = {}) => ({
  id,
  role,
  content,
  createdAt: '2026-11-20T09:00:00Z',
  clientId: null,
  replyTo: null,
  updatedIdea: null,
  engine: role === 'ai' ? 'built-in' : null,
  cites: [],
  stopped: false,
  ...part,
});

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  clientIds = [];
  server = ideaServer(madeIdea('i1'));
  fakeApi(server.answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = () => showIdeas('/i1');
const panel = () => screen.findByRole('region', { name: 'Chat' });
const field = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type your message...');
const said = (chat: HTMLElement) =>
  Array.from(chat.querySelectorAll('.message')).map((message) => [
    message.querySelector('b')?.textContent,
    message.querySelector('p')?.textContent,
  ]);
const known = (body: unknown) => void clientIds.push((body as { clientId: string }).clientId);

it('shows what was said, with who and when', async () => {
  server.answers['GET /api/ideas/i1/messages'] = () =>
    page([row('2', 'ai', 'Teams.'), row('1', 'user', 'What is missing?')]);
  show();
  const chat = await panel();
  await waitFor(() =>
    expect(said(chat)).toEqual([
      ['You', 'What is missing?'],
      ['AI assistant', 'Teams.'],
    ]),
  );
  expect(chat.querySelectorAll('time')).toHaveLength(2);
  expect(within(chat).getByText('Engine: built-in')).toBeTruthy();
});

it('sends with Enter, makes lines with Shift Enter, and shows the answer as it comes', async () => {
  const answer = eventAnswer();
  server.answers[SEND] = ({ body }) => {
    expect(body).toMatchObject({ message: 'Hello\nthere' });
    return answer.response;
  };
  show();
  await userEvent.type(await field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  expect((await field()).value).toBe('');
  const chat = await panel();
  answer.send('token', { text: 'Row ' });
  answer.send('token', { text: 'boats.' });
  await waitFor(() => expect(said(chat).at(-1)).toEqual(['AI assistant', 'Row boats.']));
  const log = within(chat).getByRole('log');
  expect(log.textContent).not.toContain('Row boats.');
  answer.send('done', {
    question: row('1', 'user', 'Hello\nthere'),
    message: row('2', 'ai', 'Row boats.'),
  });
  await waitFor(() => expect(log.textContent).toContain('Row boats.'));
  expect(said(chat)).toHaveLength(2);
});

it('repeats a failed message under the same id, and gives it back to be edited', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers[SEND] = ({ body }) => {
    known(body);
    return problem(504, 'The response took too long.');
  };
  show();
  await userEvent.type(await field(), 'Hello{Enter}');
  let alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to send message');
  expect(alert.textContent).toContain('The response took too long.');
  server.answers[SEND] = ({ body }) => {
    known(body);
    return { status: 201, body: { question: row('1', 'user', 'Hello'), message: row('2', 'ai', 'Yes.') } };
  };
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  const chat = await panel();
  await waitFor(() =>
    expect(said(chat)).toEqual([
      ['You', 'Hello'],
      ['AI assistant', 'Yes.'],
    ]),
  );
  expect(new Set(clientIds).size).toBe(1);
  expect(clientIds).toHaveLength(2);
  server.answers[SEND] = () => problem(504, 'Late');
  await userEvent.type(await field(), 'Again{Enter}');
  alert = await screen.findByRole('alert');
  await userEvent.type(await field(), 'And more');
  await userEvent.click(within(alert).getByRole('button', { name: 'Edit' }));
  expect((await field()).value).toBe('Again\nAnd more');
  expect(said(chat)).toHaveLength(2);
});

it('goes on with an answer while the comments are shown, and asks nothing about an unsaved idea', async () => {
  const answer = eventAnswer();
  server.answers[SEND] = () => answer.response;
  server.answers['GET /api/ideas/i1/comments'] = () => page([]);
  show();
  await userEvent.type(await field(), 'Hello{Enter}');
  await screen.findByRole('button', { name: 'Stop the answer' });
  await userEvent.click(screen.getByRole('tab', { name: 'Comments' }));
  answer.send('token', { text: 'Row boats' });
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
  const chat = await panel();
  await waitFor(() => expect(said(chat).at(-1)?.[1]).toBe('Row boats'));
  answer.send('done', { question: row('1', 'user', 'Hello'), message: row('2', 'ai', 'Row boats.') });
  await screen.findByRole('button', { name: 'Send' });

  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['PUT /api/ideas/i1'] = () => problem(500, 'The idea was not saved.');
  server.answers[SEND] = () => expect.fail('sent');
  await userEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0]!);
  await screen.findByText('Failed to update idea');
  await userEvent.type(await field(), 'Again{Enter}');
  expect(await screen.findByText(/changes that are not saved/)).toBeTruthy();
});

it('stops an answer and shows what was kept of it', async () => {
  const answer = eventAnswer();
  server.answers[SEND] = ({ body }) => {
    known(body);
    return answer.response;
  };
  show();
  await userEvent.type(await field(), 'Hello{Enter}');
  answer.send('token', { text: 'A long' });
  const chat = await panel();
  await waitFor(() => expect(said(chat).at(-1)?.[1]).toBe('A long'));
  server.answers['GET /api/ideas/i1/messages'] = () =>
    page([
      row('2', 'ai', 'A long', { stopped: true }),
      row('1', 'user', 'Hello', { clientId: clientIds[0] ?? '' }),
    ]);
  await userEvent.click(within(chat).getByRole('button', { name: 'Stop the answer' }));
  await waitFor(() => expect(within(chat).getByRole('log').textContent).toContain('A long'));
  expect(within(chat).getByText('Stopped')).toBeTruthy();
  expect(said(chat)).toHaveLength(2);
  expect(within(chat).getByRole('button', { name: 'Send' })).toBeTruthy();
});

it('shows a proposed change as a difference, applies it when told, and takes it back', async () => {
  const { name, coreMechanics, metaElements, version } = madeIdea('i1');
  const updatedIdea = {
    name,
    coreMechanics,
    version,
    metaElements: [...metaElements, { id: 'e', content: 'Album' }],
  };
  server.answers[SEND] = () => ({
    status: 201,
    body: {
      question: row('1', 'user', 'Add an album'),
      message: row('2', 'ai', 'Added.', { updatedIdea }),
      updatedIdea,
    },
  });
  show();
  await userEvent.type(await field(), 'Add an album{Enter}');
  const chat = await panel();
  const note = await within(chat).findByText('Proposed change: 1 meta element added');
  expect(note.closest('details')?.textContent).toContain('Album');
  expect(server.ideas[0]?.metaElements).toHaveLength(1);
  within(chat).getByRole('button', { name: 'Apply' }).focus();
  await userEvent.keyboard('y');
  expect(await within(chat).findByText('Updated idea: 1 meta element added')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Undo');
  await waitFor(() => expect(server.ideas[0]?.metaElements).toHaveLength(2));
  await userEvent.click(within(chat).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.ideas[0]?.metaElements).toHaveLength(1));
  await userEvent.click(await within(chat).findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(server.ideas[0]?.metaElements).toHaveLength(2));
});

it('asks with one press or a number, cites what an answer rests on, and dismisses a proposal', async () => {
  const { name, coreMechanics, version } = madeIdea('i1');
  const asked: string[] = [];
  server.answers[SEND] = ({ body }) => {
    const { message } = body as { message: string };
    asked.push(message);
    const updatedIdea = { name, coreMechanics, version, metaElements: [] };
    const cites = [
      { kind: 'item' as const, label: 'Swap tiles', ref: 'a' },
      { kind: 'game' as const, label: 'Royal Match', ref: 'com.royal' },
      { kind: 'figure' as const, label: '46 of 50 games', ref: null },
    ];
    const at = asked.length * 2;
    return {
      status: 201,
      body: {
        question: row(`${at}`, 'user', message),
        message: row(`${at + 1}`, 'ai', 'Drop the teams.', at === 2 ? { updatedIdea, cites } : {}),
      },
    };
  };
  show();
  const chat = await panel();
  await userEvent.click(await within(chat).findByRole('button', { name: 'What’s missing' }));
  const cites = within(await within(chat).findByRole('list', { name: 'Sources of this answer' }));
  expect(cites.getByRole('link', { name: 'Royal Match' }).getAttribute('href')).toBe(
    '/admin/game-rankings/com.royal',
  );
  expect(cites.getByRole('link', { name: '46 of 50 games' })).toBeTruthy();
  await userEvent.click(cites.getByRole('button', { name: 'Swap tiles' }));
  await userEvent.click(within(chat).getByRole('button', { name: 'Dismiss' }));
  expect(within(chat).getByText('Change dismissed.')).toBeTruthy();
  const focused = () => document.activeElement?.textContent;
  expect(focused()).toBe('Show again');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Apply');
  await userEvent.keyboard('n');
  expect(focused()).toBe('Show again');
  await userEvent.keyboard('{Enter}');
  within(chat).getByRole('region', { name: 'Messages' }).focus();
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Alt>}2{/Alt}');
  await waitFor(() => expect(asked).toEqual(['What’s missing', 'Risks']));
});

const proposesAlbum = (version: number) => {
  const { name, coreMechanics, metaElements } = madeIdea('i1');
  const items = [...metaElements, { id: 'e', content: 'Album' }];
  const updatedIdea = { name, coreMechanics, version, metaElements: items };
  return page([row('2', 'ai', 'Added.', { updatedIdea }), row('1', 'user', 'Add an album')]);
};
const formerVersions = (...versions: number[]) =>
  page(
    versions.map((version): IdeaVersion => {
      const { name, coreMechanics, metaElements, createdAt } = madeIdea('i1');
      const words = { name, coreMechanics, metaElements, changedBy: null };
      return { ...EMPTY_CONCEPT, ...words, id: `v${version}`, createdAt, version };
    }),
  );

it('counts a double click on Apply as one', async () => {
  server.answers['GET /api/ideas/i1/messages'] = () => proposesAlbum(1);
  show();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Updated idea: 1 meta element added')).toBeTruthy();
  await waitFor(() => expect(server.ideas[0]).toMatchObject({ version: 2 }));
  expect(server.ideas[0]?.metaElements).toHaveLength(2);
});

it('offers a proposal again after a reload when its change was undone', async () => {
  server = ideaServer(madeIdea('i1', { version: 3 }));
  fakeApi(server.answers);
  server.answers['GET /api/ideas/i1/messages'] = () => proposesAlbum(1);
  server.answers['GET /api/ideas/i1/versions'] = () => formerVersions(2, 1);
  show();
  expect(await screen.findByText('Proposed change: 1 meta element added')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(server.ideas[0]?.metaElements).toHaveLength(2));
  expect(screen.getByText('Updated idea: 1 meta element added')).toBeTruthy();
});

it('applies a proposal to what was written since, and says so when it no longer fits', async () => {
  const [first, ...rest] = madeIdea('i1').coreMechanics;
  const edited = [{ id: first?.id ?? '', content: 'Swap gems' }, ...rest];
  server = ideaServer(madeIdea('i1', { version: 2, coreMechanics: edited }));
  fakeApi(server.answers);
  server.answers['GET /api/ideas/i1/messages'] = () => proposesAlbum(1);
  server.answers['GET /api/ideas/i1/versions'] = () => formerVersions(1);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(server.ideas[0]?.metaElements).toHaveLength(2));
  expect(server.ideas[0]?.coreMechanics[0]?.content).toBe('Swap gems');
});

it('says near the field how long a message may be, and never cuts it', async () => {
  show();
  const area = await field();
  await userEvent.click(area);
  await userEvent.paste('x'.repeat(4_001));
  expect(screen.getByText('1 character too many. The limit is 4,000.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  await userEvent.type(area, '{Backspace}');
  expect(screen.getByText('4,000 of 4,000 characters')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
});

const OUTSIDE = {
  external: true,
  engine: 'openai',
  model: 'small-model',
  perMinute: { limit: 20, used: 20, left: 0 },
  perDay: { limit: 300, used: 37, left: 263 },
  tokensToday: 0,
  costToday: null,
};

it('offers the built-in engine where the outside model failed, under the same id', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const engines: unknown[] = [];
  server.answers['GET /api/ai/usage'] = () => ({ body: OUTSIDE });
  server.answers[SEND] = ({ body }) => {
    known(body);
    const { engine } = body as { engine?: string };
    engines.push(engine);
    if (engine === 'built-in') {
      const message = row('2', 'ai', 'Rules say yes.');
      return { status: 201, body: { question: row('1', 'user', 'Hello'), message } };
    }
    const detail = 'Failed to send message: Your 20 calls a minute are used up.';
    return problem(429, detail, { code: 'model_quota' });
  };
  show();
  await userEvent.type(await field(), 'Hello{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your 20 calls a minute are used up.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Ask the built-in engine' }));
  const chat = await panel();
  await waitFor(() => expect(said(chat).at(-1)).toEqual(['AI assistant', 'Rules say yes.']));
  expect(engines).toEqual([undefined, 'built-in']);
  expect(new Set(clientIds).size).toBe(1);
});

it('lets me choose who answers where there is a choice', async () => {
  const engines: unknown[] = [];
  server.answers['GET /api/ai/usage'] = () => ({ body: OUTSIDE });
  server.answers[SEND] = ({ body }) => {
    engines.push((body as { engine?: string }).engine);
    const at = engines.length * 2;
    return {
      status: 201,
      body: { question: row(`${at - 1}`, 'user', 'Hello'), message: row(`${at}`, 'ai', `Answer ${at}`) },
    };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose an engine' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Built-in engine/ }));
  expect(await screen.findByText('Engine: built-in')).toBeTruthy();
  await userEvent.type(await field(), 'Hello{Enter}');
  await screen.findByText('Answer 2');
  await userEvent.click(screen.getByRole('button', { name: 'Choose an engine' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^small-model/ }));
  expect(await screen.findByText('Engine: small-model')).toBeTruthy();
  await userEvent.type(await field(), 'Hello{Enter}');
  await screen.findByText('Answer 4');
  expect(engines).toEqual(['built-in', undefined]);
});

it('reads the whole history after an answer when it could not be read before', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['GET /api/ideas/i1/messages'] = () => problem(503, 'Away');
  show();
  await screen.findByText('Failed to fetch chat history');
  const rows = [row('1', 'ai', 'Said before'), row('2', 'user', 'Hello'), row('3', 'ai', 'Row boats.')];
  server.answers['GET /api/ideas/i1/messages'] = () => page([...rows].reverse());
  const answer = eventAnswer();
  server.answers[SEND] = () => answer.response;
  await userEvent.type(await field(), 'Hello{Enter}');
  answer.send('done', { question: rows[1], message: rows[2] });
  expect(await screen.findByText('Said before')).toBeTruthy();
  expect(screen.getAllByText('Row boats.')).toHaveLength(1);
});

it('says when the history cannot be read, and what is left of an outside model', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.answers['GET /api/ideas/i1/messages'] = () => problem(503, 'Away');
  server.answers['GET /api/ai/usage'] = () => ({
    body: {
      external: true,
      engine: 'openai',
      model: 'small-model',
      perMinute: { limit: 20, used: 1, left: 19 },
      perDay: { limit: 300, used: 37, left: 263 },
      tokensToday: 0,
      costToday: null,
    },
  });
  show();
  expect(await screen.findByText('Failed to fetch chat history')).toBeTruthy();
  expect(await screen.findByText('Engine: small-model')).toBeTruthy();
  expect(screen.getByText('37 of 300 model calls used today, 263 left')).toBeTruthy();
});
