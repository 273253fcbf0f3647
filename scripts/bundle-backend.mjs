// Compiles the backend and joins it with its packages into a few files: loading them one by one was more than half of a
// start. Types are checked by `npm test`.
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

/** `import()` of a bundle is given by run-bundle.mjs. */
const givenImport = {
  name: 'given-import',
  renderChunk: (code) => ({ code: code.replace(/(?<![\w$.])import\((?=["'])/g, 'importModule('), map: null }),
};

/** V8 keeps the source in memory: at two bytes a character if there is one outside Latin-1. */
const escapeCharacters = (code) =>
  code.replace(/\\[^]|[^\0-\x7f]/g, (found) => {
    const character = found.at(-1);
    return character < '\x80' ? found : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** The programs `main.js` and `cli.js` (run-bundle.mjs runs their bundles), which share their parts. */
const source = path.join(root, 'backend/src');
const dist = path.join(root, 'backend/dist');
const folder = path.join(dist, 'src');
const bundle = await rolldown({
  input: { main: path.join(source, 'main.ts'), cli: path.join(source, 'cli.ts') },
  platform: 'node',
  tsconfig: path.join(root, 'backend/tsconfig.json'),
  external: EXTERNAL,
  resolve: { alias: { cheerio: CHEERIO }, extensionAlias: { '.js': ['.ts', '.js'] } },
  plugins: [plainRequire, givenImport],
  onLog(level, log, print) {
    if (!isExpected(log)) print(level === 'warn' ? 'error' : level, log);
  },
});
const { output } = await bundle.generate({
  format: 'cjs',
  keepNames: true, // Nest and TypeORM use the names of classes
  // The hash separates the compiled code of one build from that of the next.
  entryFileNames: '[name]-[hash].cjs',
  chunkFileNames: 'bundle/[name]-[hash].cjs',
});
await bundle.close();
fs.rmSync(dist, { recursive: true, force: true }); // not before it can be replaced
fs.mkdirSync(path.join(folder, 'bundle'), { recursive: true });
for (const { name, fileName, code, isEntry } of output) {
  fs.writeFileSync(path.join(folder, fileName), escapeCharacters(code));
  if (!isEntry) continue;
  fs.writeFileSync(
    path.join(folder, `${name}.js`),
    `import { runBundle } from '../../../scripts/run-bundle.mjs';\n\nawait runBundle(new URL('${fileName}', import.meta.url), (id) => import(id));\n`,
  );
}
