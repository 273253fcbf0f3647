// The checks of `npm test`. Each belongs to a slice, says what must be built for it, and when it has nothing to do.
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root, runNode } from './steps.mjs';
import { readExit, readJestReport, readPlaywrightReport } from './test-reports.mjs';

/** Only what hangs is ended by it; how long the whole takes is looked at, not tested. */
const TIMEOUT_MS = 25 * 60_000;
const bin = (file) => `node_modules/${file}`;
const exists = (place) => fs.existsSync(path.join(root, place));

/** Tests must not meet the settings, least of all the database, of a product that is configured here. */
const OURS =
  /^(PORT|HOST|ROLE|DATA_DIR|DATABASE_.*|ADMIN_.*|JWT_SECRET|PUBLIC_URL|TRUST_PROXY|OPENAI_.*|AI_.*|MARKET_.*|APP_STORE_URL|GOOGLE_PLAY_URL|RANKINGS_.*|SAMPLE_DATA|PRESENTATION_URL|SMTP_URL|MAIL_FROM|REDIS_URL|RATE_LIMIT.*|METRICS_TOKEN|LOG_LEVEL|HTTPS_PROXY)$/;
const dotEnv = exists('.env') ? parseEnv(fs.readFileSync(path.join(root, '.env'), 'utf8')) : {};
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  ...Object.fromEntries(Object.keys(dotEnv).map((name) => [name, ''])), // an empty value hides the one in .env
};

function hasTests(folder, pattern) {
  if (!exists(folder)) return false;
  return fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .some((file) => pattern.test(file) && !file.includes('node_modules'));
}

const node = (script, args, options) => runNode(script, args, { env, timeoutMs: TIMEOUT_MS, ...options });

/** Where checks remember what they have seen; nothing when another user owns it. */
const cache = (() => {
  try {
    fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
    fs.accessSync(path.join(root, '.cache'), fs.constants.W_OK);
    return '.cache';
  } catch {
    return null;
  }
})();

function types(project) {
  const memory = cache && `${cache}/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const incremental = memory ? ['--incremental', '--tsBuildInfoFile', memory] : [];
  return {
    name: `types ${project}`,
    slice: 'static',
    absent: !exists(project) && `${project} is missing`,
    run: async () =>
      readExit(await node(bin('typescript/bin/tsc'), ['--noEmit', '-p', project, ...incremental])),
  };
}

function jest(slice, folder, reports) {
  const file = path.join(reports, `${slice}.json`);
  const args = ['--ci', '--selectProjects', slice, '--json', `--outputFile=${file}`, '--maxWorkers=50%'];
  return {
    name: `${slice} tests`,
    slice,
    // Some API tests start the built product as processes of its own.
    needs: slice === 'api' ? ['backend'] : [],
    absent: !hasTests(folder, /\.spec\.ts$/) && `no tests in ${folder}`,
    run: async () =>
      readJestReport(file, await node(bin('jest/bin/jest.js'), args, { cwd: path.join(root, 'backend') })),
  };
}

function vitest(part, reports) {
  const file = path.join(reports, `${part}.json`);
  return {
    name: `${part} tests`,
    slice: 'ui',
    absent: !hasTests(`${part}/src`, /\.(spec|test)\.tsx?$/) && `no tests in ${part}/src`,
    run: async () => {
      const args = ['run', '--reporter=json', `--outputFile=${file}`];
      return readJestReport(file, await node(bin('vitest/vitest.mjs'), args, { cwd: path.join(root, part) }));
    },
  };
}

function browser(reports) {
  const file = path.join(reports, 'browser.json');
  return {
    name: 'browser tests',
    slice: 'browser',
    needs: ['backend', 'admin-ui', 'landing'],
    absent: !hasTests('admin-ui/e2e', /\.(spec|test|e2e)\.ts$/) && 'no tests in admin-ui/e2e',
    run: async () => {
      const options = {
        cwd: path.join(root, 'admin-ui'),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' },
      };
      const args = ['test', '--reporter=json'];
      return readPlaywrightReport(file, await node(bin('@playwright/test/cli.js'), args, options));
    },
  };
}

/**
 * All checks, the long ones first.
 * @param {string} reports a folder for the runners' reports
 * @returns {{name: string, slice: string, needs?: string[], absent?: string | false,
 *   run: () => Promise<{passed: number, failed: number, report: string}>}[]}
 */
export function listChecks(reports) {
  const threads = os.availableParallelism() > 4 ? ['--concurrency', '4'] : [];
  return [
    browser(reports),
    jest('api', 'backend/test', reports),
    jest('unit', 'backend/src', reports),
    {
      name: 'lint',
      slice: 'static',
      run: async () =>
        readExit(await node(bin('eslint/bin/eslint.js'), ['.', '--max-warnings=0', ...threads])),
    },
    vitest('admin-ui', reports),
    vitest('landing', reports),
    types('backend/tsconfig.json'),
    types('admin-ui/tsconfig.json'),
    types('landing/tsconfig.json'),
    {
      name: 'format',
      slice: 'static',
      run: async () =>
        readExit(
          await node(bin('prettier/bin/prettier.cjs'), [
            ...['--check', '.', '--log-level=warn'],
            ...(cache ? ['--cache', '--cache-strategy=content', `--cache-location=${cache}/prettier`] : []),
          ]),
        ),
    },
    {
      name: 'imports',
      slice: 'static',
      run: async () =>
        readExit(
          await node(bin('dependency-cruiser/bin/dependency-cruise.mjs'), [
            ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
            ...['backend/src', 'admin-ui/src', 'landing/src'],
          ]),
        ),
    },
    {
      name: 'contract',
      slice: 'static',
      needs: ['backend'],
      run: async () => {
        const document = await node('backend/dist/src/openapi.js', ['--check']);
        if (document.code !== 0) return readExit(document);
        const types = ['openapi.json', '-o', 'admin-ui/src/api/schema.d.ts', '--check'];
        return readExit(await node('node_modules/openapi-typescript/bin/cli.js', types));
      },
    },
  ];
}
