import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '../auth/auth-context';
import { session } from '../auth/session';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { AdminGuard } from './AdminGuard';
import { Login } from './Login';
import { SignUp } from './SignUp';
import { afterSignIn } from './routes';

afterEach(async () => {
  fakeApi({ 'POST /api/auth/logout': () => ({ status: 204 }) });
  await session.signOut();
});

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AuthProvider>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="/signup" element={<SignUp />} />
          <Route
            path="/admin/*"
            element={
              <AdminGuard>
                <Routes>
                  <Route path="game-rankings" element={<p>The charts</p>} />
                  <Route path="*" element={<p>The dashboard</p>} />
                </Routes>
              </AdminGuard>
            }
          />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  );
}

async function fill(email: string, password: string, button: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

const stranger = { 'POST /api/auth/refresh': () => problem(401, 'No session') };

it('leads a stranger to the form and on to the page he asked for', async () => {
  fakeApi({ ...stranger, 'POST /api/auth/login': () => ({ body: grant('t') }) });
  show('/admin/game-rankings');
  await fill('analyst@example.com', 'words of mine', 'Sign In');
  expect(await screen.findByText('The charts')).toBeTruthy();
});

it('says only that signing in failed, whatever the reason', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ ...stranger, 'POST /api/auth/login': () => problem(403, 'You are not verified yet.') });
  show('/login');
  await fill('pending@example.com', 'words of mine', 'Sign In');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
});

it('shows a notice, not a loop, to somebody without the role', async () => {
  fakeApi({
    'POST /api/auth/refresh': () => ({ body: grant('t', 'user') }),
    'POST /api/auth/logout': () => ({ status: 204 }),
  });
  await session.refresh();
  show('/admin');
  expect(await screen.findByText(/this door is for administrators/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
});

it('thanks for a sign-up in the words of the specification, and has one text for every failure', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let refuse = true;
  fakeApi({
    ...stranger,
    'POST /api/auth/signup': () => (refuse ? problem(400, 'Password too common') : { status: 202 }),
  });
  show('/signup');
  await fill('new@example.com', 'words of mine', 'Create Account');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to create account');
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByRole('heading', { name: 'Thank You for Signing Up!' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'Your account request has been received. Our team will review your application and get in touch with you shortly.' +
      'Please check your email for further instructions.',
  );
});

it.each([
  ['/admin/game-rankings?platform=ios', '/admin/game-rankings?platform=ios'],
  ['/admin', '/admin'],
  ['/administrator', '/admin'],
  ['//elsewhere.example/admin', '/admin'],
  ['https://elsewhere.example/admin', '/admin'],
  [undefined, '/admin'],
])('goes from %s to %s after signing in', (asked, to) => expect(afterSignIn(asked)).toBe(to));
