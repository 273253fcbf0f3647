// The checks of `npm test`, each with its slice and required builds.
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { checkApiChanges } from './api-changes.mjs';
import { areLimitsCurrent } from './limits.mjs';
import { parseEvent } from './reporters/events.mjs';
import { TOOLS } from './setup.mjs';
import { root, run } from './steps.mjs';
import { readExit, RunnerResult } from './test-results.mjs';

/** Only ends what hangs; the duration isn't a test. */
const TIMEOUT_MS = 45 * 60_000;
const bin = (file) => path.join(root, 'node_modules', file);
const exists = (place) => fs.existsSync(path.join(root, place));

/** Tests must not use the settings, least of all the database, of a configured product. */
const OURS =
  /^(PORT|HOST|ROLE|DATA_DIR|DATABASE_.*|ADMIN_.*|JWT_SECRET|PUBLIC_URL|BASE_PATH|TRUST_PROXY|OPENAI_.*|AI_.*|MARKET_.*|APP_STORE_URL|GOOGLE_PLAY_URL|RANKINGS_.*|FACTS_CRON|BACKUP_.*|RETENTION_DAYS|SAMPLE_DATA|PRESENTATION_URL|SMTP_URL|CONFIRM_EMAIL|MAIL_FROM|REDIS_URL|RATE_LIMIT.*|METRICS_TOKEN|GAMEKIT_TOKEN|WEBHOOK_.*|LOG_LEVEL|HTTPS_PROXY)(_FILE)?$/;
const dotEnv = exists('.env') ? parseEnv(fs.readFileSync(path.join(root, '.env'), 'utf8')) : {};
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  ...Object.fromEntries(Object.keys(dotEnv).map((name) => [name, ''])), // an empty value overrides the one in .env
};

/** Files below a folder whose name matches, relative to the root. */
function findFiles(folder, pattern) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** Files with uncommitted changes, deleted ones included. */
async function listChanged(pattern) {
  const outputs = await Promise.all([
    run('git', ['diff', '--name-only', '--no-renames', 'HEAD']),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return outputs.flatMap(({ output }) => output.split('\n')).filter((file) => file && pattern.test(file));
}

/** Files that may change the result of every check. */
const SETTINGS =
  /^(package(-lock)?\.json|knip\.json|[\w-]+\.config\.js|\.(oxlint|prettier|dependency-cruiser)[\w.-]*)$/;

/** The result of a check that had nothing to look at. */
const NOTHING = { passed: 0, failures: [], files: [], retried: [] };

/** The check; with --changed it runs only when a file that it looks at was changed. */
const only = (looksAt, check) => ({
  ...check,
  run: async (options) => {
    if (!options.onlyChanged) return check.run(options);
    const touched = [...(await listChanged(looksAt)), ...(await listChanged(SETTINGS))];
    return touched.length > 0 ? check.run(options) : NOTHING;
  },
});

/** API tests of the changed domains, by name (`games/` has games.api.spec.ts, game-list.api.spec.ts), and changed ones. */
async function listChangedApiTests() {
  const changed = await listChanged(/^backend\/(src|test)\//);
  const stems = changed.map((file) => /^backend\/src\/([\w-]+)\//.exec(file)?.[1].replace(/e?s$/, ''));
  return findFiles('backend/test', /\.spec\.ts$/)
    .map((file) => path.relative(path.join(root, 'backend'), path.resolve(root, file)))
    .filter((file) => {
      const isOfDomain = stems.some((stem) => stem && path.basename(file).startsWith(stem));
      return isOfDomain || changed.includes(`backend/${file}`);
    });
}

/** What a tool that checks file by file is given: everything, or with --changed the changed files. */
async function choosePlaces(pattern, onlyChanged) {
  if (!onlyChanged || (await listChanged(SETTINGS)).length > 0) return ['.'];
  return (await listChanged(pattern)).filter(exists);
}

/** What the databases of all API tests take at once, with room to spare. */
const TEMPORARY_BYTES = 6 * 2 ** 30;

/**
 * A temporary folder in memory, else the ordinary one. Every API test file makes a database of some 800 files and
 * deletes it again; on disk that is an eighth of what these tests cost.
 */
function findTemporaryFolder() {
  const memory = '/dev/shm';
  try {
    const [, , , options] = fs
      .readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === memory);
    const { bavail, bsize } = fs.statfsSync(memory);
    if (options.split(',').includes('noexec') || bavail * bsize < TEMPORARY_BYTES) return os.tmpdir();
    const folder = path.join(memory, `gamekit-tests-${os.userInfo().uid}`);
    fs.mkdirSync(folder, { recursive: true, mode: 0o711 }); // PostgreSQL, started by root, runs as another user
    return folder;
  } catch {
    return os.tmpdir(); // another system, or a container that has none
  }
}

const node = (args, options) => run(process.execPath, args, { env, timeoutMs: TIMEOUT_MS, ...options });

/** Folder of the checks' caches; null when another user owns it. */
const cache = (() => {
  try {
    fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
    fs.accessSync(path.join(root, '.cache'), fs.constants.W_OK);
    return '.cache';
  } catch {
    return null;
  }
})();

/** How a check that looks at each file by itself skips those it found free of faults, while their content is the same. */
const skipKnown = (tool) =>
  cache ? ['--cache', '--cache-strategy=content', `--cache-location=${cache}/${tool}`] : [];

/** By TypeScript 7, which is several times as quick; the build and its plugin need the compiler's older interface. */
function types(project) {
  const memory = cache && `${cache}/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const incremental = memory ? ['--incremental', '--tsBuildInfoFile', memory] : [];
  return only(new RegExp(`^${path.dirname(project)}/`), {
    name: `types ${project}`,
    slice: 'static',
    run: async () =>
      readExit(await node([bin('typescript-native/bin/tsc'), '--noEmit', '-p', project, ...incremental])),
  });
}

/**
 * A check by a test runner, whose reporter (scripts/reporters) reports each test and file as it ends.
 * @param {string[]} command the arguments of Node
 * @param {[string, RegExp]} tests folder and pattern of the files that must run
 * @param {Record<string, string>} settings added to the environment
 * @param {string[]} whole additional arguments to run everything
 * @param {() => Promise<string[] | null>} changed additional arguments to run only what uncommitted changes affect;
 * null runs nothing
 */
function runner({ name, slice, needs, cwd, settings = {}, command, tests, whole = [], changed }) {
  return {
    name,
    slice,
    needs,
    run: async ({ onlyChanged, onFailure, onStart }) => {
      const options = onlyChanged ? await changed() : whole;
      if (!options) return NOTHING;
      const expected = onlyChanged ? undefined : findFiles(...tests);
      const result = new RunnerResult(onFailure, Boolean(process.env.CI), expected);
      onStart(result);
      const onLine = (line) => {
        const event = parseEvent(line);
        if (event) result.take(event);
      };
      const ended = await node([...command, ...options], {
        cwd: path.join(root, cwd),
        env: { ...env, ...settings },
        onLine,
      });
      return result.finish(ended);
    },
  };
}

const reporter = (name) => path.join(root, 'scripts/reporters', `${name}.mjs`);

/** Most of what a test makes is garbage soon: more room for it saves a tenth of the time of tests that make much. */
const YOUNG_SPACE = '--max-semi-space-size=64';

function jest(slice, folder) {
  return runner({
    name: `${slice} tests`,
    slice,
    // Some API tests start the built product as separate processes.
    needs: slice === 'api' ? ['backend'] : [],
    cwd: 'backend',
    settings: { TMPDIR: findTemporaryFolder() },
    command: [
      YOUNG_SPACE,
      bin('jest/bin/jest.js'),
      '--ci',
      '--maxWorkers=50%',
      `--reporters=${reporter('jest')}`,
    ],
    tests: [folder, /\.spec\.ts$/],
    whole: ['--selectProjects', `${slice}-groups`],
    changed: async () => {
      if (slice === 'unit') return ['--selectProjects', slice, '--onlyChanged', '--passWithNoTests'];
      const files = await listChangedApiTests();
      // The files come first: the option takes every argument behind it as a project.
      return files.length > 0 ? ['--runTestsByPath', ...files, '--selectProjects', slice] : null;
    },
  });
}

function vitest(part) {
  return runner({
    name: `${part} tests`,
    slice: 'ui',
    cwd: part,
    command: [bin('vitest/vitest.mjs'), 'run', `--reporter=${reporter('vitest')}`],
    tests: [`${part}/src`, /\.test\.tsx?$/],
    changed: async () => ['--changed', '--passWithNoTests'],
  });
}

const browser = () =>
  runner({
    name: 'browser tests',
    slice: 'browser',
    needs: ['backend', 'admin-ui', 'landing'],
    cwd: 'admin-ui',
    command: [bin('@playwright/test/cli.js'), 'test', `--reporter=${reporter('playwright')}`],
    tests: ['admin-ui/e2e', /\.e2e\.ts$/],
    changed: async () => ['--only-changed', '--pass-with-no-tests'],
  });

/** Tests of the scripts, with Node's test runner. */
function scripts() {
  const tests = ['scripts', /\.test\.mjs$/];
  return runner({
    name: 'scripts tests',
    slice: 'unit',
    cwd: '.',
    command: ['--test', `--test-reporter=${pathToFileURL(reporter('node'))}`, ...findFiles(...tests)],
    tests,
    changed: async () => [],
  });
}

/**
 * All checks, the long ones first.
 * @returns {{name: string, slice: string, needs?: string[], run: (options) => Promise<{
 * passed: number, failures: string[], files: {name: string, ms: number}[], retried: string[]}>}[]}
 */
export function listChecks() {
  const threads = os.availableParallelism() > 4 ? ['--concurrency', '4'] : [];
  return [
    // Playwright starts the product before it sees that no journey was changed.
    only(/^admin-ui\/(e2e\/|playwright)/, browser()),
    jest('api', 'backend/test'),
    jest('unit', 'backend/src'),
    {
      name: 'lint',
      slice: 'static',
      run: async ({ onlyChanged }) => {
        const places = await choosePlaces(/\.([cm]?js|tsx?)$/, onlyChanged);
        if (places.length === 0) return NOTHING;
        const options = ['--no-warn-ignored', '--max-warnings=0', ...threads, ...skipKnown('eslint')];
        return readExit(await node([bin('eslint/bin/eslint.js'), ...places, ...options]));
      },
    },
    only(/^backend\/.*\.ts$/, {
      name: 'promises',
      slice: 'static',
      run: async () => {
        const places = ['src', 'test', 'bench', 'training'].map((folder) => `backend/${folder}`);
        return readExit(await node([bin('oxlint/bin/oxlint'), '--type-aware', ...places]));
      },
    }),
    vitest('admin-ui'),
    vitest('landing'),
    // Some read documents, settings and packages.
    only(/^(scripts|docs|backend\/src\/config)\/|\.(md|ya?ml|json|example)$|Dockerfile/, scripts()),
    types('backend/tsconfig.json'),
    types('admin-ui/tsconfig.json'),
    types('landing/tsconfig.json'),
    types('clients/typescript/tsconfig.json'),
    {
      name: 'format',
      slice: 'static',
      run: async ({ onlyChanged }) => {
        const places = await choosePlaces(/./, onlyChanged);
        if (places.length === 0) return NOTHING;
        const options = ['--check', '--ignore-unknown', '--log-level=warn'];
        return readExit(
          await node([bin('prettier/bin/prettier.cjs'), ...places, ...options, ...skipKnown('prettier')]),
        );
      },
    },
    only(/\.css$/, {
      name: 'styles',
      slice: 'static',
      run: async () =>
        readExit(
          await node([bin('stylelint/bin/stylelint.mjs'), 'admin-ui/src/**/*.css', '--max-warnings=0']),
        ),
    }),
    only(/^(backend|admin-ui|landing)\/src\//, {
      name: 'imports',
      slice: 'static',
      run: async () =>
        readExit(
          await node([
            bin('dependency-cruiser/bin/dependency-cruise.mjs'),
            ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
            ...['backend/src', 'admin-ui/src', 'landing/src'],
          ]),
        ),
    }),
    only(/\.([cm]?js|tsx?|json)$/, {
      name: 'unused code',
      slice: 'static',
      run: async () => readExit(await node([bin('knip/bin/knip.js'), '--no-progress'])),
    }),
    only(/^(backend\/src|admin-ui\/src\/api|scripts|docs)\/|^openapi\.json$/, {
      name: 'contract',
      slice: 'static',
      needs: [TOOLS],
      run: async () => {
        const document = await node([path.join(root, 'backend/build/src/openapi.js'), '--check']);
        if (document.code !== 0) return readExit(document);
        const faults = [
          ...(areLimitsCurrent()
            ? []
            : ['admin-ui/src/api/limits.json or enums.json is out of date: npm run openapi']),
          ...(await checkApiChanges()),
        ];
        return readExit(faults.length === 0 ? document : { code: 1, output: faults.join('\n') });
      },
    }),
  ];
}
