import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Digest as Kept, DigestSubscription, Watchlist } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Digest } from './Digest';
import { Digests } from './Digests';

const COUNTS = {
  ...{
    movers: 4,
    entries: 1,
    exits: 0,
    launches: 0,
    pages: 2,
    mechanics: 0,
    opened: 0,
    closed: 0,
    alerts: 0,
  },
};
const subscription: DigestSubscription = {
  ...{ id: '4f9a1c5e-1111-4000-8000-000000000011', name: 'Rivals', scope: 'watchlist' },
  watchlistId: '4f9a1c5e-1111-4000-8000-000000000001',
  ...{ platform: null, country: null, category: null, rankingType: null },
  ...{ period: 'weekly', weekday: 'monday', mail: true, active: true, pausedReason: null },
  nextAt: '2026-11-30T06:00:00Z',
  ...{ createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
};
const kept: Kept = {
  ...{ id: '4f9a1c5e-1111-4000-8000-000000000021', subscriptionId: subscription.id, scope: 'watchlist' },
  ...{ name: 'Rivals', title: 'Rivals, 16–22 Nov 2026', summary: '4 movers, 1 new entry.' },
  ...{ period: 'weekly', from: '2026-11-16', to: '2026-11-22', sample: true, counts: COUNTS, size: 9_000 },
  createdAt: '2026-11-23T06:00:00Z',
};
const FILE =
  '<!doctype html><style>@media (prefers-color-scheme: dark){}</style><h1>Rivals, 16–22 Nov 2026</h1>';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

async function show(path: string, more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    'GET /api/markets': () => page([]),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/watchlists': () => page([]),
    'GET /api/digests': () => page([kept]),
    'GET /api/digests/feed': () => ({ body: { exists: false, ending: null, createdAt: null } }),
    'GET /api/digest-subscriptions': () => page([subscription]),
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(
    <Routes>
      <Route path="/admin/digests" element={<Digests />} />
      <Route path="/admin/digests/:id" element={<Digest />} />
    </Routes>,
    path,
  );
  return calls;
}

it('lists what came and what comes', async () => {
  await show('/admin/digests');
  expect(await screen.findByRole('link', { name: kept.title })).toBeTruthy();
  expect(screen.getByText('4 movers, 1 new entry.')).toBeTruthy();
  const mine = within(screen.getByRole('region', { name: 'Your subscriptions' }));
  expect(await mine.findByText(/Weekly on Monday · email and bell · next on 30 Nov 2026/)).toBeTruthy();
});

it('says when the first one arrives', async () => {
  await show('/admin/digests', { 'GET /api/digests': () => page([]) });
  expect(await screen.findByText('Your first digest arrives on 30 Nov 2026.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(1);
});

it('pauses a digest, and says why one rests', async () => {
  const sent: unknown[] = [];
  const pausedReason = 'The watchlist “Rivals” was deleted or is no longer shared.';
  await show('/admin/digests', {
    'GET /api/digest-subscriptions': () => page([{ ...subscription, pausedReason, nextAt: null }]),
    [`PUT /api/digest-subscriptions/${subscription.id}`]: ({ body }) => {
      sent.push(body);
      return { body: { ...subscription, active: false } };
    },
  });
  expect(await screen.findByText(pausedReason)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /Rivals/ }));
  expect(sent).toEqual([{ active: false }]);
});

it('subscribes to a chart, with a preview before, and names the field that does not fit', async () => {
  const sent: unknown[] = [];
  await show('/admin/digests', {
    'POST /api/digests/preview': ({ body }) => {
      sent.push(body);
      const { title, summary, from, to, sample, counts } = kept;
      return { body: { title, summary, from, to, sample, counts, html: FILE } };
    },
    'POST /api/digest-subscriptions': ({ body }) => {
      sent.push(body);
      return problem(400, 'country: is no country', { errors: { country: 'is no country' } });
    },
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Subscribe' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a digest' }));
  await userEvent.selectOptions(dialog.getByLabelText('About'), 'market');
  await userEvent.selectOptions(dialog.getByLabelText('How often'), 'daily');
  await userEvent.click(dialog.getByRole('button', { name: 'Preview yesterday' }));
  const preview = within(await screen.findByRole('dialog', { name: kept.title }));
  const frame = preview.getByTitle(kept.title);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  // The file follows the theme of the back office.
  expect(frame.getAttribute('srcdoc')).not.toContain('prefers-color-scheme');
  await userEvent.click(preview.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await userEvent.click(dialog.getByRole('button', { name: 'Subscribe' }));
  expect(await dialog.findByText(/is no country/i)).toBeTruthy();
  const asked = {
    scope: 'market',
    platform: 'android',
    country: 'us',
    category: 'all',
    rankingType: 'revenue',
  };
  expect(sent).toEqual([
    { ...asked, period: 'daily', weekday: 'monday' },
    { ...asked, period: 'daily', weekday: 'monday', mail: true },
  ]);
});

it('starts with the only watchlist', async () => {
  const rivals: Watchlist = {
    ...{ id: '4f9a1c5e-1111-4000-8000-000000000001', name: 'Rivals', shared: true, kind: 'games' },
    ...{ tagId: null, developer: null, filter: null, sourceName: null, broken: null, games: 2 },
    ...{ createdBy: 'u1', owner: 'Ada', mine: true },
    ...{ createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
  };
  await show('/admin/digests', { 'GET /api/watchlists': () => page([rivals]) });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Subscribe' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a digest' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Watchlist').value).toBe(rivals.id);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Preview last week' }).disabled).toBe(false);
});

it('shows the address of the feed once, and revokes it', async () => {
  const url = 'https://kit.example/api/digests/feed.atom?token=dgf_secret';
  const none = { exists: false, ending: null as string | null, createdAt: null as string | null };
  let feed = none;
  await show('/admin/digests', {
    'GET /api/digests/feed': () => ({ body: feed }),
    'POST /api/digests/feed': () => {
      feed = { exists: true, ending: 'cret', createdAt: '2026-11-23T06:00:00Z' };
      return { body: { ...feed, url } };
    },
    'DELETE /api/digests/feed': () => ({ body: (feed = none) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Get an address' }));
  expect(await screen.findByText(url)).toBeTruthy();
  expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(url);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke…' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }),
  );
  expect(await screen.findByRole('button', { name: 'Get an address' })).toBeTruthy();
  expect(screen.queryByText(url)).toBeNull();
});

it('shows a digest in a frame without scripts and gives it as a file', async () => {
  const address = `/api/digests/${kept.id}`;
  await show(`/admin/digests/${kept.id}`, {
    [`GET ${address}`]: () => ({ body: kept }),
    [`GET ${address}/html`]: () => new Response(FILE, { headers: { 'content-type': 'text/html' } }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: kept.title })).toBeTruthy();
  const frame = screen.getByTitle(kept.title);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(frame.getAttribute('srcdoc')).toContain('<h1>Rivals, 16–22 Nov 2026</h1>');
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(files.map(({ size, type }) => [size, type])).toEqual([
    [new TextEncoder().encode(FILE).length, 'text/html'],
  ]);
});
