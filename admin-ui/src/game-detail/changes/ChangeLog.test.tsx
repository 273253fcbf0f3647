import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { GameChange } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi, grant, page } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { ChangeLog } from './ChangeLog';

const change = (id: string, field: GameChange['field'], from: string, to: string): GameChange => ({
  id,
  bundleId: 'com.a',
  platform: 'android',
  country: 'us',
  field,
  from,
  to,
  source: 'Google Play',
  changedAt: '2026-11-20T06:00:00Z',
});
const filler = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');

beforeEach(async () => {
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/games/com.a/changes': ({ url }) =>
      page(
        [
          change('1', 'description', `Swap tiles. ${filler}`, `Swap gems. ${filler}`),
          change('2', 'version', '1.2', '1.3'),
          change('3', 'screenshots', 'https://is1-ssl.mzstatic.com/a', 'https://is1-ssl.mzstatic.com/b'),
          change('4', 'categories', 'Puzzle\nWord', 'Word\nPuzzle'),
        ].slice(0, url.searchParams.get('range') === '[0,9]' ? 4 : 0),
        25,
      ),
  });
  await session.signIn('a@b.co', 'words of mine');
});

it('shows texts word by word, pictures as pictures and values as before and after', async () => {
  showScreen(<ChangeLog bundleId="com.a" />, '/');
  const [text, version, pictures, order] = within(
    await screen.findByRole('list', { name: 'Store page changes' }),
  ).getAllByRole('listitem');
  expect(text!.querySelector('del')?.textContent).toContain('tiles');
  expect(text!.querySelector('ins')?.textContent).toContain('gems');
  expect(text!.textContent).not.toContain('word20');
  await userEvent.click(within(text!).getByRole('button', { name: 'Show the whole text' }));
  expect(text!.textContent).toContain('word20');
  expect(
    [version!.querySelector('del'), version!.querySelector('ins')].map((tag) => tag?.textContent),
  ).toEqual(['1.2', '1.3']);
  expect(within(pictures!).getByAltText('Added picture').getAttribute('src')).toContain(
    encodeURIComponent('/b'),
  );
  expect(order?.textContent).toBeDefined();
  expect(screen.getByText('The order changed.')).toBeTruthy();
  expect(screen.getByText('4 of 25')).toBeTruthy();
});
