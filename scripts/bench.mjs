// `npm run bench [-- NAME …]`: the benchmarks, one after the other. Without names all but the long ones.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { prepare } from './setup.mjs';
import { root } from './steps.mjs';

const LONG = ['soak'];
const folder = path.join(root, 'backend/dist/bench');

await prepare(['backend']);
const known = fs.existsSync(folder)
  ? fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => name.slice(0, -'.js'.length))
  : [];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0 || known.length === 0) {
  console.error(
    `No benchmark named ${unknown.join(', ') || 'anything yet'}. There are: ${known.join(', ') || 'none'}.`,
  );
  process.exit(1);
}

for (const name of asked.length > 0 ? asked : known.filter((one) => !LONG.includes(one))) {
  console.log(`\n${name}`);
  const child = spawn(process.execPath, [path.join(folder, `${name}.js`)], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) process.exitCode = 1;
}
