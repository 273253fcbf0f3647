import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Prototype } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi, grant, problem } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { MakePrototypeButton } from './MakePrototypeButton';

const IDEA = {
  id: '4f9a1c5e-1111-4000-8000-000000000009',
  name: 'Lost tiles',
  pitch: 'Swap what the sea brings.',
  firstTest: 'Ten levels, six testers.',
};
const MADE = '4f9a1c5e-1111-4000-8000-000000000001';
const made: Prototype = {
  id: MADE,
  name: IDEA.name,
  description: null,
  status: 'Planning',
  progress: 0,
  team: [],
  ideaId: IDEA.id,
  ideaName: IDEA.name,
  hypothesis: null,
  result: null,
  decision: null,
  decidedAt: null,
  place: 1,
  sample: false,
  createdBy: 'u1',
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-01T08:00:00Z',
};
let answers: Parameters<typeof fakeApi>[0];

beforeEach(async () => {
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<MakePrototypeButton idea={IDEA} />, '/admin/idea-generation');
});
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create prototype' }));

it('makes a prototype of the idea and leads to it', async () => {
  let sent: unknown;
  answers['POST /api/prototypes'] = ({ body }) => {
    sent = body;
    return { status: 201, body: made };
  };
  await press();
  const link = await screen.findByRole('link', { name: 'Open in Prototypes' });
  expect(link.getAttribute('href')).toBe(`/admin/prototypes?prototype=${MADE}`);
  expect(screen.getByText('Prototype “Lost tiles” created')).toBeTruthy();
  expect(sent).toEqual({
    name: 'Lost tiles',
    description: IDEA.pitch,
    hypothesis: IDEA.firstTest,
    ideaId: IDEA.id,
  });
});

it('says why it could not', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['POST /api/prototypes'] = () => problem(404, 'Idea not found');
  await press();
  expect(await screen.findByText('The prototype could not be created. Idea not found')).toBeTruthy();
});
