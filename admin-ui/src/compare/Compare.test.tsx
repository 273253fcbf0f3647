import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { session } from '../api/session/session';
import { fakeApi, grant, page } from '../testing/fake-api';
import { gameDetail } from '../testing/games';
import { showScreen } from '../testing/show-screen';
import { Compare } from './Compare';

// The plots need a browser's layout; the browser tests cover them.
vi.mock('./ComparePlots', () => ({ ComparePlots: () => null }));

it('lets go of a game that is gone', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    'GET /api/games/com.a': () => ({ body: gameDetail({ bundleId: 'com.a', title: 'Alpha' }) }),
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<Compare />, '/admin/compare?games=com.a,com.gone');
  expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove com.gone' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('Address').textContent).not.toContain('com.gone');
});
