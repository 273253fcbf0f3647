import type { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { createBiRole, isBiRole, listBiRoleStatements, removeBiRole } from '../../database/bi/bi-role.js';
import { describeBiViews, listBiViews } from '../../database/bi/bi-views.js';
import { DATABASE_URL } from '../../database/connection/database.tokens.js';
import { type CliContext, CommandError } from '../cli.types.js';

const NAME = /^(?!pg_)[a-z_][a-z0-9_]{0,62}$/;
const MAY_NOT = '42501';
const EXISTS_ALREADY = '42710';

export function biCommands(program: Command, context: CliContext): void {
  program
    .command('bi:role')
    .description('create a read-only PostgreSQL role for reports and print its connection URL once')
    .option('--name <name>', 'name of the role', 'gamekit_bi')
    .option('--remove', 'remove the role and end its connections')
    .action(({ name, remove }: { name: string; remove?: boolean }) =>
      withDatabase(context, async (source, url) => {
        if (!NAME.test(name))
          throw new CommandError(
            '--name must consist of lowercase letters, digits and _, and must not begin with pg_.',
          );
        const text = remove ? await removeRole(source, name) : await createRole(source, name, url);
        process.stdout.write(`${text}\n`);
      }),
    );
  program
    .command('bi:describe')
    .description('print the report views and their columns as Markdown')
    .action(() =>
      withDatabase(context, async (source) => {
        process.stdout.write(describeBiViews(await listBiViews(source)));
      }),
    );
}

async function createRole(source: DataSource, name: string, databaseUrl: string): Promise<string> {
  const address = new URL(databaseUrl);
  address.username = name;
  address.password = randomBytes(24).toString('hex');
  try {
    await createBiRole(source, name, address.password);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === EXISTS_ALREADY)
      throw new CommandError(
        `The role ${name} already exists. Remove it with --remove, or choose another --name.`,
      );
    if (code !== MAY_NOT) throw error;
    const statements = await listBiRoleStatements(source, name, address.password);
    throw new CommandError(
      `Gamekit cannot create roles in this database. With the embedded database, stop every Gamekit process and try again. With your own, have its administrator run: ${statements.join('; ')};`,
    );
  }
  return `Reads schema bi only. Address (shown once): ${address.href}`;
}

async function removeRole(source: DataSource, name: string): Promise<string> {
  if (!(await isBiRole(source, name)))
    throw new CommandError(`bi:role has not created a role named ${name}. Nothing changed.`);
  await removeBiRole(source, name);
  return `Removed the role ${name}.`;
}

async function withDatabase(
  context: CliContext,
  work: (source: DataSource, url: string) => Promise<void>,
): Promise<void> {
  const { app, close } = await context.openApp({ quiet: true });
  try {
    await work(app.get(DataSource), app.get<string>(DATABASE_URL));
  } finally {
    await close();
  }
}
