import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const scripts = [
  'scripts/**',
  '*/scripts/**',
  'clients/*/build.mjs',
  'admin-ui/bench/**',
  '**/*.config.{js,ts,mjs}',
  '**/*.cjs',
  '.dependency-cruiser.cjs',
];
const tests = ['**/*.{spec,test}.{ts,tsx}', 'backend/test/**', 'admin-ui/e2e/**'];

/** Long by nature: words, tables and what a tool has written. */
const data = [
  '**/*.data.ts',
  '**/migrations/**',
  '**/taxonomy/**',
  '**/seed/data/**',
  'landing/src/content.ts',
];

const noProcessEnv = {
  object: 'process',
  property: 'env',
  message: 'Settings are read in backend/src/config/env.ts only.',
};
/** Queries stand in the repository of the module that owns the table. */
const noQueries = [
  "CallExpression[callee.property.name='query']",
  "CallExpression[callee.name='InjectRepository']",
  'MemberExpression[property.name=/^(getRepository|createQueryBuilder)$/]',
  'CallExpression[callee.name=/^(queryPrepared|sqlList|tableList)$/]',
  'MemberExpression:matches([object.name=/^(manager|within)$/], [object.property.name="manager"])[property.name=/^(insert|update|upsert|save|delete|increment|find|exists|count)/]',
].map((selector) => ({ selector, message: 'Queries belong in a *repository.ts of the owning module.' }));
const noLocks = {
  selector: ':matches(Literal[value=/pg_(try_)?advisory/], TemplateElement[value.raw=/pg_(try_)?advisory/])',
  message: 'Advisory locks are taken with database/locks/run-locked.ts, by a key of database/locks/locks.ts.',
};
const longFunctions = (max) => ({ max, skipBlankLines: true, skipComments: true });
const noDefaultExports = { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } };

export default tseslint.config(
  {
    ignores: [
      ...[
        '**/dist/',
        'backend/build/',
        '**/node_modules/',
        '**/.cache/',
        'coverage/',
        '*/coverage/',
        '**/test-results/',
        '**/playwright-report/',
      ],
      ...['data/', 'admin-ui/src/api/schema.d.ts'],
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      'no-control-regex': 'off', // we remove control characters for a living
      'no-unused-vars': ['error', { caughtErrors: 'none' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', longFunctions(60)],
      'no-restricted-exports': ['error', noDefaultExports],
    },
  },
  {
    files: ['backend/{src,test,bench,training}/**/*.ts'],
    // Rules that need types are in .oxlintrc.json, which takes a tenth of the time.
    rules: {
      'no-restricted-properties': ['error', noProcessEnv],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@nestjs/common', importNames: ['forwardRef'], message: 'A cycle is a design error.' },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/common/http/**', ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Outgoing requests go through common/http.' },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/**/*repository.ts', 'backend/src/{database/**,common/list/sql-list.ts}', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...noQueries, noLocks] },
  },
  {
    files: ['backend/src/**/*repository.ts'],
    ignores: ['backend/src/database/**'],
    rules: { 'no-restricted-syntax': ['error', noLocks] },
  },
  {
    files: ['{admin-ui,landing}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tanstack/react-query',
              importNames: ['keepPreviousData'],
              message: 'Rows of other filters must not stand in: use keepWithin.',
            },
          ],
        },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }], // failed reads are logged
    },
  },
  {
    files: ['backend/src/config/env.ts', 'backend/bench/**', ...tests],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Playwright wants `{}` where a fixture needs no other, and set-up files by their default export
    files: ['admin-ui/e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'no-restricted-exports': 'off' },
  },
  {
    // the homes of words for the terminal
    files: [
      ...scripts,
      'backend/{bench,training}/**',
      'backend/src/{main,cli,openapi}.ts',
      'backend/src/cli/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*/public/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: { window: 'readonly', document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' },
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', longFunctions(120)] } },
  {
    files: [...tests, ...scripts, ...data, 'backend/bench/**', '**/testing/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: data, rules: { 'max-lines': 'off' } },
  {
    files: [...scripts, 'eslint.config.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'performance',
          'URL',
          'Buffer',
          'setTimeout',
          'setInterval',
          'clearInterval',
          'clearTimeout',
          'fetch',
          '__dirname',
          // What a bench runs inside a page.
          'document',
          'requestAnimationFrame',
          'KeyboardEvent',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly', process: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
