import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { session } from '../../api/session/session';
import { SharedPlots } from '../../components/plot/shared-plots';
import { fakeApi, grant, page } from '../../testing/fake-api';
import { gameDetail } from '../../testing/games';
import { showScreen } from '../../testing/show-screen';
import { RankHistory } from './RankHistory';

it('lists the events of a game that never charted', async () => {
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    'GET /api/annotations': () => page([]),
    'GET /api/events': () => ({
      body: [
        {
          ...{
            id: '1',
            type: 'store.version_released',
            bundleId: 'com.a',
            platform: 'android',
            country: 'us',
          },
          ...{ category: null, rankingType: null, sample: false },
          ...{ occurredAt: new Date().toISOString(), recordedAt: new Date().toISOString() },
          data: { from: '1.0', to: '1.1', releaseNotes: null, facts: [] },
        },
      ],
    }),
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(
    <SharedPlots>
      <RankHistory
        game={gameDetail({ positions: [], listings: [] })}
        storefront={{ platform: 'android', country: 'us' }}
      />
    </SharedPlots>,
    '/admin/game-rankings/com.a',
  );
  expect(await screen.findByText(/^No ranks in the last/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  expect(await screen.findByRole('cell', { name: /1\.1/ })).toBeTruthy();
});
