// Compiles the package to dist, with the generated types of the API.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureTypes, TYPES_FILE } from '../../scripts/schema-types.mjs';

const here = import.meta.dirname;
const root = path.join(here, '../..');
await ensureTypes();
fs.rmSync(path.join(here, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', here],
  {
    stdio: 'inherit',
  },
);
if (status === 0) fs.copyFileSync(TYPES_FILE, path.join(here, 'dist/schema.d.ts'));
process.exitCode = status ?? 1;
