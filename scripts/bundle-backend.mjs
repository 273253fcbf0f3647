// Joins the compiled backend and its packages into a few files: loading them one by one was more than half of a start.
import './node-version.mjs';
import * as fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './steps.mjs';

/**
 * Stay in node_modules: native code, packages with files of their own, those loaded only when needed, and pg, which
 * TypeORM loads by a computed name and which has to be the same for both.
 */
const EXTERNAL = [
  '@node-rs/argon2',
  '@redis/client',
  'google-play-scraper',
  'nodemailer',
  'openai',
  'pg',
  /^swagger-ui-dist\//,
];

/** Without the readers of streams and addresses, which bring an HTTP client and are not used. */
const CHEERIO = path.join(root, 'node_modules/cheerio/dist/browser/index.js');

/** Imports of optional packages that are not installed; Nest and others ask for them inside try. */
const isExpected = ({ code, id, message }) =>
  code === 'UNRESOLVED_IMPORT' && /node_modules/.test(id ?? message ?? '');

/** Packages that make a `require` of their own would load a second copy of what is in the bundle. */
const plainRequire = {
  name: 'plain-require',
  transform: {
    filter: { id: /node_modules/, code: /createRequire\(import\.meta\.url\);/ },
    handler: (code) => ({
      code: code.replace(/^const require = createRequire\(import\.meta\.url\);$/m, ''),
      map: null,
    }),
  },
};

/**
 * Replaces the compiled programs `main.js` and `cli.js` by bundles that share their parts (run-bundle.mjs runs them).
 * Names of classes stay: Nest, TypeORM and the API document use them. The other compiled files serve benchmarks and
 * training.
 */
const folder = path.join(root, 'backend/dist/src');
const programs = ['main', 'cli'];
const bundle = await rolldown({
  input: Object.fromEntries(programs.map((name) => [name, path.join(folder, `${name}.js`)])),
  platform: 'node',
  external: EXTERNAL,
  resolve: { alias: { cheerio: CHEERIO } },
  plugins: [plainRequire],
  onLog(level, log, print) {
    if (!isExpected(log)) print(level === 'warn' ? 'error' : level, log);
  },
});
const { output } = await bundle.write({
  dir: folder,
  format: 'cjs',
  keepNames: true,
  // The hash separates the compiled code of one build from that of the next.
  entryFileNames: '[name]-[hash].cjs',
  chunkFileNames: 'bundle/[name]-[hash].cjs',
});
await bundle.close();
for (const { name, fileName } of output.filter(({ isEntry }) => isEntry)) {
  fs.rmSync(path.join(folder, `${name}.js.map`), { force: true });
  fs.writeFileSync(
    path.join(folder, `${name}.js`),
    `import { runBundle } from '../../../scripts/run-bundle.mjs';\n\nawait runBundle(new URL('${fileName}', import.meta.url));\n`,
  );
}
