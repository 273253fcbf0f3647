import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApp } from './open-app.js';
import { apiDocument } from './api-document/api-document.js';

// node openapi.js [--check]: writes openapi.json from the built code, or fails when it differs.
const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const file = path.join(projectRoot, 'openapi.json');

/** The compiler lists the members of a union in the order in which it met them, which any change elsewhere may change. */
const sortEnums = (key: string, value: unknown): unknown =>
  key === 'enum' && Array.isArray(value) ? [...(value as unknown[])].sort() : value;

const { app, close } = await openApp({ projectRoot, purpose: 'document' });
const text = JSON.stringify(apiDocument(app), sortEnums, 2);
await close();

if (process.argv.includes('--check')) {
  // Compared without its layout, which the formatter has the last word on.
  const committed = JSON.parse(readFileSync(file, 'utf8')) as object;
  if (JSON.stringify(committed, null, 2) !== text) {
    process.stderr.write(
      'openapi.json differs from the code: run "npm run openapi" and commit the result.\n',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
  process.stdout.write(`Wrote ${file}\n`);
}
