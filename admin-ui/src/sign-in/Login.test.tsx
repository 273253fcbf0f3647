import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '../auth/auth-context';
import { session } from '../api/session/session';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { AdminGuard } from '../layout/access/AdminGuard';
import { AdminOnly } from '../layout/access/AdminOnly';
import { Login } from './Login';
import { SignUp } from './SignUp';
import { afterSignIn } from '../routes';

beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(async () => {
  fakeApi({ 'POST /api/auth/logout': () => ({ status: 204 }) });
  await session.signOut();
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{pathname + search + hash}</output>;
}

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AuthProvider>
        <Address />
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="/signup" element={<SignUp />} />
          <Route
            path="/admin/*"
            element={
              <AdminGuard>
                <Routes>
                  <Route path="game-rankings" element={<p>The charts</p>} />
                  <Route
                    path="users"
                    element={
                      <AdminOnly>
                        <p>Everybody</p>
                      </AdminOnly>
                    }
                  />
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

const stranger = {
  'POST /api/auth/refresh': () => problem(401, 'There is no session to continue.', { code: 'no_session' }),
};

it('leads a stranger to the form and on to the page he asked for', async () => {
  fakeApi({ ...stranger, 'POST /api/auth/login': () => ({ body: grant('t') }) });
  show('/admin/game-rankings');
  await fill('analyst@example.com', 'words of mine', 'Sign In');
  expect(await screen.findByText('The charts')).toBeTruthy();
});

it('says only that signing in failed, whatever is wrong with email or password', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const wrong = () => problem(401, 'Wrong email or password.', { code: 'invalid_credentials' });
  fakeApi({ 'POST /api/auth/login': wrong });
  show('/login');
  await fill('nobody@example.com', 'words of mine', 'Sign In');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
  expect(screen.queryByText('Wrong email or password.')).toBeNull();
});

it.each([
  ['not_approved', 'You are not verified yet.', /Wait for the email about your account request/],
  ['profile_missing', 'Your profile is not set up yet.', /Ask your administrator/],
])(
  'tells an account that may not come in why, and what to do, beside the fixed text (%s)',
  async (code, text, advice) => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeApi({ 'POST /api/auth/login': () => problem(403, text, { code }) });
    show('/login');
    await fill('pending@example.com', 'words of mine', 'Sign In');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
    expect(screen.getByText(text).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
  },
);

it('asks the server about no session where there can be none', async () => {
  const calls = fakeApi({});
  show('/login');
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
  expect(calls).toEqual([]);
});

it('takes the token of a confirmation link out of the address and confirms with the password', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const wrong = 'This is not the password you chose when you signed up.';
  fakeApi({
    'POST /api/auth/signup/confirm': ({ body }) => {
      const { token, password } = body as { token: string; password: string };
      expect(token).toBe('a-token_of-the-link');
      return password === 'words of mine'
        ? { body: { message: 'x' } }
        : problem(400, wrong, { code: 'wrong_password', errors: { password: wrong } });
    },
  });
  show('/signup#confirm=a-token_of-the-link');
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toBe('/signup');
  await userEvent.type(screen.getByLabelText('Password'), 'other words{Enter}');
  expect(await screen.findByText(wrong)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'words of mine');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeTruthy();
});

it('lets an analyst in, and keeps them out of the screens for administrators', async () => {
  fakeApi({ 'POST /api/auth/refresh': () => ({ body: grant('t', 'analyst') }) });
  await session.refresh();
  show('/admin/game-rankings');
  expect(await screen.findByText('The charts')).toBeTruthy();
  cleanup();
  show('/admin/users');
  expect(
    await screen.findByRole('heading', { name: 'You need administrator access for this page' }),
  ).toBeTruthy();
  expect(screen.queryByText('Everybody')).toBeNull();
});

it('shows a notice, not a loop, to somebody without a role that may enter', async () => {
  fakeApi({
    'POST /api/auth/refresh': () => ({ body: grant('t', 'user') }),
    'POST /api/auth/logout': () => ({ status: 204 }),
  });
  await session.refresh();
  show('/admin');
  expect(await screen.findByRole('heading', { name: "Your account doesn't have access yet" })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
});

it('thanks for a sign-up, and has one text for every failure', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let refuse = true;
  fakeApi({
    ...stranger,
    'POST /api/auth/signup': () =>
      refuse ? problem(400, 'Password too common') : { status: 202, body: { message: 'Thank you.' } },
  });
  show('/signup');
  await fill('new@example.com', 'words of mine', 'Create Account');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to create account');
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByRole('heading', { name: 'Thank You for Signing Up!' })).toBeTruthy();
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(
    'Your account request has been received. Our team will review your application and get in touch with you shortly.' +
      'Please check your email for further instructions.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go to Sign In' }));
  expect(
    await screen.findByText('Your account has been created. Please wait for admin approval.'),
  ).toBeTruthy();
});

it('asks for the second factor after the right password, and sends all three', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const sent: unknown[] = [];
  fakeApi({
    ...stranger,
    'POST /api/auth/login': ({ body }) => {
      sent.push(body);
      const { totp } = body as { totp?: string };
      if (!totp) return problem(401, 'Enter the code', { code: 'totp_required' });
      return totp === '123456' ? { body: grant('t') } : problem(401, 'No', { code: 'totp_invalid' });
    },
  });
  show('/login');
  await fill('analyst@example.com', 'words of mine', 'Sign In');
  const code = await screen.findByLabelText('Code');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(code, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
  expect(code).toHaveProperty('value', '');
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText('The dashboard')).toBeTruthy();
  expect(sent.at(-1)).toEqual({
    email: 'analyst@example.com',
    password: 'words of mine',
    totp: '123456',
  });
});

it('says how long to wait, beside the fixed text', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({
    ...stranger,
    'POST /api/auth/login': () => ({ ...problem(429, 'Slow down'), headers: { 'Retry-After': '40' } }),
  });
  show('/login');
  await fill('analyst@example.com', 'words of mine', 'Sign In');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
  expect(screen.getByText('Too many attempts. Wait 40 s, then try again.')).toBeTruthy();
});

it('tells somebody whose approval was taken away why the session ended', async () => {
  fakeApi({ 'POST /api/auth/refresh': () => ({ body: grant('t') }) });
  await session.refresh();
  fakeApi({
    'POST /api/auth/refresh': () => problem(403, 'You are not verified yet.', { code: 'not_approved' }),
  });
  await session.refresh('t');
  show('/admin');
  const told = await screen.findByText('You are not verified yet.');
  expect(told.closest('[role="status"]')).toBeTruthy();
  expect(screen.getByText(/Wait for the email about your account request/)).toBeTruthy();
});

it('shows what is wrong with a new password under its field', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({
    ...stranger,
    'POST /api/auth/signup': () =>
      problem(400, 'password: is common', { errors: { password: 'This password is too common.' } }),
  });
  show('/signup');
  await fill('new@example.com', 'password1', 'Create Account');
  expect(await screen.findByText('This password is too common.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('asks for a reset link with the same answer for every email', async () => {
  fakeApi({
    ...stranger,
    'POST /api/auth/password-reset': ({ body }) => {
      expect(body).toEqual({ email: 'who@example.com' });
      return { status: 202, body: { message: 'x', sendsMail: true } };
    },
  });
  show('/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'who@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
});

it('says who can help where no mail is sent', async () => {
  fakeApi({
    ...stranger,
    'POST /api/auth/password-reset': () => ({
      status: 202,
      body: { message: 'This installation sends no email: ask your administrator.', sendsMail: false },
    }),
  });
  show('/login?view=reset');
  await userEvent.type(await screen.findByLabelText('Email'), 'who@example.com{Enter}');
  expect(await screen.findByText('This installation sends no email: ask your administrator.')).toBeTruthy();
  expect(screen.queryByText(/sent a link/)).toBeNull();
});

it('takes the token of a reset link out of the address and sets the password with it', async () => {
  fakeApi({
    ...stranger,
    'POST /api/auth/password-reset/confirm': ({ body }) => {
      expect(body).toEqual({ token: 'a-token_of-the-link', password: 'other words' });
      return { body: { message: 'x' } };
    },
  });
  show('/login#reset=a-token_of-the-link');
  await userEvent.type(await screen.findByLabelText('New password'), 'other words{Enter}');
  expect(screen.getByLabelText('Address').textContent).toBe('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Go to Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
});

it('offers another link, and no password field, once a link has expired', async () => {
  fakeApi({
    ...stranger,
    'POST /api/auth/password-reset/confirm': () =>
      problem(400, 'Used', { errors: { token: 'This link has been used.' } }),
  });
  show('/login#reset=a-token_of-the-link');
  await userEvent.type(await screen.findByLabelText('New password'), 'other words{Enter}');
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('This link has been used.');
  expect(screen.queryByLabelText('New password')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Send me another link' }));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy();
});

it.each([
  ['/admin/game-rankings?platform=ios', '/admin/game-rankings?platform=ios'],
  ['/admin', '/admin'],
  ['/administrator', '/admin'],
  ['//elsewhere.example/admin', '/admin'],
  ['https://elsewhere.example/admin', '/admin'],
  [undefined, '/admin'],
])('goes from %s to %s after signing in', (asked, to) => expect(afterSignIn(asked)).toBe(to));
