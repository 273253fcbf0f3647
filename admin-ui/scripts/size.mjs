// Adds up what a first visit to the busiest screen downloads (script and style, gzipped) and fails above the budget.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 330;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

function listFiles(keys) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return files;
}

const kb = (keys) =>
  [...listFiles(keys)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;

const visits = {
  '/login': ['index.html', 'src/sign-in/Login.tsx'],
  '/admin': ['index.html', 'src/App.tsx', 'src/dashboard/Dashboard.tsx'],
  '/admin/game-rankings': ['index.html', 'src/App.tsx', 'src/game-rankings/GameRankings.tsx'],
  '/admin/game-rankings/{bundleId}': ['index.html', 'src/App.tsx', 'src/game-detail/GameDetail.tsx'],
};
let over = false;
for (const [route, keys] of Object.entries(visits)) {
  const size = kb(keys);
  over ||= size > BUDGET_KB;
  console.log(`first load ${route}: ${size.toFixed(0)} kB gzipped (budget ${BUDGET_KB} kB)`);
}
if (over) {
  console.error('First load is over its budget.');
  process.exit(1);
}
