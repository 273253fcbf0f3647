import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useAddressWord, useOpenedId } from './use-address';

function Screen() {
  const [q, setQ] = useAddressWord('q');
  const [store, setStore] = useAddressWord('store');
  const [opened] = useOpenedId('opened');
  return (
    <>
      <p>{`${q} ${store} ${opened}`}</p>
      <button
        onClick={() => {
          setStore('ios');
          setQ('merge');
        }}
      >
        Both
      </button>
      <button onClick={() => setStore('android')}>Store</button>
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
  expect(screen.getByText('merge ios null')).toBeTruthy();
});

it('builds on the address that the reader went back to', async () => {
  show('/admin/games?q=word');
  act(() => screen.getByText('Store').click());
  expect(screen.getByText('word android null')).toBeTruthy();
  await act(async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
  });
  act(() => screen.getByText('Both').click());
  expect(screen.getByText('merge ios null')).toBeTruthy();
});

it('changes nothing once the reader is on the way to another screen', () => {
  show('/admin/games?q=word');
  // React Router changes the URL at once but keeps this screen until the next one has loaded.
  window.history.pushState(null, '', '/admin/tags');
  act(() => screen.getByText('Store').click());
  expect(window.location.pathname + window.location.search).toBe('/admin/tags');
});

it.each([
  ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
  ['../x', 'null'],
])('reads the opened record of "%s" as %s', (word, expected) => {
  show(`/admin/games?opened=${word}`);
  expect(screen.getByText(`null null ${expected}`)).toBeTruthy();
});
