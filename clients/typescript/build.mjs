// Compiles the package to dist, with the types that `npm run openapi` generates for the back office.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.join(here, '../..');
fs.rmSync(path.join(here, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', here],
  {
    stdio: 'inherit',
  },
);
if (status === 0)
  fs.copyFileSync(path.join(root, 'admin-ui/src/api/schema.d.ts'), path.join(here, 'dist/schema.d.ts'));
process.exitCode = status ?? 1;
