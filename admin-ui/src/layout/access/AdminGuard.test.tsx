import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AuthProvider } from '../../auth/auth-context';
import { session } from '../../api/session/session';
import { fakeApi, grant } from '../../testing/fake-api';
import { AdminGuard } from './AdminGuard';

function Screen() {
  const [opened] = useState(session.snapshot().user?.id);
  return <p>opened for {opened}</p>;
}

it('starts screens anew when somebody else signs in', async () => {
  const first = grant('t');
  const answers = { 'POST /api/auth/login': () => ({ body: first }) };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
  const { container } = render(
    <MemoryRouter>
      <AuthProvider>
        <AdminGuard>
          <Screen />
        </AdminGuard>
      </AuthProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText('opened for u1')).toBeTruthy();
  answers['POST /api/auth/login'] = () => ({ body: { ...first, user: { ...first.user, id: 'u2' } } });
  await act(() => session.signIn('b@b.co', 'words of mine'));
  expect(container.textContent).toBe('opened for u2');
});
