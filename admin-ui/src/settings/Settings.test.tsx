import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiToken, Settings as SettingsRow, AiConnection } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { AccountSync } from '../layout/AccountSync';
import { Settings } from './Settings';

let settings: SettingsRow;
let twoFactor: boolean;
let tokens: ApiToken[];
let saved: unknown[];
let answers: Parameters<typeof fakeApi>[0];

const device = (id: string, current: boolean) => ({
  id,
  current,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0 Safari/537.36',
  ip: '192.0.2.7',
  createdAt: '2026-11-19T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-12-19T08:00:00Z',
});

const SERVICE = { id: 's1', name: 'Warehouse', email: 'warehouse@service.invalid', role: 'analyst' };

const NOT_CONNECTED: AiConnection = {
  ...{
    configured: false,
    baseUrl: '',
    hasKey: false,
    keyEnd: null,
    model: 'gpt-4o-mini',
    allowPrivate: false,
  },
  ...{ promptPrice: null, completionPrice: null, dailyBudget: null, fixed: [], spentToday: 0, callsToday: 0 },
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  saved = [];
  twoFactor = false;
  tokens = [];
  settings = {
    displayName: null,
    emailNotifications: true,
    pushNotifications: false,
    productUpdates: true,
    singleKeyShortcuts: true,
    theme: 'dark',
  };
  let devices = [device('here', true), device('there', false), device('elsewhere', false)];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/settings': () => ({ body: settings }),
    'PUT /api/settings': ({ body }) => {
      saved.push(body);
      settings = { ...settings, ...(body as object) };
      return { body: settings };
    },
    'GET /api/auth/session': () => ({ body: { ...grant('t').user, twoFactor } }),
    'GET /api/auth/sessions': () => ({ body: devices }),
    'DELETE /api/auth/sessions': () => {
      devices = devices.filter(({ current }) => current);
      return { body: [] };
    },
    'GET /api/tokens': () => page(tokens),
    'GET /api/profiles': () => page([]),
    'GET /api/markets': () => page([]),
    'GET /api/webhooks': () => page([]),
    'GET /api/markets/default': () => ({ body: { own: null, installation: null } }),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/ai/connection': () => ({ body: NOT_CONNECTED }),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = () =>
  showScreen(
    <>
      <AccountSync />
      <Settings />
    </>,
    '/admin/settings',
  );
const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

it('starts with the default settings', async () => {
  show();
  expect((await theSwitch('Email notifications')).checked).toBe(true);
  expect((await theSwitch('Push notifications')).checked).toBe(false);
  expect((await theSwitch('Product updates')).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Dark/ }).checked).toBe(true);
});

it('keeps a theme that was chosen just before the page was left, and saves it on the next visit', async () => {
  const light = () => screen.findByRole<HTMLInputElement>('radio', { name: /^Light/ });
  const save = answers['PUT /api/settings']!;
  answers['PUT /api/settings'] = () => new Promise<Response>(() => undefined);
  const { unmount } = show();
  await userEvent.click(await light());
  unmount();
  answers['PUT /api/settings'] = save;
  show();
  await waitFor(() => expect(saved).toEqual([{ theme: 'light' }]));
  await waitFor(async () => expect((await light()).checked).toBe(true));
  expect(settings.theme).toBe('light');
});

it('saves a switch at once, and puts it back when the server does not take it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  await userEvent.click(await theSwitch('Product updates'));
  await waitFor(() => expect(saved).toEqual([{ productUpdates: false }]));
  answers['PUT /api/settings'] = () => problem(503, 'Away');
  await userEvent.click(await theSwitch('Email notifications'));
  expect((await screen.findByRole('alert')).textContent).toContain('The change could not be saved');
  await waitFor(async () => expect((await theSwitch('Email notifications')).checked).toBe(true));
});

it('keeps the theme in the account and takes it from there', async () => {
  settings.theme = 'light';
  show();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Light/ }).checked).toBe(true),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^System/ }));
  await waitFor(() => expect(saved).toEqual([{ theme: 'system' }]));
});

it('saves a display name and shows what is wrong with one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  const field = await screen.findByLabelText('Display name');
  await userEvent.type(field, ' Ada ');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Name saved')).toBeTruthy();
  expect(saved).toEqual([{ displayName: 'Ada' }]);
  answers['PUT /api/settings'] = () => problem(400, 'No', { errors: { displayName: 'must be one line' } });
  await userEvent.type(field, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('It must be one line.')).toBeTruthy();
});

it('changes the password with hints under the fields', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let wrong = true;
  answers['POST /api/auth/password'] = ({ body }) => {
    expect(body).toEqual({ currentPassword: 'old words', newPassword: 'new words', revokeTokens: !wrong });
    return wrong
      ? problem(400, 'x', { errors: { currentPassword: 'is wrong' } })
      : { body: { message: 'x' } };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'old words');
  await userEvent.type(within(dialog).getByLabelText('New password'), 'new words');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change Password' }));
  expect(await within(dialog).findByText('It is wrong.')).toBeTruthy();
  wrong = false;
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Also revoke my API tokens' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change Password' }));
  expect(
    await screen.findByText(
      'Password changed. Your other devices were signed out. Your API tokens were revoked.',
    ),
  ).toBeTruthy();
});

it('turns the second factor on: password again where asked, picture, code, recovery codes once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['POST /api/auth/totp'] = ({ body }) =>
    (body as { password?: string }).password
      ? { body: { secret: 'ABCDEFGHIJKLMNOP', otpauthUrl: 'otpauth://x', qrSvg: '<svg/>' } }
      : problem(403, 'Please repeat your password.', { code: 'password_required' });
  answers['POST /api/auth/totp/confirm'] = ({ body }) => {
    if ((body as { code: string }).code !== '123456') {
      return problem(400, 'x', { errors: { code: 'is not the current code in your authenticator app' } });
    }
    twoFactor = true;
    return { body: { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] } };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Two-Factor Authentication' }));
  await userEvent.type(await screen.findByLabelText('Your password'), 'words of mine{Enter}');
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  const code = screen.getByLabelText('Code');
  await userEvent.type(code, '000000{Enter}');
  expect(await screen.findByText('It is not the current code in your authenticator app.')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '123 456{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['AAAA-BBBB', 'CCCC-DDDD']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('AAAA-BBBB')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: "I've saved these codes" }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy();
  expect(screen.queryByText('AAAA-BBBB')).toBeNull();
});

it('signs the other devices out, never this one', async () => {
  show();
  await screen.findByText('This device');
  expect(screen.getAllByRole('button', { name: /^Sign out Chrome/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull());
  expect(screen.getByText('This device')).toBeTruthy();
});

it('shows a new token once, and asks before revoking it', async () => {
  const row: ApiToken = {
    id: 't1',
    name: 'Nightly export',
    scope: 'read',
    scopes: null,
    serviceAccount: null,
    previousSecretUntil: null,
    ending: 'wxyz',
    createdAt: '2026-11-20T08:00:00Z',
    expiresAt: null,
    lastUsedAt: null,
  };
  answers['POST /api/tokens'] = ({ body }) => {
    expect(body).toEqual({ name: 'Nightly export', scope: 'read' });
    tokens = [row];
    return { status: 201, body: { ...row, token: 'gdk_secretwxyz' } };
  };
  answers['DELETE /api/tokens/t1'] = () => {
    tokens = [];
    return { body: row };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Nightly export');
  await userEvent.selectOptions(screen.getByLabelText('Expires after'), 'Never');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('gdk_secretwxyz')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('gdk_secretwxyz')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('gdk_secretwxyz')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke… Nightly/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No tokens yet')).toBeTruthy();
});

it('limits a token to the parts that are chosen, for a service account, and gives it a new secret', async () => {
  const row: ApiToken = {
    ...{ id: 't1', name: 'Warehouse', scope: 'read', scopes: ['charts:read', 'ideas:write'] },
    ...{ serviceAccount: 'Warehouse', ending: 'wxyz', createdAt: '2026-11-20T08:00:00Z' },
    ...{ expiresAt: null, lastUsedAt: null, previousSecretUntil: null },
  };
  const sent: unknown[] = [];
  answers['POST /api/service-accounts'] = ({ body }) => {
    sent.push(body);
    return { status: 201, body: SERVICE };
  };
  let refuse = true;
  answers['POST /api/tokens'] = ({ body }) => {
    if (refuse) return problem(503, 'The database is away.');
    sent.push(body);
    tokens = [row];
    return { status: 201, body: { ...row, token: 'gdk_secretwxyz' } };
  };
  answers['POST /api/tokens/t1/rotate'] = () => {
    tokens = [{ ...row, previousSecretUntil: '2036-11-21T08:00:00Z' }];
    return { body: { ...row, token: 'gdk_second' } };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Warehouse');
  await userEvent.selectOptions(screen.getByLabelText('Acts as'), 'New service account with this name');
  await userEvent.click(screen.getByRole('radio', { name: /^Limited/ }));
  await userEvent.selectOptions(screen.getByLabelText('Charts and captures'), 'Read');
  await userEvent.selectOptions(screen.getByLabelText('Ideas and chats'), 'Read and write');
  await userEvent.selectOptions(screen.getByLabelText('Expires after'), 'Never');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(/The database is away/)).toBeTruthy();
  // The account exists by now; trying again uses it.
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(sent).toEqual([
    { name: 'Warehouse' },
    { name: 'Warehouse', scopes: ['charts:read', 'ideas:write'], serviceAccountId: SERVICE.id },
  ]);
  expect(await screen.findByText('charts:read, ideas:write')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^New secret… Warehouse/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create secret' }));
  expect(await screen.findByText('gdk_second')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/previous secret works until/)).toBeTruthy();
});

it('leaves password, devices and tokens in reach when the settings cannot be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['GET /api/settings'] = () => problem(503, 'Away');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load your settings");
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeTruthy();
  expect(await screen.findByText('This device')).toBeTruthy();
});

const aiForm = async () => within(await screen.findByRole('region', { name: 'AI' }));

it('tests a model with what is typed, connects it, and never shows its key again', async () => {
  const sent: unknown[] = [];
  const ollama = { baseUrl: 'http://127.0.0.1:11434/v1', allowPrivate: true, key: 'sk-0123456789ab' };
  answers['POST /api/ai/connection/test'] = ({ body }) => {
    sent.push(body);
    return { body: { ok: true, message: 'llama-3.3 answered.', model: 'llama-3.3', durationMs: 412 } };
  };
  answers['PUT /api/ai/connection'] = ({ body }) => {
    sent.push(body);
    const { baseUrl } = ollama;
    const connected = { configured: true, baseUrl, hasKey: true, keyEnd: '89ab', model: 'llama-3.3' };
    const stored = { ...NOT_CONNECTED, ...connected, allowPrivate: true, dailyBudget: 5 };
    answers['GET /api/ai/connection'] = () => ({ body: stored });
    return { body: stored };
  };
  answers['GET /api/ai/models'] = () => ({ body: [{ id: 'llama-3.3' }, { id: 'qwen' }] });
  show();
  const form = await aiForm();
  await userEvent.type(await form.findByLabelText('Server address'), ollama.baseUrl);
  await userEvent.click(form.getByRole('checkbox', { name: /^Allow addresses on this machine/ }));
  await userEvent.type(form.getByLabelText('Key'), ollama.key);
  await userEvent.type(form.getByLabelText('Daily team budget, $'), '5');
  await userEvent.click(form.getByRole('button', { name: 'Test' }));
  expect(await form.findByText('llama-3.3 answered. 412 ms')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Save connection' }));
  expect(await form.findByText('The server offers 2 models.')).toBeTruthy();
  const typed = { ...ollama, promptPrice: null, completionPrice: null, dailyBudget: 5 };
  expect(sent).toEqual([typed, typed]);
  const key = form.getByLabelText<HTMLInputElement>('Key');
  expect([key.value, key.placeholder]).toEqual(['', 'Saved key ending in 89ab']);
});

it('says which fields the environment sets, and shows what a model sees', async () => {
  answers['GET /api/ai/connection'] = () => ({
    body: {
      ...NOT_CONNECTED,
      configured: true,
      baseUrl: 'http://gpu:8000/v1',
      fixed: ['baseUrl', 'key', 'model'],
    },
  });
  answers['GET /api/ai/prompts'] = () => ({
    body: [
      {
        ...{ name: 'idea_chat', version: '2', schema: null },
        messages: [{ role: 'system' as const, content: 'You talk with a game designer.' }],
      },
    ],
  });
  show();
  const form = await aiForm();
  expect(await form.findByText("Set by the server's environment")).toBeTruthy();
  for (const label of ['Server address', 'Key', 'Model']) {
    expect(form.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
  }
  expect(form.queryByRole('button', { name: 'Disconnect' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'What the model sees' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByText('Chat, version 2'));
  expect(dialog.getByText('You talk with a game designer.')).toBeTruthy();
});
