import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Prototype } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Prototypes } from './Prototypes';

const ID = (n: number) => `4f9a1c5e-1111-4000-8000-00000000000${n}`;
const prototype = (n: number, name: string, change: Partial<Prototype> = {}): Prototype => ({
  id: ID(n),
  name,
  description: null,
  status: 'Planning',
  progress: 0,
  team: [],
  ideaId: null,
  ideaName: null,
  hypothesis: null,
  result: null,
  decision: null,
  decidedAt: null,
  place: n,
  sample: false,
  createdBy: 'u1',
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: `2026-10-0${n}T08:00:00Z`,
  ...change,
});

let rows: Prototype[];
let answers: Parameters<typeof fakeApi>[0];
let calls: string[];
let asked: URL[];

beforeEach(async () => {
  rows = [
    prototype(1, 'Harbour', {
      team: ['Mara Lind', 'Bo', 'Cy', 'Dee', 'Ed', 'Fay'],
      ideaId: ID(9),
      ideaName: 'Lost tiles',
    }),
    prototype(2, 'Night market', { status: 'Testing', progress: 90, sample: true }),
    prototype(3, 'Orchard'),
  ];
  asked = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/prototypes': ({ url }) => {
      asked.push(url);
      return page(rows);
    },
    [`GET /api/prototypes/${ID(1)}`]: () => ({ body: rows[0] }),
  };
  calls = fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<Prototypes />, `/admin/prototypes${query}`);
const address = () => screen.getByLabelText('Address').textContent;
const card = (name: string) => screen.findByRole('article', { name });
const column = async (name: string) => {
  const place = within(await screen.findByRole('region', { name }));
  return place.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
};
/** A form with many fields is slow to query on a busy machine. */
const SLOW = 15_000;
const moved = (row: Prototype, body: unknown): Prototype => ({
  ...row,
  status: (body as Prototype).status,
});
const silent = () => vi.spyOn(console, 'error').mockReturnValue();

it('shows cards, last changed first, with team, progress and what is sample data', async () => {
  show();
  expect(screen.getByText('Loading the prototypes')).toBeTruthy();
  await card('Harbour');
  const names = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
  expect(names).toEqual(['Orchard', 'Night market', 'Harbour']);
  const market = within(await card('Night market'));
  expect(market.getByText('Testing')).toBeTruthy();
  expect(market.getByText('Sample data')).toBeTruthy();
  expect(market.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90');
  const team = within(within(await card('Harbour')).getByRole('list', { name: 'Team' }));
  expect(team.getByText('Mara Lind')).toBeTruthy();
  expect(team.getByText('+2')).toBeTruthy();
  expect(team.getByText('Ed, Fay')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear sample data' })).toBeTruthy();
});

it('counts as the dashboard does: samples apart from what is real', async () => {
  show();
  await card('Harbour');
  expect(screen.getByText(/^2 prototypes.*, 1 sample$/)).toBeTruthy();
  expect(screen.queryByText(/in testing/)).toBeNull();
});

it('searches on the server and filters by status, both in the address', async () => {
  show();
  await card('Harbour');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Testing');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(address()).toBe('/admin/prototypes?status=Testing');
  rows = [];
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search prototypes' }), 'tea');
  expect(
    await screen.findByText('No prototype in Testing has “tea” in its name or description.'),
  ).toBeTruthy();
  expect(asked.at(-1)?.searchParams.get('filter')).toBe('{"q":"tea"}');
  await userEvent.click(screen.getByRole('button', { name: 'Show all prototypes' }));
  expect(address()).toBe('/admin/prototypes');
});

it('teaches when there is nothing, and says when reading failed', async () => {
  rows = [];
  const first = show();
  expect(await screen.findByRole('heading', { name: 'No prototypes yet' })).toBeTruthy();
  first.unmount();
  silent();
  answers['GET /api/prototypes'] = () => problem(503, 'Away for a moment.');
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("Couldn't load the prototypesAway for a moment.");
  rows = [prototype(1, 'Harbour')];
  answers['GET /api/prototypes'] = () => page(rows);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await card('Harbour');
  expect(screen.queryByRole('alert')).toBeNull();
});

it(
  'makes a prototype; what the server finds wrong stands at its field',
  async () => {
    silent();
    const bodies: unknown[] = [];
    answers['POST /api/prototypes'] = ({ body }) => {
      bodies.push(body);
      return bodies.length === 1
        ? problem(400, 'Wrong', { errors: { name: 'must be one line' } })
        : { status: 201, body: prototype(4, 'Tea houses') };
    };
    show();
    await card('Harbour');
    await userEvent.click(screen.getByRole('button', { name: 'New Prototype' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New Prototype' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    expect(create).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByLabelText(/^Name/));
    await userEvent.paste(' Tea houses ');
    await userEvent.click(dialog.getByRole('button', { name: 'In Progress' }));
    const percent = dialog.getByLabelText('Progress in percent');
    await userEvent.clear(percent);
    await userEvent.type(percent, '101');
    const team = dialog.getByLabelText('Team (optional)');
    await userEvent.type(team, 'Mara{Enter}Bo,Mara,Cy');
    await userEvent.click(create);
    expect(await dialog.findByText('Enter a number from 0 to 100.')).toBeTruthy();
    expect(bodies).toEqual([]);
    await userEvent.clear(percent);
    await userEvent.type(percent, '10');
    await userEvent.click(create);
    expect(await dialog.findByText('It must be one line.')).toBeTruthy();
    expect(bodies[0]).toEqual({
      name: 'Tea houses',
      description: '',
      hypothesis: '',
      status: 'In Progress',
      progress: 10,
      team: ['Mara', 'Bo', 'Cy'],
    });
    await userEvent.clear(percent);
    await userEvent.type(percent, '15');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Bo' }));
    await userEvent.click(create);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies[1]).toMatchObject({ progress: 15, team: ['Mara', 'Cy'] });
    expect(await screen.findByText('“Tea houses” was created')).toBeTruthy();
  },
  SLOW,
);

it('opens one by its address, leads to its idea, and deletes it once asked', async () => {
  show(`?prototype=${ID(1)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbour' }));
  expect(dialog.getByRole('link', { name: 'Lost tiles' }).getAttribute('href')).toBe(
    `/admin/idea-generation/${ID(9)}`,
  );
  answers[`DELETE /api/prototypes/${ID(1)}`] = () => {
    const [deleted] = rows;
    rows = rows.slice(1);
    return { body: deleted };
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Harbour”?' }));
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/admin/prototypes'));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Harbour' })).toBeNull());
});

it('is decided where it is opened, with what it showed', async () => {
  show(`?prototype=${ID(1)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbour' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kill' }));
  const question = within(await screen.findByRole('dialog', { name: 'Kill “Harbour”?' }));
  const kill = question.getByRole('button', { name: 'Kill' });
  expect(kill).toHaveProperty('disabled', true);
  const bodies: unknown[] = [];
  answers[`PUT /api/prototypes/${ID(1)}`] = ({ body }) => {
    bodies.push(body);
    rows[0] = { ...rows[0]!, ...(body as Partial<Prototype>), decidedAt: '2026-11-29T10:00:00Z' };
    return { body: rows[0] };
  };
  await userEvent.type(question.getByLabelText(/What did it show/), 'Too fiddly');
  await userEvent.click(kill);
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Kill' })).toBeNull());
  expect(bodies).toEqual([{ result: 'Too fiddly', decision: 'kill' }]);
  expect(dialog.getByText('Killed')).toBeTruthy();
});

it('sends only what was edited, so that what others changed meanwhile stays', async () => {
  show(`?prototype=${ID(1)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbour' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit “Harbour”' }));
  const bodies: unknown[] = [];
  answers[`PUT /api/prototypes/${ID(1)}`] = ({ body }) => {
    bodies.push(body);
    return { body: { ...rows[0]!, ...(body as Partial<Prototype>) } };
  };
  await userEvent.type(form.getByLabelText(/^Hypothesis/), 'Boats sell');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ hypothesis: 'Boats sell' }]));
});

it('says when the prototype of the address is gone', async () => {
  silent();
  show(`?prototype=${ID(8)}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Prototype not found');
});

it('moves by keys at once and aloud, and keeps the keyboard on the card', async () => {
  let answer = () => {};
  const bodies: unknown[] = [];
  answers[`PUT /api/prototypes/${ID(3)}`] = ({ body }) => {
    bodies.push(body);
    rows = [rows[0]!, moved(rows[2]!, body), rows[1]!];
    return new Promise((resolve) => (answer = () => resolve(Response.json(rows[1]))));
  };
  show('?view=board');
  (await screen.findByRole('button', { name: 'Move Orchard' })).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await column('In Progress')).toEqual(['Orchard']);
  expect(await column('Planning')).toEqual(['Harbour']);
  expect(screen.getByText('Orchard moved to In Progress, place 1 of 1.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Orchard');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByText('Orchard can’t be moved further up.')).toBeTruthy();
  await waitFor(() => expect(bodies).toEqual([{ status: 'In Progress', before: null }]));
  answer();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(await column('In Progress')).toEqual(['Orchard']);
});

it('moves by the menu of the grip within a column', async () => {
  const bodies: unknown[] = [];
  answers[`PUT /api/prototypes/${ID(3)}`] = ({ body }) => {
    bodies.push(body);
    rows = [rows[2]!, rows[0]!, rows[1]!];
    return { body: rows[0] };
  };
  show('?view=board');
  await userEvent.click(await screen.findByRole('button', { name: 'Move Orchard' }));
  expect(screen.getByRole('menuitem', { name: 'Move down' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await waitFor(async () => expect(await column('Planning')).toEqual(['Orchard', 'Harbour']));
  await waitFor(() => expect(bodies).toEqual([{ status: 'Planning', before: ID(1) }]));
});

it('takes a refused move back and says so in red; what was moved after it stays', async () => {
  silent();
  let refuse = () => {};
  answers[`PUT /api/prototypes/${ID(3)}`] = () =>
    new Promise((resolve) => {
      refuse = () => resolve(Response.json(problem(503, 'Away for a moment.').body, { status: 503 }));
    });
  answers[`PUT /api/prototypes/${ID(1)}`] = ({ body }) => {
    rows = [moved(rows[0]!, body), rows[1]!, rows[2]!];
    return { body: rows[0] };
  };
  show('?view=board');
  (await screen.findByRole('button', { name: 'Move Orchard' })).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  screen.getByRole('button', { name: 'Move Harbour' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await column('Planning')).toEqual([]);
  await waitFor(() => expect(calls).toContain(`PUT /api/prototypes/${ID(3)}`));
  // Requests run in sequence.
  expect(calls).not.toContain(`PUT /api/prototypes/${ID(1)}`);
  refuse();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('“Orchard” could not be movedAway for a moment. It was moved back.');
  await waitFor(async () => expect(await column('Planning')).toEqual(['Orchard']));
  await waitFor(() => expect(calls).toContain(`PUT /api/prototypes/${ID(1)}`));
  expect(await column('In Progress')).toEqual(['Harbour']);
});

it('clears the sample rows once asked', async () => {
  answers['POST /api/prototypes/clear-samples'] = () => {
    rows = rows.filter(({ sample }) => !sample);
    return { body: { cleared: 1 } };
  };
  show();
  await card('Night market');
  await userEvent.click(screen.getByRole('button', { name: 'Clear sample data' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(calls).not.toContain('POST /api/prototypes/clear-samples');
  await userEvent.click(question.getByRole('button', { name: 'Clear sample data' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Night market' })).toBeNull());
  await card('Harbour');
  expect(screen.queryByRole('button', { name: 'Clear sample data' })).toBeNull();
});
