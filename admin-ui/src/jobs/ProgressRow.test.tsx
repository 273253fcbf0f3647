import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi, page } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { ProgressRow } from './ProgressRow';

it('says why a job could not be stopped, and offers it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ 'GET /api/jobs': () => page([]) });
  const fail = () => Promise.reject(new Error('The server cannot be reached.'));
  showScreen(<ProgressRow title="Import" detail="" percent={1} onCancel={fail} />, '/admin');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(
    await screen.findByText('“Import” could not be stopped. The server cannot be reached.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});
