import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface LoadResult {
  requestsPerSecond: number;
  p99Milliseconds: number;
  errors: number;
}

export interface Load {
  origin: string;
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

const hasWrk = (() => {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // `wrk -v` ends with 1, which still says that it is there.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
})();

/** wrk where it is installed (it leaves more of the processor to the server), else autocannon. */
export const loadGenerator = hasWrk ? 'wrk' : 'autocannon';

export function run(load: Load): Promise<LoadResult> {
  return hasWrk ? runWrk(load) : runAutocannon(load);
}

async function runWrk({ origin, paths, headers, connections, seconds }: Load): Promise<LoadResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-wrk-'));
  const script = path.join(folder, 'load.lua');
  writeFileSync(
    script,
    `local paths = {${paths.map((p) => JSON.stringify(p)).join(',')}}
local headers = {${Object.entries(headers)
      .map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`)
      .join(',')}}
local n = 0
request = function() n = n % #paths + 1; return wrk.format("GET", paths[n], headers) end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %f %f %d\\n", summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`,
  );
  const output = await collect('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, origin]);
  const match = /RESULT ([\d.]+) ([\d.]+) (\d+)/.exec(output);
  if (!match) throw new Error(`wrk said: ${output.slice(-300)}`);
  return { requestsPerSecond: Number(match[1]), p99Milliseconds: Number(match[2]), errors: Number(match[3]) };
}

async function runAutocannon({ origin, paths, headers, connections, seconds }: Load): Promise<LoadResult> {
  const { default: autocannon } = (await import('autocannon' as string)) as {
    default: (options: object) => Promise<{
      requests: { average: number };
      latency: { p99: number };
      errors: number;
      non2xx: number;
    }>;
  };
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map((p) => ({ method: 'GET', path: p, headers })),
  });
  return {
    requestsPerSecond: result.requests.average,
    p99Milliseconds: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

function collect(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args);
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
