import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'build',
  'e2e',
  'test',
  'coverage',
  'test-results',
  'playwright-report',
]);

function* filesIn(place) {
  const stats = fs.statSync(place, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isFile()) {
    yield place;
    return;
  }
  const entries = fs.readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || /\.((spec|test)\.[cm]?tsx?|d\.ts)$/.test(entry.name)) continue;
    if (entry.isDirectory() && SKIPPED_FOLDERS.has(entry.name)) continue;
    yield* filesIn(path.join(place, entry.name));
  }
}

/**
 * A fingerprint of files and folders without tests, type declarations and build results. Uses contents instead of times, so that a clone
 * or switching branches doesn't trigger builds. A few hundred small files take about 20 ms.
 * @param {string[]} places relative to the root; missing ones count as missing
 */
export function fingerprint(places) {
  const hash = createHash('sha1').update(process.versions.node.split('.')[0]);
  for (const place of places) {
    for (const file of filesIn(path.join(root, place))) {
      hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export function readStamp(file) {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8').trim();
  } catch {
    return '';
  }
}

export function writeStamp(file, text) {
  fs.writeFileSync(path.join(root, file), `${text}\n`);
}

export function removeStamp(file) {
  fs.rmSync(path.join(root, file), { force: true });
}

/** Whether node_modules matches the lock file; `withTools` includes development tools. */
export function installedMatchesLock({ withTools }) {
  let lock, installed;
  try {
    lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
    installed = JSON.parse(
      fs.readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'),
    ).packages;
  } catch {
    return false;
  }
  // Workspaces are links, and none imports another.
  const external = ([place, { link }]) => place.includes('node_modules/') && !link;
  return Object.entries(lock)
    .filter(external)
    .every(([place, wanted]) => {
      const found = installed[place];
      // npm omits optional packages for other platforms
      if (!found && !withTools && (wanted.dev || wanted.devOptional)) return true;
      if (!found) return wanted.optional === true || (wanted.peer === true && wanted.devOptional === true);
      return found.version === wanted.version && fs.existsSync(path.join(root, place));
    });
}
