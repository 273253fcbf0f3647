import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FILES: Record<string, string> = {
  'landing/dist/index.html': `<title>Landing</title><link rel="canonical" href="{{PUBLIC_URL}}/"> {{YEAR}}
    <a href="/login"></a><a href="#top"></a><a href="//elsewhere.example/"></a><source srcSet="/landing-assets/a.webp">`,
  'landing/dist/privacy.html': '<title>Privacy</title>',
  'landing/dist/terms.html': '<title>Terms</title>',
  'landing/dist/presentation.html':
    '<title>Kit presentation</title><iframe src="{{PRESENTATION_URL}}"></iframe>',
  'landing/dist/deck.html': '<title>Deck</title>',
  'landing/dist/404.html': '<title>Not here</title>',
  'landing/dist/robots.txt': 'Sitemap: {{PUBLIC_URL}}/sitemap.xml',
  'landing/dist/sitemap.xml': '<urlset><loc>{{PUBLIC_URL}}/</loc></urlset>',
  'landing/dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'landing/dist/landing-assets/page-1a2b.js': 'export {};',
  'admin-ui/dist/.vite/manifest.json': '{}',
  'admin-ui/dist/index.html':
    '<html lang="en"><title>Back office</title><script src="/admin-ui/theme.js"></script></html>',
  'admin-ui/dist/theme.js': 'export {};',
  'admin-ui/dist/assets/index-3c4d.js': 'export {};',
  'secret.txt': 'only for the server',
};

/** A folder with the API document, and as the builds of both front ends leave it. */
export function builtSite(): { root: string; remove(): void } {
  const root = mkdtempSync(path.join(tmpdir(), 'gamekit-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  copyFileSync(path.resolve(__dirname, '../../../openapi.json'), path.join(root, 'openapi.json'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
