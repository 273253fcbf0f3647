import type { Command } from 'commander';
import { DAY_MS } from '../../common/time/clock.js';
import { OperatorAccountsService } from '../../auth/accounts/operator-accounts.service.js';
import { TOKEN_SCOPES } from '../../common/access/access.types.js';
import { ProblemException } from '../../common/errors/problem.js';
import { type CliContext, CommandError } from '../cli.types.js';

const SIGN_IN_AS = { user: '', analyst: ' as an analyst', admin: ' as an administrator' };

export function accountCommands(program: Command, context: CliContext): void {
  const withAccounts = (work: (accounts: OperatorAccountsService) => Promise<string[]>) =>
    runWith(context, work);
  program
    .command('user:create')
    .argument('<email>')
    .description('create an approved account')
    .option('--admin', 'give the role administrator')
    .option('--analyst', 'give the role analyst: research and ideas, no account management')
    .option('--password <password>', 'password; generated and printed when omitted')
    .action((email: string, options: { admin?: boolean; analyst?: boolean; password?: string }) =>
      withAccounts(async (accounts) => {
        const role = options.admin ? 'admin' : options.analyst ? 'analyst' : 'user';
        const password = await accounts.create(email, { password: options.password, role });
        return [`${email} can sign in${SIGN_IN_AS[role]}.`, ...describePassword(password, options)];
      }),
    );
  program
    .command('user:approve')
    .argument('<email>')
    .description('approve a person who signed up')
    .action((email: string) =>
      withAccounts(async (accounts) => {
        await accounts.approve(email);
        return [`${email} can sign in.`];
      }),
    );
  program
    .command('user:promote')
    .argument('<email>')
    .description('make an account an approved administrator')
    .action((email: string) =>
      withAccounts(async (accounts) => {
        await accounts.promote(email);
        return [`${email} is an administrator.`];
      }),
    );
  program
    .command('user:reset-password')
    .argument('<email>')
    .description('set a new password, sign the person out everywhere and lift the limit on sign-in attempts')
    .option('--password <password>', 'new password; generated and printed when omitted')
    .option('--disable-two-factor', 'also turn two-factor authentication off')
    .action((email: string, options: { password?: string; disableTwoFactor?: boolean }) =>
      withAccounts(async (accounts) => {
        const password = await accounts.resetPassword(email, options);
        return [`${email} has a new password.`, ...describePassword(password, options)];
      }),
    );
  tokenCommand(program, withAccounts);
}

function tokenCommand(
  program: Command,
  withAccounts: (work: (accounts: OperatorAccountsService) => Promise<string[]>) => Promise<void>,
): void {
  program
    .command('token:create')
    .argument('<email>', 'owner of the token')
    .description('create a personal API token and print it once')
    .requiredOption('--name <name>', 'name of the token, for instance the program that uses it')
    .option('--scope <scope>', TOKEN_SCOPES.join(' or '), 'read')
    .option('--days <days>', 'days until it expires; never when omitted')
    .action((email: string, options: { name: string; scope: string; days?: string }) => {
      const scope = TOKEN_SCOPES.find((known) => known === options.scope);
      if (!scope) throw new CommandError(`--scope must be ${TOKEN_SCOPES.join(' or ')}.`);
      const expiresAt = readExpiry(options.days);
      return withAccounts(async (accounts) => [
        (await accounts.createToken(email, { name: options.name, scope, expiresAt })).token,
      ]);
    });
}

function readExpiry(days: string | undefined): Date | undefined {
  if (days === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new CommandError('--days must be a whole number of days.');
  return new Date(Date.now() + Number(days) * DAY_MS);
}

const describePassword = (password: string, options: { password?: string }): string[] =>
  options.password === undefined ? [`Password (shown once): ${password}`] : [];

async function runWith(
  context: CliContext,
  work: (accounts: OperatorAccountsService) => Promise<string[]>,
): Promise<void> {
  const { app, close } = await context.openApp();
  try {
    await app.init();
    const lines = await work(app.get(OperatorAccountsService));
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    if (error instanceof ProblemException && error.getStatus() < 500) throw new CommandError(error.detail);
    throw error;
  } finally {
    await close();
  }
}
