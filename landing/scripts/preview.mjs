// Serves the built pages like the product: short URLs, replaced marks, a real 404. For previews only.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const port = Number(process.env.PORT ?? 4173);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

function stamp(text) {
  return text
    .replaceAll('{{YEAR}}', String(new Date().getFullYear()))
    .replaceAll('{{PUBLIC_URL}}', process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`)
    .replaceAll('{{PRESENTATION_URL}}', process.env.PRESENTATION_URL ?? '/deck.html');
}

function read(path) {
  const name = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
  const type = types[extname(name)] ?? 'application/octet-stream';
  const bytes = readFileSync(join(dist, normalize(name)));
  return { type, body: /html|plain|xml;/.test(type) ? stamp(bytes.toString('utf8')) : bytes };
}

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://preview').pathname;
  let status = 200;
  let page;
  try {
    page = read(path);
  } catch {
    status = 404;
    page = existsSync(join(dist, '404.html')) ? read('/404') : { type: types['.txt'], body: 'Not built yet' };
  }
  response.writeHead(status, { 'Content-Type': page.type, 'Content-Security-Policy': policy });
  response.end(page.body);
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
