// Nest 12 ships ES modules; Jest on Node 20 cannot load those through require, so they are compiled too.
const esmPackages =
  '@nestjs|@noble|@scure|@tokenizer|file-type|load-esm|uint8array-extras|strtok3|token-types|cookie|content-disposition|google-play-scraper';

/** @type {import('jest').Config} */
const shared = {
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

module.exports = {
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', roots: ['<rootDir>/src'] },
    {
      ...shared,
      displayName: 'api',
      roots: ['<rootDir>/test'],
      globalSetup: '<rootDir>/test/support/start-postgres.cjs',
      globalTeardown: '<rootDir>/test/support/stop-postgres.cjs',
    },
  ],
};
