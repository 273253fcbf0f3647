import { Command } from 'commander';
import { FirstAdmin } from '../src/auth/accounts/first-admin.js';
import { accountCommands } from '../src/cli/operations/account.commands.js';
import { join, PASSWORD, signUp } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const signIn = (email: string, password: string) =>
  studio.api.post('/api/auth/login').send({ email, password });

/** Runs a command against the test's application. Returns what it prints. */
async function run(...words: string[]): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  const { app } = studio;
  accountCommands(program, {
    openApp: () => Promise.resolve({ app, close: () => Promise.resolve() }) as never,
  });
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await program.parseAsync(['node', 'cli', ...words]);
    return printed.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    printed.mockRestore();
  }
}

describe('commands of the operator', () => {
  it('user:create creates an approved account with a generated or given password', async () => {
    const printed = await run('user:create', 'Made@Studio.Example');
    const [, password = ''] = /shown once\): (\S+)/.exec(printed) ?? [];
    expect((await signIn('made@studio.example', password).expect(200)).body.user.role).toBe('user');
    const silent = await run('user:create', 'boss@studio.example', '--admin', '--password', PASSWORD);
    expect(silent).not.toContain(PASSWORD);
    expect((await signIn('boss@studio.example', PASSWORD).expect(200)).body.user.role).toBe('admin');
    await run('user:create', 'reads@studio.example', '--analyst', '--password', PASSWORD);
    expect((await signIn('reads@studio.example', PASSWORD).expect(200)).body.user.role).toBe('analyst');
  });

  it('user:approve and user:promote grant access and roles', async () => {
    await signUp(studio, 'waits@studio.example');
    await run('user:approve', 'waits@studio.example');
    expect((await signIn('waits@studio.example', PASSWORD).expect(200)).body.user.role).toBe('user');
    await run('user:promote', 'WAITS@studio.example');
    expect((await signIn('waits@studio.example', PASSWORD).expect(200)).body.user.role).toBe('admin');
  });

  it('user:reset-password sets one, signs out everywhere and lifts the lock', async () => {
    const person = await join(studio, 'locked-out@studio.example');
    for (let n = 0; n < 10; n += 1) await signIn(person.email, 'not the password').expect(401);
    await run(
      'user:reset-password',
      person.email,
      '--password',
      'nine green lanterns',
      '--disable-two-factor',
    );
    await person.api.get('/api/auth/session').expect(401);
    await signIn(person.email, 'nine green lanterns').expect(200);
  });

  it('token:create prints a token of that scope', async () => {
    const token = (await run('token:create', ADMIN.email, '--name', 'ci', '--days', '30')).trim();
    await studio.api.as(token).get('/api/profiles').expect(200);
    await studio.api.as(token).put('/api/settings').send({}).expect(403);
  });

  it.each([
    [['user:create', ADMIN.email], /already has an account/],
    [['user:create', 'no address'], /not an email address/],
    [['user:create', 'x@studio.example', '--password', 'password123'], /too common/],
    [['user:approve', 'nobody@studio.example'], /no account/],
    [['token:create', ADMIN.email, '--name', 'x', '--scope', 'all'], /--scope/],
    [['token:create', ADMIN.email, '--name', 'x', '--days', '-1'], /--days/],
    [['token:create', ADMIN.email], /--name/],
  ])('%j ends with one plain line', async (words, line) => {
    await expect(run(...words)).rejects.toThrow(line);
  });
});

describe('the first administrator', () => {
  it('is created once, however many processes start at once, and only if there is none', async () => {
    await studio.source.query(`update profiles set role = 'user'`);
    const first = studio.app.get(FirstAdmin);
    const made = await Promise.all(Array.from({ length: 10 }, () => first.ensure()));
    expect(made.filter(Boolean)).toEqual([{ email: ADMIN.email }]);
    const admins = await studio.source.query(`select email from profiles where role = 'admin'`);
    expect(admins).toEqual([{ email: ADMIN.email }]);
    await signIn(ADMIN.email, ADMIN.password).expect(200);
  });

  it('gets a password of its own when none is configured', async () => {
    const fresh = await openTestApp();
    await fresh.source.query('delete from users');
    const unset = fresh.app.get(FirstAdmin) as unknown as { env: { ADMIN_PASSWORD?: string } };
    unset.env = { ...unset.env, ADMIN_PASSWORD: undefined };
    const made = await fresh.app.get(FirstAdmin).ensure();
    expect(made?.password).toMatch(/^[A-Za-z0-9_-]{16}$/);
    await fresh.api
      .post('/api/auth/login')
      .send({ email: made?.email, password: made?.password })
      .expect(200);
    await fresh.close();
  });
});
