import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApp } from './open-app.js';
import { apiDocument } from './openapi.document.js';

// node openapi.js [--check]: writes openapi.json from the built code, or fails when it differs.
const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const file = path.join(projectRoot, 'openapi.json');

const { app, close } = await openApp({ projectRoot, purpose: 'document' });
const text = `${JSON.stringify(apiDocument(app), null, 2)}\n`;
await close();

if (process.argv.includes('--check')) {
  const committed = readFileSync(file, 'utf8');
  if (committed !== text) {
    process.stderr.write(
      'openapi.json differs from the code: run "npm run openapi" and commit the result.\n',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
  process.stdout.write(`Wrote ${file}\n`);
}
