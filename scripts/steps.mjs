import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository's root; every script works from here. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Where steps are printed. The command line sends them to stderr, because its stdout is data. */
let print = (line) => console.log(line);
export function printStepsToStderr() {
  sayThrough((line) => console.error(line));
}

/** Prints steps in another way from now on. */
export function sayThrough(printLine) {
  print = printLine;
}

export function say(line) {
  print(line);
}

/** The same form as the product's own steps (backend/src/config/start-messages.ts). */
const line = (name, ms, rest = '') => `  ${name.padEnd(28)} ${(ms / 1000).toFixed(2)} s${rest}`;

/** The steps under way: {name, begun, describe?}. */
export const runningSteps = new Set();

/**
 * Runs one named step and prints it with its time.
 * @param {string} name
 * @param {() => Promise<unknown>} work rejects to fail the step
 * @param {{describe?: () => string, summarize?: (result: unknown) => string}} [texts] how far it is, and how it ended
 */
export async function step(name, work, { describe, summarize = () => '' } = {}) {
  const running = { name, begun: performance.now(), describe };
  runningSteps.add(running);
  const end = (rest) => {
    runningSteps.delete(running);
    print(line(name, performance.now() - running.begun, rest));
  };
  try {
    const result = await work();
    end(summarize(result));
    return result;
  } catch (error) {
    end(' failed');
    throw error;
  }
}

/** A step that failed for a reason the reader can act on; shown without a stack. */
export class StepError extends Error {}

/**
 * Runs a program to its end and collects what it prints.
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, onLine?: (line: string) => void}} [options]
 *   no timeout unless given; onLine gets the lines of stdout as they come
 * @returns {Promise<{code: number, output: string}>} code is 1 when a signal ended it
 */
export function run(file, args, { cwd = root, env = process.env, timeoutMs = 0, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      timeout: timeoutMs,
    });
    children.add(child);
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    if (onLine) createInterface(child.stdout).on('line', onLine);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/** Runs a script of a package with this Node; needs no shell and works alike on every system. */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [path.resolve(root, script), ...args], options);
}

const children = new Set();

/** Ends what `run` has started; for a script that is interrupted. */
export function endChildren() {
  for (const child of children) child.kill('SIGTERM');
}
