import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Command } from 'commander';
import { once } from 'node:events';
import { DAY_MS } from '../../common/time/clock.js';
import { OperatorAccountsService } from '../../auth/accounts/operator-accounts.service.js';
import { ProblemException } from '../../common/errors/problem.js';
import { McpService } from '../../mcp/mcp.service.js';
import { type CliContext, CommandError } from '../cli.types.js';

export function mcpCommand(program: Command, context: CliContext): void {
  program
    .command('mcp')
    .description('serve the tools of the Model Context Protocol over standard input and output')
    .option('--email <address>', 'act as this person; ADMIN_EMAIL by default. GAMEKIT_TOKEN takes precedence')
    .option('--write', 'also offer tools that write; with GAMEKIT_TOKEN its scopes decide')
    .action(async ({ email, write }: { email?: string; write?: true }) => {
      // Standard output is reserved for the protocol.
      const { app, env, close } = await context.openApp({ quiet: true });
      try {
        await app.init();
        await app.getHttpAdapter().getInstance().ready();
        const person = email ?? env.ADMIN_EMAIL;
        const configuredToken = env.GAMEKIT_TOKEN;
        if (!configuredToken && !person)
          throw new CommandError('Set GAMEKIT_TOKEN to an API token, or name a person with --email.');
        const accounts = app.get(OperatorAccountsService);
        const created = configuredToken
          ? null
          : await accounts.createToken(person!, {
              ...{ name: 'Tools over standard input', scope: write ? 'write' : 'read' },
              expiresAt: new Date(Date.now() + DAY_MS),
            });
        const server = serveStdio(() =>
          app.get(McpService).build(`Bearer ${configuredToken ?? created!.token}`),
        );
        await Promise.race([
          once(process.stdin, 'end'),
          once(process.stdin, 'close'),
          once(process, 'SIGTERM'),
          once(process, 'SIGINT'),
        ]);
        await server.close();
        if (created) await accounts.revokeToken(person!, created.id);
      } catch (error) {
        if (error instanceof ProblemException) throw new CommandError(error.detail);
        throw error;
      } finally {
        await close();
      }
    });
}
