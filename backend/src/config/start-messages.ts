/** Ends the start with this message as one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Prints a step of the start with its time. */
export function printStep(name: string, milliseconds: number): void {
  process.stdout.write(`  ${name.padEnd(28)} ${(milliseconds / 1_000).toFixed(2)} s\n`);
}

export interface StartedProduct {
  url: string;
  /** The first administrator, if this start created one; the password only if it was generated. */
  admin: { email: string; password?: string } | null;
}

/** Prints the address and, once, how to sign in. */
export function printAddress({ url, admin }: StartedProduct): void {
  const lines = [
    '',
    `Gamekit is ready at ${url}`,
    `  back office  ${url}/admin`,
    `  API          ${url}/api/docs`,
  ];
  if (admin) {
    lines.push('', 'First administrator (shown once):', `  email    ${admin.email}`);
    if (admin.password) lines.push(`  password  ${admin.password}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

const HINTS: Record<string, (error: NodeJS.ErrnoException & { port?: number; address?: string }) => string> =
  {
    EADDRINUSE: (error) =>
      `Port ${error.port ?? ''} is already in use: stop the other program or set PORT to a free port.`,
    EACCES: (error) =>
      `Not allowed to use ${error.address ?? error.path ?? 'this port'}: choose another PORT or HOST.`,
    EADDRNOTAVAIL: (error) =>
      `HOST ${error.address ?? ''} is not an address of this machine: set HOST to one that is.`,
  };

const BEHIND_POOLER =
  'DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL to the PostgreSQL behind it.';
const DATABASE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|28P01|28000|3D000|53300|57P03|08.{3})$/;
/** Messages of a connection and of a pool that got no answer. */
const NO_ANSWER = /^timeout expired$|timeout exceeded when trying to connect/;

interface StartDetails {
  errors?: NodeJS.ErrnoException[];
  port?: number;
  /** Whose address could not be reached. */
  setting?: string;
}

/**
 * One line: why the product did not start, and what to do.
 * @param what introduces an error that nobody expected
 */
export function plainStartError(error: unknown, what = 'Gamekit could not start'): string {
  const known = error as NodeJS.ErrnoException & StartDetails;
  const code = known.code ?? known.errors?.[0]?.code ?? '';
  if (known.syscall === 'listen' && HINTS[code]) return HINTS[code](known);
  if (/unsupported startup parameter/.test(known.message ?? '')) return BEHIND_POOLER;
  if (DATABASE_CODES.test(code) || NO_ANSWER.test(known.message ?? '')) {
    return `${known.setting ?? 'DATABASE_URL'} cannot be used (${code || 'no answer in time'}): check host, port, user, password and database name.`;
  }
  if (['SettingError', 'StartError', 'EmbeddedPostgresError'].includes(known.name)) return known.message;
  if (known.syscall && known.path) return `"${known.path}" cannot be used: ${known.message}.`;
  return `${what}: ${known.stack ?? String(error)}`;
}
