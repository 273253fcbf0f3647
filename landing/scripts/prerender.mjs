// Writes the HTML pages from the two Vite builds and prints what a visitor downloads.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

process.env.NODE_ENV = 'production';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const server = join(root, '.cache', 'ssr');

const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** URL of a built file by its source path. */
function getUrl(source) {
  const entry = manifest[source];
  if (!entry) throw new Error(`${source} is not in the build`);
  return `/${entry.file}`;
}

const font = Object.keys(manifest).find((source) => source.endsWith('inter-latin-wght-normal.woff2'));
if (!font) throw new Error('The font is not in the build');

// Embedded as a classic script, so that it runs before first paint.
if (/\b(import|export)\b/.test(readFileSync(join(dist, getUrl('src/client/theme.ts')), 'utf8'))) {
  throw new Error('The theme script must not import or export anything');
}

const { renderPages } = await import(join(server, 'entry-server.js'));
const pages = renderPages(getUrl, getUrl(font));
for (const [name, html] of Object.entries(pages)) writeFileSync(join(dist, `${name}.html`), html);

// Only the pages refer to the images, so they are in the server build.
const images = join(server, 'landing-assets');
if (existsSync(images)) cpSync(images, join(dist, 'landing-assets'), { recursive: true });
rmSync(join(dist, '.vite'), { recursive: true });

const budgets = { html: 35_000, css: 30_000, scriptGzipped: 60_000 };
const size = (file) => readFileSync(join(dist, file));
const files = [
  ...Object.keys(pages).map((name) => `${name}.html`),
  ...readdirSync(join(dist, 'landing-assets')).map((name) => `landing-assets/${name}`),
];
for (const file of files) {
  const bytes = size(file);
  const packed = /\.(html|css|js)$/.test(file) ? `${gzipSync(bytes).length} B gzipped` : '';
  console.log(`${file.padEnd(58)} ${String(bytes.length).padStart(6)} B  ${packed}`);
}

const linked = (pattern) => [...pages.index.matchAll(pattern)].map((match) => size(match[1].slice(1)));
const totals = {
  html: Buffer.byteLength(pages.index),
  css: linked(/rel="stylesheet" href="([^"]+)"/g).reduce((sum, bytes) => sum + bytes.length, 0),
  scriptGzipped: linked(/<script[^>]* src="([^"]+)"/g).reduce(
    (sum, bytes) => sum + gzipSync(bytes).length,
    0,
  ),
};
for (const [what, limit] of Object.entries(budgets)) {
  console.log(`start page, ${what}: ${totals[what]} of ${limit} B`);
  if (totals[what] > limit) {
    console.error(`The start page is over its ${what} budget`);
    process.exitCode = 1;
  }
}
