import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { AuthProvider, useAuth } from './auth-context';
import { Session } from '../api/session/session';

const alone = {
  post: () => undefined,
  onMessage: () => undefined,
  exclusive: <T,>(work: () => Promise<T>) => work(),
};

it('cannot be used outside its provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(useAuth)).toThrow(/must be used within an AuthProvider/);
});

it('offers exactly user, loading, isAdmin, message, signIn, signUp and signOut', async () => {
  fakeApi({
    'POST /api/auth/refresh': () => problem(401, 'There is no session to continue.', { code: 'no_session' }),
  });
  const session = new Session(alone);
  const { result } = renderHook(useAuth, {
    wrapper: ({ children }) => <AuthProvider session={session}>{children}</AuthProvider>,
  });
  expect(Object.keys(result.current).sort()).toEqual([
    'isAdmin',
    'loading',
    'message',
    'signIn',
    'signOut',
    'signUp',
    'user',
  ]);
  expect(result.current.loading).toBe(true);
  await vi.waitFor(() => expect(result.current.loading).toBe(false));
});

function Who() {
  const { user, isAdmin } = useAuth();
  return <p>{user ? `${user.email} ${isAdmin ? 'admin' : 'plain'}` : 'nobody'}</p>;
}

it.each(['admin', 'user'] as const)('signs a %s in and out', async (role) => {
  fakeApi({
    'POST /api/auth/refresh': () => problem(401, 'There is no session to continue.', { code: 'no_session' }),
    'POST /api/auth/login': ({ body }) => {
      expect(body).toEqual({ email: 'a@b.co', password: 'words of mine' });
      return { body: grant('a', role) };
    },
    'POST /api/auth/logout': () => ({ status: 204 }),
  });
  const session = new Session(alone);
  render(
    <AuthProvider session={session}>
      <Who />
    </AuthProvider>,
  );
  await act(() => session.signIn('a@b.co', 'words of mine'));
  expect(screen.getByText(`analyst@example.com ${role === 'admin' ? 'admin' : 'plain'}`)).toBeTruthy();
  await act(() => session.signOut());
  expect(screen.getByText('nobody')).toBeTruthy();
});
