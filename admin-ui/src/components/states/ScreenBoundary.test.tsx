import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ScreenBoundary } from './ScreenBoundary';
import { lazyScreen } from './lazy-screen';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

function show(Screen: ReturnType<typeof lazyScreen>) {
  window.history.replaceState(null, '', '/admin/games');
  render(
    <BrowserRouter>
      <Link to="/admin/tags">Tags</Link>
      <ScreenBoundary>
        <Routes>
          <Route path="/admin/games" element={<Screen />} />
          <Route path="/admin/tags" element={<p>All tags</p>} />
        </Routes>
      </ScreenBoundary>
    </BrowserRouter>,
  );
}

/** Fails the given number of times, like a browser without a network. */
function loadAfter(failures: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module: /a.js');
    return () => <p>All games</p>;
  });
  return { load, Screen: lazyScreen(load) };
}

it('loads a screen again on Retry, and leaves what stands around it alone', async () => {
  const { load, Screen } = loadAfter(2);
  show(Screen);
  expect(await screen.findByRole('heading', { name: "Couldn't load this screen" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: "Couldn't load this screen" })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('All games')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('lets go of a screen that failed when another one is opened', async () => {
  const { Screen } = loadAfter(1);
  show(Screen);
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: 'Tags' }));
  expect(await screen.findByText('All tags')).toBeTruthy();
  await act(async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
  });
  expect(await screen.findByText('All games')).toBeTruthy();
});

it('says that a screen broke', async () => {
  show(() => {
    throw new Error('No such row');
  });
  expect(await screen.findByText('Something went wrong on this page. Your data is safe.')).toBeTruthy();
});
