import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository's root and working directory of every script. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Prints steps. The command line prints them to stderr, because its stdout is data. */
let print = (line) => console.log(line);
export function printStepsToStderr() {
  sayThrough((line) => console.error(line));
}

/** Changes how steps are printed. */
export function sayThrough(printLine) {
  print = printLine;
}

export function say(line) {
  print(line);
}

/** Same format as the product's own steps (backend/src/config/start-messages.ts). */
const line = (name, ms, rest = '') => `  ${name.padEnd(28)} ${(ms / 1000).toFixed(2)} s${rest}`;

/** Running steps: {name, begun, describe?}. */
export const runningSteps = new Set();

/**
 * Runs a named step and prints its duration.
 * @param {string} name
 * @param {() => Promise<unknown>} work rejects to fail the step
 * @param {{describe?: () => string, summarize?: (result: unknown) => string}} [texts] progress and result
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

/** A failure with a reason the user can act on; printed without a stack. */
export class StepError extends Error {}

/**
 * Runs a program and collects its output.
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, onLine?: (line: string) => void}} [options]
 * no timeout by default; onLine receives the lines of stdout as they arrive
 * @returns {Promise<{code: number, output: string}>} code is 1 after a signal
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

/** Runs a script of a package with this Node, without a shell, on every system. */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [path.resolve(root, script), ...args], options);
}

const children = new Set();

/** Stops the programs started by `run`, when a script is interrupted. */
export function endChildren() {
  for (const child of children) child.kill('SIGTERM');
}
