// What every command needs: installed packages and built parts. Skips what is up to date.
import './node-version.mjs';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureTypes } from './schema-types.mjs';
import { endChildren, root, run, runNode, say, step, StepError } from './steps.mjs';
import { fingerprint, installedMatchesLock, readStamp, removeStamp, writeStamp } from './stamps.mjs';

const INSTALL_STAMP = 'node_modules/.gamekit-lock';
const WITH_TOOLS = ' with tools';
/** A lock that is still empty after this time was cut off, such as by a power failure. */
const WRITE_MS = 5_000;

/** The compiled backend for the API document, benchmarks and training; needs the development tools. */
export const TOOLS = 'backend tools';

/** The parts: sources, build, and the folder that it writes (`dist` of the part). */
const PARTS = {
  backend: {
    inputs: ['backend/src', 'backend/tsconfig.json', 'scripts/bundle-backend.mjs'],
    exists: () => fs.existsSync(path.join(root, 'backend/src/main.ts')),
    build: () => runNode('scripts/bundle-backend.mjs'),
  },
  'admin-ui': {
    inputs: ['admin-ui'],
    exists: () => hasBuildScript('admin-ui'),
    build: () => npm(['run', 'build', '-w', 'admin-ui']),
  },
  landing: {
    inputs: ['landing'],
    exists: () => hasBuildScript('landing'),
    build: () => npm(['run', 'build', '-w', 'landing']),
  },
  [TOOLS]: {
    inputs: [
      ...['backend/src', 'backend/bench', 'backend/training', 'backend/tsconfig.json'],
      ...['backend/tsconfig.build.json', 'nest-cli.json'],
      ...['scripts/build-backend.mjs', 'scripts/swagger-transformers.mjs'],
    ],
    output: 'backend/build',
    exists: () => fs.existsSync(path.join(root, 'backend/src/openapi.ts')),
    build: () => runNode('scripts/build-backend.mjs'),
  },
};

/** The parts of the product. */
export const ALL_PARTS = Object.keys(PARTS).filter((part) => part !== TOOLS);

function hasBuildScript(part) {
  const manifest = path.join(root, part, 'package.json');
  return fs.existsSync(manifest) && Boolean(JSON.parse(fs.readFileSync(manifest, 'utf8')).scripts?.build);
}

/**
 * The npm that runs this script, else the one on the PATH. Overrides a production setting, which would omit build
 * tools.
 */
function npm(args) {
  const cli = process.env.npm_execpath;
  const env = { ...process.env };
  delete env.NODE_ENV;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], { env });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env });
}

/**
 * Installs the packages of the lock file unless they are there: those that build and run the product, and with
 * `withTools` those for tests and development, which are as many again, and the types generated from the API document.
 * Installed tools stay.
 */
export async function ensureInstalled({ withTools = false } = {}) {
  if (!isInstalled(withTools)) await alone(() => installMissing(withTools));
  if (withTools) await ensureTypes();
}

async function installMissing(withTools) {
  if (isInstalled(withTools)) return;
  const tools = withTools || readStamp(INSTALL_STAMP).endsWith(WITH_TOOLS);
  if (!installedMatchesLock({ withTools: tools })) {
    say('  Installing packages (a minute or so, once)');
    await step('Packages', () => install(tools));
  }
  tryToStamp(lockMark() + (installedMatchesLock({ withTools: true }) ? WITH_TOOLS : ''));
}

const isInstalled = (withTools) => {
  const stamp = readStamp(INSTALL_STAMP);
  return stamp === lockMark() + WITH_TOOLS || (!withTools && stamp === lockMark());
};

const lockMark = () =>
  createHash('sha1')
    .update(`${process.platform} ${process.arch} ${process.versions.modules}\n`)
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

async function install(withTools) {
  const { code, output } = await npm([
    ...['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    ...[withTools ? '--include=dev' : '--omit=dev', '--include=optional'],
  ]);
  if (code !== 0) throw new StepError(`npm ci failed:\n${output.trim()}`);
}

/** An ordinary user may run what root installed; then the next start compares again, which is cheap. */
function tryToStamp(stamp) {
  try {
    writeStamp(INSTALL_STAMP, stamp);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

/**
 * Builds the parts whose sources changed, in parallel.
 * @returns {Promise<{part: string, error: Error}[]>} the failed builds
 */
export async function ensureBuilt(parts = ALL_PARTS) {
  if (parts.every(isFresh)) return [];
  return alone(async () => {
    const built = await Promise.allSettled(parts.filter((part) => !isFresh(part)).map(build));
    return built.filter(({ status }) => status === 'rejected').map(({ reason }) => reason);
  });
}

const stampPath = (part) => `${PARTS[part].output ?? `${part}/dist`}/.stamp`;
const computeMark = (part) => fingerprint([...PARTS[part].inputs, 'package-lock.json']);
const isFresh = (part) => !PARTS[part].exists() || readStamp(stampPath(part)) === computeMark(part);

async function build(part) {
  const mark = computeMark(part);
  try {
    await step(`Build ${part}`, async () => {
      removeStamp(stampPath(part));
      const { code, output } = await PARTS[part].build();
      if (code !== 0) throw new StepError(output.trim());
      writeStamp(stampPath(part), mark);
    });
  } catch (error) {
    throw { part, error };
  }
}

/**
 * Installs and builds what is missing; exits with a readable message on failure.
 * @param {string[]} [parts]
 * @param {{withTools?: boolean}} [packages] see ensureInstalled
 */
export async function prepare(parts = ALL_PARTS, packages = {}) {
  // A container image has the builds but no sources.
  if (!fs.existsSync(path.join(root, 'package-lock.json'))) return;
  const interrupted = () => {
    endChildren();
    process.exit(130);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  try {
    await ensureInstalled(packages);
    const failures = await ensureBuilt(parts);
    for (const part of parts) if (!PARTS[part].exists()) say(`  ${part} has nothing to build yet`);
    if (failures.length === 0) return;
    for (const { part, error } of failures) console.error(`\nBuilding ${part} failed:\n${error.message}`);
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
  process.exit(1);
}

/** Lets one process at a time install or build; takes over the lock of a dead process. */
export async function alone(work, name = '.cache/setup.lock') {
  const lock = path.join(root, name);
  for (let told = false; ; told = true) {
    try {
      fs.mkdirSync(path.dirname(lock), { recursive: true });
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') {
        if (error.syscall === 'write') fs.rmSync(lock, { force: true }); // created, but not filled
        const advice = error.code === 'ENOSPC' ? 'Free some space' : 'Run this as its owner';
        throw new StepError(
          `${root} cannot be written (${error.code}), and there is something to install or build. ${advice}.`,
        );
      }
    }
    const holder = Number(readStamp(name));
    const { mtimeMs } = fs.statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (holder ? !isAlive(holder, mtimeMs) : Date.now() - mtimeMs > WRITE_MS)
      fs.rmSync(lock, { force: true });
    else if (!told)
      say(`  Waiting for ${holder ? `process ${holder}` : 'a process'}, which is installing or building`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

/** Since the machine started, another process may have got the id. */
function isAlive(pid, since) {
  if (since < Date.now() - os.uptime() * 1_000) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
