// `node scripts/licenses.mjs`: writes docs/licenses.md with the licenses of all runtime packages.
import * as fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

export const LICENSES_FILE = path.join(root, 'docs/licenses.md');
/** Permissive licenses. A package under another one needs a decision. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense'],
]);
/** Packages whose license is not in their package.json. */
const STATED_ELSEWHERE = { pause: 'MIT' };

/** True for an allowed license, a choice that includes one, or several that are all allowed. */
export function isAllowed(license) {
  const text = license.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  return text.split(' AND ').every((one) => ALLOWED.has(one));
}

/** Runtime packages of the lock file; licenses missing there are read from the installed package. */
export function listPackages() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [folder, { version, license, dev, devOptional, link }] of Object.entries(packages)) {
    const name = folder.split('node_modules/').at(-1);
    if (!folder.includes('node_modules/') || dev || devOptional || link) continue;
    const stated = license ?? readInstalled(folder) ?? STATED_ELSEWHERE[name] ?? 'unknown';
    found.set(`${name} ${version}`, { name, version, license: stated });
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function readInstalled(folder) {
  const file = path.join(root, folder, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
}

export function describeLicenses() {
  const byLicense = new Map();
  for (const row of listPackages()) byLicense.set(row.license, [...(byLicense.get(row.license) ?? []), row]);
  const sections = [...byLicense].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sections.map(
    ([license, rows]) =>
      `## ${license}\n\n${rows.map(({ name, version }) => `- ${name} ${version}`).join('\n')}\n`,
  );
  return `# Licenses\n\nPackages that Gamekit ships, runs or is built with, by license. Written by \`node scripts/licenses.mjs\`.\n\n${lines.join('\n')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  fs.writeFileSync(LICENSES_FILE, describeLicenses());
