const fs = require('node:fs');
const path = require('node:path');

// Nest 12 ships ES modules; Jest on Node 20 cannot load those through require, so they are compiled too.
const esmPackages =
  '@nestjs|@noble|@scure|@tokenizer|file-type|load-esm|uint8array-extras|strtok3|token-types|cookie|content-disposition|feed|google-play-scraper|hyparquet|hyparquet-writer';

/** What was compiled is kept with the project, so that it outlives the temporary folder; elsewhere for other users. */
function findCacheDirectory() {
  const cache = path.resolve(__dirname, '../.cache');
  try {
    fs.mkdirSync(cache, { recursive: true });
    fs.accessSync(cache, fs.constants.W_OK);
    return { cacheDirectory: path.join(cache, 'jest') };
  } catch {
    return {};
  }
}

/** @type {import('jest').Config} */
const shared = {
  ...findCacheDirectory(),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.(ts|js|mjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esmPackages})/)`],
};

const api = {
  ...shared,
  roots: ['<rootDir>/test'],
  globalSetup: '<rootDir>/test/support/start-postgres.cjs',
  globalTeardown: '<rootDir>/test/support/stop-postgres.cjs',
};

module.exports = {
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', roots: ['<rootDir>/src'] },
    { ...api, displayName: 'api' },
    // The same files, four groups of each, which load the product once per group: what `npm test` runs.
    { ...shared, displayName: 'unit-groups', testMatch: ['<rootDir>/test/unit-groups/*.group.ts'] },
    { ...api, displayName: 'api-groups', testMatch: ['<rootDir>/test/groups/*.group.ts'] },
  ],
};
