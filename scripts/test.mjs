// `npm test [-- static|unit|api|ui|browser …]`: install, build, then every check; the last line counts all of it.
import { ALL_PARTS, ensureBuilt, ensureInstalled } from './setup.mjs';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listChecks } from './checks.mjs';
import { endWithNpm } from './signals.mjs';
import { endChildren, say, StepError } from './steps.mjs';

const LANES = Math.min(2, os.availableParallelism());
const SLICES = ['static', 'unit', 'api', 'ui', 'browser'];

const total = { passed: 0, failed: 0 };
const reports = [];
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'gamekit-test-reports-'));

function count(name, { passed, failed, report }, begun) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) reports.push({ name, report });
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const time = `${((performance.now() - begun) / 1000).toFixed(2)} s`;
  say(`  ${name.padEnd(28)} ${time.padEnd(9)} ${counts}`);
}

/** Builds the parts; each counts as one check. @returns the names of the parts that could not be built */
async function build(parts) {
  const failures = await ensureBuilt(parts);
  for (const { part, error } of failures) {
    if (!(error instanceof StepError)) throw error;
    reports.push({ name: `build ${part}`, report: error.message });
  }
  total.failed += failures.length;
  total.passed += parts.length - failures.length;
  return failures.map(({ part }) => part);
}

async function runCheck(check, unbuilt) {
  if (check.absent) return say(`  ${check.name.padEnd(28)} skipped: ${check.absent}`);
  const begun = performance.now();
  const missing = (check.needs ?? []).filter((part) => unbuilt.includes(part));
  if (missing.length > 0) {
    return count(
      check.name,
      { passed: 0, failed: 1, report: `not run: ${missing.join(', ')} did not build` },
      begun,
    );
  }
  const result = await check
    .run()
    .catch((error) => ({ passed: 0, failed: 1, report: String(error.stack ?? error) }));
  count(check.name, result, begun);
}

async function main() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((slice) => !SLICES.includes(slice));
  if (unknown.length > 0)
    throw new StepError(`No slice named ${unknown.join(', ')}. There are: ${SLICES.join(', ')}.`);
  await ensureInstalled();
  const checks = listChecks(temporary).filter(({ slice }) => asked.length === 0 || asked.includes(slice));
  const needed = asked.length === 0 ? ALL_PARTS : [...new Set(checks.flatMap(({ needs = [] }) => needs))];
  const unbuilt = await build(needed);
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check, unbuilt);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

endWithNpm();
for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => {
    endChildren();
    process.exit(130);
  });
}
process.on('exit', () => fs.rmSync(temporary, { recursive: true, force: true }));

try {
  await main();
} catch (error) {
  total.failed += 1;
  reports.push({ name: 'set-up', report: error instanceof StepError ? error.message : String(error.stack) });
}
for (const { name, report } of reports)
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${report}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
