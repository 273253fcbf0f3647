// `npm test [-- static|unit|api|ui|browser …] [--changed]`: installs, builds, then runs every check; the last line is
// the total. With --changed only what uncommitted changes affect.
import { ALL_PARTS, TOOLS, ensureBuilt, ensureInstalled } from './setup.mjs';
import os from 'node:os';
import { listChecks } from './checks.mjs';
import { showProgress } from './progress.mjs';
import { endWithNpm } from './signals.mjs';
import { endChildren, say, step, StepError } from './steps.mjs';

const LANES = Math.min(2, os.availableParallelism());
const SLICES = ['static', 'unit', 'api', 'ui', 'browser'];
const SLOWEST = 10;

const total = { passed: 0, failed: 0 };
const reports = [];
const parts = [];
const files = [];
const retried = [];

function fail(name, failures) {
  total.failed += failures.length;
  reports.push({ name, text: failures.join('\n\n') });
}

/** Builds the parts; each counts as one check. @returns the parts that failed to build */
async function build(names) {
  const failures = await ensureBuilt(names);
  for (const { part, error } of failures) {
    if (!(error instanceof StepError)) throw error;
    fail(`build ${part}`, [error.message]);
  }
  total.passed += names.length - failures.length;
  return failures.map(({ part }) => part);
}

async function runCheck({ name, needs = [], run }, { unbuilt, onlyChanged }) {
  const missing = needs.filter((part) => unbuilt.includes(part));
  if (missing.length > 0) return fail(name, [`not run: ${missing.join(', ')} did not build`]);
  const begun = performance.now();
  let running;
  const work = () =>
    run({
      onlyChanged,
      onStart: (result) => (running = result),
      onFailure: (title) => say(`  failed: ${title}`),
    }).catch((error) => ({ passed: 0, failures: [String(error.stack ?? error)], files: [], retried: [] }));
  const result = await step(name, work, {
    describe: () => running?.describe(),
    summarize: ({ passed, failures }) =>
      `  ${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ''}`,
  });
  parts.push({ name, ms: performance.now() - begun });
  files.push(...result.files);
  retried.push(...result.retried);
  total.passed += result.passed;
  if (result.failures.length > 0) fail(name, result.failures);
}

/**
 * Runs the checks in lanes. One lane builds first; meanwhile the others do what needs no build.
 * @param {() => Promise<string[]>} buildParts gives the names of the parts that could not be built
 */
async function runChecks(waiting, buildParts, onlyChanged) {
  let unbuilt;
  const take = () => {
    const index = waiting.findIndex(({ needs = [] }) => unbuilt !== undefined || needs.length === 0);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const lane = async () => {
    for (let check = take(); check; check = take()) await runCheck(check, { unbuilt, onlyChanged });
  };
  const early = Array.from({ length: LANES - 1 }, lane);
  unbuilt = await buildParts();
  await Promise.all([lane(), ...early.map((first) => first.then(lane))]);
}

async function main() {
  const onlyChanged = process.argv.includes('--changed');
  const asked = process.argv.slice(2).filter((argument) => argument !== '--changed');
  const unknown = asked.filter((slice) => !SLICES.includes(slice));
  if (unknown.length > 0)
    throw new StepError(`No slice named ${unknown.join(', ')}. There are: ${SLICES.join(', ')}.`);
  await ensureInstalled({ withTools: true });
  const waiting = listChecks().filter(({ slice }) => asked.length === 0 || asked.includes(slice));
  const needed =
    asked.length === 0 ? [...ALL_PARTS, TOOLS] : [...new Set(waiting.flatMap(({ needs = [] }) => needs))];
  await runChecks(waiting, () => build(needed), onlyChanged);
}

function printSlowest(title, entries) {
  if (entries.length < 2) return;
  console.log(`\n${title}`);
  const slowest = entries.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  for (const { name, ms } of slowest) console.log(`  ${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
}

endWithNpm();
for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => {
    endChildren();
    process.exit(130);
  });
}

const hideProgress = showProgress();
try {
  await main();
} catch (error) {
  fail('set-up', [error instanceof StepError ? error.message : String(error.stack)]);
}
hideProgress();
for (const { name, text } of reports)
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${text}`);
printSlowest('Slowest parts', parts);
printSlowest('Slowest files', files);
if (retried.length > 0 || process.env.CI)
  console.log([`\n${retried.length} passed only on retry`, ...retried].join('\n  '));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
