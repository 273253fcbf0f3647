import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Plugin } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Plugins } from './Plugins';
import { readListAddress, writeListAddress } from '../components/lists/list-address';
import { FILTERS, SORTS, fitTab, sortFor } from './plugin-list';

const plugin = (id: string, name: string, change: Partial<Plugin> = {}): Plugin => ({
  id,
  name,
  author: 'Quay Tools',
  description: null,
  version: '1.2.0',
  url: 'https://plugins.example.com/x',
  status: 'listed',
  downloads: 0,
  rating: null,
  ratings: 0,
  installed: false,
  stars: null,
  sample: false,
  submittedBy: 'u1',
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-02T08:00:00Z',
  ...change,
});

let rows: Plugin[];
let answers: Parameters<typeof fakeApi>[0];
let calls: string[];
let asked: { filter: Record<string, unknown>; sort: string | null }[];

beforeEach(async () => {
  rows = [
    plugin('p1', 'Fair shuffle', { downloads: 12_400, rating: 4.2, ratings: 3, sample: true }),
    plugin('p2', 'Quiet ads'),
    plugin('p3', 'Dialogue weaver', { status: 'submitted' }),
  ];
  asked = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/plugins': ({ url }) => {
      const filter = JSON.parse(url.searchParams.get('filter') ?? '{}') as Record<string, unknown>;
      asked.push({ filter, sort: url.searchParams.get('sort') });
      return page(rows.filter(({ status }) => status === filter.status));
    },
  };
  calls = fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<Plugins />, `/admin/plugins${query}`);
const address = () => screen.getByLabelText('Address').textContent;
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const silent = () => vi.spyOn(console, 'error').mockReturnValue();
/** Forms with many fields are slow to query on a busy machine. */
const SLOW = 15_000;
/** Faster than typing letter by letter. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const star = (place: { getByRole: typeof screen.getByRole }, name: string) =>
  place.getByRole('radio', { name });

it('shows what is listed, with short figures, a dash for no rating, and what waits on its tab', async () => {
  show();
  expect(screen.getByText('Loading the plugins')).toBeTruthy();
  const shuffle = await card('Fair shuffle');
  expect(shuffle.getByText('by Quay Tools, version 1.2.0')).toBeTruthy();
  expect(shuffle.getByText('12.4K').parentElement?.title).toBe('12,400 downloads');
  expect(shuffle.getByText('4.2')).toBeTruthy();
  expect(shuffle.getByText('3 ratings')).toBeTruthy();
  expect(shuffle.getByText('Sample data')).toBeTruthy();
  expect(shuffle.getByRole('link').getAttribute('rel')).toBe('noreferrer');
  expect((await card('Quiet ads')).getByText('—')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Dialogue weaver' })).toBeNull();
  expect(await screen.findByRole('tab', { name: 'Review 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear sample data' })).toBeTruthy();
});

it('asks for what the address says', async () => {
  show();
  await card('Quiet ads');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Downloads');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Installed');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search plugins' }), 'tide');
  await waitFor(() => expect(address()).toBe('/admin/plugins?q=tide&installed=yes&sort=downloads'));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      filter: { status: 'listed', q: 'tide', installed: true },
      sort: '["downloads","DESC"]',
    }),
  );
});

it('sorts each tab in its own way unless the address says otherwise', () => {
  const list = { sorts: SORTS, sortFor, filters: FILTERS, fit: fitTab };
  const read = (query: string) => readListAddress(new URLSearchParams(query), list, 24);
  const text = 'q=tide&tab=review&sort=rating&page=3';
  expect(writeListAddress(new URLSearchParams(), read(text), list, 24).toString()).toBe(text);
  expect(read('tab=x&installed=x&sort=x&page=x')).toEqual({
    filter: { status: 'listed' },
    sort: 'name',
    order: 'ASC',
    page: 1,
    perPage: 24,
  });
  expect(read('tab=review&installed=yes')).toMatchObject({
    filter: { status: 'submitted' },
    sort: 'createdAt',
    order: 'ASC',
  });
  expect(read('tab=rejected')).toMatchObject({ sort: 'updatedAt', order: 'DESC' });
});

it('teaches when there is nothing, and says when reading failed', async () => {
  rows = [];
  const first = show();
  expect(await screen.findByRole('heading', { name: 'No plugins yet' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Rejected' }));
  expect(await screen.findByRole('heading', { name: 'Nothing rejected' })).toBeTruthy();
  first.unmount();
  silent();
  answers['GET /api/plugins'] = () => problem(503, 'Away for a moment.');
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("Couldn't load the pluginsAway for a moment.");
  rows = [plugin('p2', 'Quiet ads')];
  answers['GET /api/plugins'] = () => page(rows);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await card('Quiet ads');
});

it('installs before the server has answered, and takes it back when refused', async () => {
  silent();
  let answer: (response: Response) => void = () => {};
  answers['PUT /api/plugins/p2'] = () => new Promise((resolve) => (answer = resolve));
  show();
  const ads = await card('Quiet ads');
  await userEvent.click(ads.getByRole('button', { name: 'Install Quiet ads' }));
  const installed = ads.getByRole('button', { name: 'Installed Quiet ads' });
  expect(installed.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(calls).toContain('PUT /api/plugins/p2'));
  answer(Response.json(problem(503, 'Away for a moment.').body, { status: 503 }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('“Quiet ads” could not be changedAway for a moment.');
  expect(ads.getByRole('button', { name: 'Install Quiet ads' })).toBeTruthy();
  answers['PUT /api/plugins/p2'] = () => ({
    body: plugin('p2', 'Quiet ads', { installed: true, downloads: 1 }),
  });
  await userEvent.click(ads.getByRole('button', { name: 'Install Quiet ads' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await ads.findByTitle('1 download')).toBeTruthy();
  expect(ads.getByRole('button', { name: 'Installed Quiet ads' })).toBeTruthy();
});

it('rates with stars, gathers what is pressed meanwhile, and takes a rating back', async () => {
  const bodies: unknown[] = [];
  let answer = () => {};
  answers['PUT /api/plugins/p2'] = ({ body }) => {
    bodies.push(body);
    const { stars } = body as { stars: number | null };
    const saved = plugin('p2', 'Quiet ads', { stars, rating: stars, ratings: stars === null ? 0 : 1 });
    return new Promise((resolve) => (answer = () => resolve(Response.json(saved))));
  };
  show();
  const ads = await card('Quiet ads');
  // jsdom has no layout, so the pointer position can't be used.
  for (const name of ['2 stars', '3 stars', '4 stars']) fireEvent.click(star(ads, name));
  expect(star(ads, '4 stars')).toHaveProperty('checked', true);
  await waitFor(() => expect(bodies).toEqual([{ stars: 2 }]));
  answer();
  await waitFor(() => expect(bodies).toEqual([{ stars: 2 }, { stars: 4 }]));
  answer();
  expect(await ads.findByText('4.0')).toBeTruthy();
  expect(star(ads, '4 stars')).toHaveProperty('checked', true);
  await userEvent.click(ads.getByRole('button', { name: 'Clear rating of Quiet ads' }));
  expect(star(ads, '4 stars')).toHaveProperty('checked', false);
  await waitFor(() => expect(bodies.at(-1)).toEqual({ stars: null }));
  answer();
  expect(await ads.findByText('—')).toBeTruthy();
});

it('approves at once and rejects once asked; a refusal is said', async () => {
  silent();
  const decided: unknown[] = [];
  answers['PUT /api/plugins/p3'] = ({ body }) => {
    decided.push(body);
    if (decided.length === 1) return problem(409, 'A plugin named "Dialogue weaver" already exists.');
    rows = [rows[0]!, rows[1]!, { ...rows[2]!, ...(body as object) }];
    return { body: rows[2] };
  };
  show('?tab=review');
  const waiting = await card('Dialogue weaver');
  await userEvent.click(waiting.getByRole('button', { name: 'Approve Dialogue weaver' }));
  expect((await screen.findByRole('alert')).textContent).toContain('already exists');
  await userEvent.click(waiting.getByRole('button', { name: 'Reject Dialogue weaver' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Reject “Dialogue weaver”?' }));
  expect(decided).toHaveLength(1);
  await userEvent.click(question.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Rejected' }));
  const rejected = await card('Dialogue weaver');
  await userEvent.click(rejected.getByRole('button', { name: 'Put back for review Dialogue weaver' }));
  expect(await screen.findByRole('heading', { name: 'Nothing rejected' })).toBeTruthy();
  expect(decided).toEqual([{ status: 'listed' }, { status: 'rejected' }, { status: 'submitted' }]);
});

it(
  'submits; what the server finds wrong stands at its field',
  async () => {
    silent();
    const bodies: unknown[] = [];
    answers['POST /api/plugins'] = ({ body }) => {
      bodies.push(body);
      if (bodies.length === 1) {
        return problem(400, 'Wrong', { errors: { url: 'must be an https address' } });
      }
      rows = [...rows, plugin('p4', 'Heatmap', { status: 'submitted' })];
      return { status: 201, body: rows.at(-1) };
    };
    show();
    await card('Quiet ads');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Plugin' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Submit Plugin' }));
    const send = dialog.getByRole('button', { name: 'Submit' });
    const version = dialog.getByLabelText('Version');
    await fill(dialog.getByLabelText('Name'), ' Heatmap ');
    await fill(version, 'one');
    expect(send).toHaveProperty('disabled', true);
    await fill(dialog.getByLabelText('Web address'), 'https://plugins.example.com/h');
    await userEvent.click(send);
    expect(await dialog.findByText('Enter it as in 1.2.0.')).toBeTruthy();
    expect(bodies).toEqual([]);
    await fill(version, '0.1.0');
    await userEvent.click(send);
    expect(await dialog.findByText('It must be an https address.')).toBeTruthy();
    await userEvent.click(send);
    await card('Heatmap');
    expect(address()).toBe('/admin/plugins?tab=review');
    expect(bodies.at(-1)).toEqual({
      name: 'Heatmap',
      version: '0.1.0',
      url: 'https://plugins.example.com/h',
    });
  },
  SLOW,
);

it('deletes once asked', async () => {
  answers['DELETE /api/plugins/p2'] = () => {
    const deleted = rows.find(({ id }) => id === 'p2');
    rows = rows.filter((row) => row !== deleted);
    return { body: deleted };
  };
  show();
  await userEvent.click((await card('Quiet ads')).getByRole('button', { name: 'Delete Quiet ads' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete “Quiet ads”?' }));
  expect(calls).not.toContain('DELETE /api/plugins/p2');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Quiet ads' })).toBeNull());
});

it('leaves the review to administrators, and deleting to the submitter', async () => {
  rows = [plugin('p3', 'Dialogue weaver', { status: 'submitted' }), plugin('p2', 'Quiet ads')];
  rows[1]!.submittedBy = 'u2';
  await session.signOut();
  answers['POST /api/auth/login'] = () => ({ body: grant('t', 'analyst') });
  await session.signIn('a@b.co', 'words of mine');
  const { unmount } = show('?tab=review');
  const own = await card('Dialogue weaver');
  expect(own.getByRole('button', { name: 'Delete Dialogue weaver' })).toBeTruthy();
  expect(own.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
  unmount();
  show();
  const theirs = await card('Quiet ads');
  expect(theirs.getByRole('button', { name: 'Install Quiet ads' })).toBeTruthy();
  expect(theirs.queryByRole('button', { name: 'Delete Quiet ads' })).toBeNull();
});
