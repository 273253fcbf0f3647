// `npm run bench [-- NAME …]`: runs benchmarks in sequence; without names all but the long ones.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { ALL_PARTS, prepare, TOOLS } from './setup.mjs';
import { root } from './steps.mjs';

const LONG = ['soak', 'overload', 'kill-nine', 'kill-alerts', 'starts', 'site', 'screens'];
const folder = path.join(root, 'backend/build/bench');
/** Benchmarks outside of backend: file and required builds. */
const ELSEWHERE = {
  site: { file: 'landing/scripts/measure.mjs', parts: ALL_PARTS },
  screens: { file: 'admin-ui/bench/screens.mjs', parts: ALL_PARTS },
};

const asked = process.argv.slice(2);
await prepare([...new Set(['backend', TOOLS, ...asked.flatMap((name) => ELSEWHERE[name]?.parts ?? [])])], {
  withTools: true,
});
const inBackend = fs.existsSync(folder)
  ? fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => name.slice(0, -'.js'.length))
  : [];
const known = [...inBackend, ...Object.keys(ELSEWHERE)];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

for (const name of asked.length > 0 ? asked : known.filter((one) => !LONG.includes(one))) {
  console.log(`\n${name}`);
  const file = ELSEWHERE[name] ? path.join(root, ELSEWHERE[name].file) : path.join(folder, `${name}.js`);
  const child = spawn(process.execPath, [file], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) process.exitCode = 1;
}
