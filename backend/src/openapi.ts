import type { OpenAPIObject } from '@nestjs/swagger';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApp } from './open-app.js';
import { describeProblemCodes } from './common/errors/problem-codes.js';
import { apiDocument } from './api-document/api-document.js';

// node openapi.js [--check]: writes openapi.json and docs/errors.md from the built code, or fails when they differ.
const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const file = path.join(projectRoot, 'openapi.json');
const errorsFile = path.join(projectRoot, 'docs/errors.md');

/**
 * The compiler lists the members of a union in the order in which it met them, which any change elsewhere may change.
 * Enums that have a schema of their own are written by hand, in display order.
 */
const sortEnums =
  ({ components }: OpenAPIObject) =>
  (key: string, value: unknown): unknown => {
    if (key !== 'enum' || !Array.isArray(value)) return value;
    const isNamed = Object.values(components?.schemas ?? {}).some(
      (schema) => 'enum' in schema && schema.enum === value,
    );
    return isNamed ? value : [...(value as unknown[])].sort();
  };

const { app, close } = await openApp({ projectRoot, purpose: 'document' });
const document = apiDocument(app);
const text = JSON.stringify(document, sortEnums(document), 2);
await close();
const errors = `# Error codes

Every \`code\` of an error answer, what happened and what to do. Written by \`npm run openapi\`;
[integrators.md](integrators.md#errors) describes the rest of an error answer.

${describeProblemCodes()}
`;

if (process.argv.includes('--check')) {
  // Compared without its layout, which the formatter has the last word on.
  const committed = JSON.parse(readFileSync(file, 'utf8')) as object;
  const stale = [
    ...(JSON.stringify(committed, null, 2) === text ? [] : [file]),
    ...(readFileSync(errorsFile, 'utf8') === errors ? [] : [errorsFile]),
  ];
  for (const name of stale)
    process.stderr.write(`${name} differs from the code: run "npm run openapi" and commit the result.\n`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  writeFileSync(file, text);
  writeFileSync(errorsFile, errors);
  process.stdout.write(`Wrote ${file}\n`);
}
