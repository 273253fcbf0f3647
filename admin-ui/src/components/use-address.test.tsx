import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, it } from 'vitest';
import { readPage, useAddress } from './use-address';

interface Address {
  q: string;
  store: string;
  page: number;
}

const read = (query: URLSearchParams): Address => ({
  q: query.get('q') ?? '',
  store: query.get('store') ?? '',
  page: readPage(query),
});

function write(query: URLSearchParams, part: Partial<Address>): URLSearchParams {
  const next = { ...read(query), page: 1, ...part };
  return new URLSearchParams({ q: next.q, store: next.store, page: String(next.page) });
}

function Screen() {
  const [{ q, store, page }, change] = useAddress(read, write);
  return (
    <>
      <p>{`${q} ${store} ${page}`}</p>
      <button
        onClick={() => {
          change({ store: 'ios' });
          change({ q: 'merge' });
        }}
      >
        Both
      </button>
      <button onClick={() => change({ store: 'android' })}>Store</button>
    </>
  );
}

function show(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );
}

it('keeps both of two changes made in the same moment', () => {
  show('/admin/games?page=3');
  act(() => screen.getByText('Both').click());
  expect(screen.getByText('merge ios 1')).toBeTruthy();
});

it('builds on the address that the reader went back to', async () => {
  show('/admin/games?q=word');
  act(() => screen.getByText('Store').click());
  expect(screen.getByText('word android 1')).toBeTruthy();
  await act(async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
  });
  act(() => screen.getByText('Both').click());
  expect(screen.getByText('merge ios 1')).toBeTruthy();
});

it('changes nothing once the reader is on the way to another screen', () => {
  show('/admin/games?q=word');
  // React Router moves the address at once and keeps this screen until the next one is loaded.
  window.history.pushState(null, '', '/admin/tags');
  act(() => screen.getByText('Store').click());
  expect(window.location.pathname + window.location.search).toBe('/admin/tags');
});

it.each([
  ['page=2', 2],
  ['page=0', 1],
  ['page=1.5', 1],
  ['', 1],
])('reads the page of "%s" as %d', (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page));
