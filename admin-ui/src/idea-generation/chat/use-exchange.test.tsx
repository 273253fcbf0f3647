import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ChatMessage } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi } from '../../testing/fake-api';
import { eventAnswer, ideaServer, madeIdea } from '../../testing/idea-server';
import { showIdeas } from '../../testing/show-ideas';

const row = (id: string, role: ChatMessage['role'], content: string): ChatMessage => ({
  ...{ id, role, content, createdAt: '2026-11-20T09:00:00Z', clientId: null, replyTo: null },
  ...{ updatedIdea: null, engine: null, cites: [], stopped: false },
});

it('keeps an answer that comes while an older history is still loading', async () => {
  const server = ideaServer(madeIdea('i1'));
  fakeApi(server.answers);
  await session.signIn('a@b.co', 'words of mine');
  const answer = eventAnswer();
  let release: (response: Response) => void = () => undefined;
  server.answers['POST /api/ideas/i1/messages'] = () => answer.response;
  showIdeas('/i1');
  await screen.findByText(/^No messages yet/);
  await userEvent.type(await screen.findByPlaceholderText('Type your message...'), 'Hello{Enter}');
  server.answers['GET /api/ideas/i1/messages'] = () =>
    new Promise<Response>((resolve) => (release = resolve));
  // Coming back online reads the history again.
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  answer.send('done', { question: row('1', 'user', 'Hello'), message: row('2', 'ai', 'Row boats.') });
  await screen.findByRole('button', { name: 'Send' });
  release(Response.json([], { headers: { 'Content-Range': 'rows 0-0/0' } }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('Row boats.')).toBeTruthy();
});
