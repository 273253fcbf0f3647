import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/** Writes Nest's log as JSON to standard error, without control characters. */
export class AppLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string) {
    this.pino = pino(
      { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
      pino.destination(2),
    );
  }

  log(message: unknown, context?: string): void {
    // Nest logs every route at start, which is debug output.
    if (context && NOISY.has(context)) this.pino.debug({ context }, toText(message));
    else this.pino.info({ context }, toText(message));
  }

  error(message: unknown, stackOrContext?: string, context?: string): void {
    const where = context ?? stackOrContext;
    const stack = context === undefined ? undefined : stackOrContext;
    const line = { context: where, ...(stack ? { stack } : {}) };
    if (where !== undefined && RETHROWN.has(where)) this.pino.debug(line, toText(message));
    else this.pino.error(line, toText(message));
  }

  warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, toText(message));
  }

  debug(message: unknown, context?: string): void {
    this.pino.debug({ context }, toText(message));
  }

  verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, toText(message));
  }
}

const NOISY = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Errors here end the start, which prints its own message. */
const RETHROWN = new Set(['ExceptionHandler', 'TypeOrmModule', 'NestApplication']);

const toText = (message: unknown): string =>
  message instanceof Error ? (message.stack ?? message.message) : String(message);
