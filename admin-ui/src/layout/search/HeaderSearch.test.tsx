import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { HeaderSearch } from './HeaderSearch';

it('takes over what is typed before its code is there, with the focus', async () => {
  fakeApi({ 'GET /api/games': () => ({ body: [], headers: { 'content-range': 'games 0-0/0' } }) });
  showScreen(<HeaderSearch />, '/admin');
  const place = screen.getByRole('textbox', { name: 'Search games' });
  act(() => place.focus());
  fireEvent.change(place, { target: { value: 'mer' } });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search games' });
  expect(field.value).toBe('mer');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
