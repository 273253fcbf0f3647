import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

const MAIN = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/src/main.js');
const ADMIN = { email: 'bench@example.com', password: 'a bench password 42' };
const START_MS = 120_000;

export interface Answer {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** The built product as a process of its own, with its embedded database in `dataDir`; no store is reached. */
export class OwnProduct {
  private process: ChildProcess | undefined;
  private output = '';
  private token = '';
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 2_048 });

  constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private readonly env: Record<string, string> = {},
  ) {}

  /** Starts it and waits until it is ready. @returns milliseconds until then */
  async start(): Promise<number> {
    const started = performance.now();
    this.output = '';
    const child = spawn(process.execPath, ['--max-semi-space-size=8', '--max-old-space-size=320', MAIN], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        DATABASE_URL: '',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: 'warn',
        // Nothing listens there.
        APP_STORE_URL: 'http://127.0.0.1:9',
        GOOGLE_PLAY_URL: 'http://127.0.0.1:9',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    while (performance.now() - started < START_MS) {
      if (child.exitCode !== null) throw new Error(`The product ended: ${this.output}`);
      const ready = await this.send('GET', '/api/health/ready').catch(() => undefined);
      if (ready?.status === 200) return performance.now() - started;
      await wait(20);
    }
    throw new Error(`The product is not ready: ${this.output}`);
  }

  async signIn(): Promise<void> {
    const { text } = await this.send('POST', '/api/auth/login', ADMIN);
    this.token = (JSON.parse(text) as { accessToken: string }).accessToken;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Of a signed-in person. */
  get headers(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  /** @throws when the connection breaks */
  send(
    method: string,
    address: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.request(method, address, body === undefined ? undefined : JSON.stringify(body), {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    });
  }

  /** Sends a file. @throws when the connection breaks */
  upload(address: string, text: string): Promise<Answer> {
    return this.request('POST', address, text, { 'content-type': 'application/octet-stream' });
  }

  private request(
    method: string,
    address: string,
    text: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          agent: this.agent,
          port: this.port,
          host: '127.0.0.1',
          method,
          path: address,
          headers: {
            ...this.headers,
            ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('error', reject)
            .on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                text: Buffer.concat(parts).toString(),
                retryAfter: response.headers['retry-after'],
              }),
            );
        },
      );
      request.on('error', reject).end(text);
    });
  }

  /** All rows of a list, as one stream. */
  async rows<T>(address: string): Promise<T[]> {
    const { status, text } = await this.send('GET', address, undefined, { accept: 'application/x-ndjson' });
    if (status !== 200) throw new Error(`${address} answered ${status}: ${text.slice(0, 300)}`);
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as T);
  }

  /** Resident memory of the server's process, in MB. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.process?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  }

  get alive(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** What it printed since its start. */
  get printed(): string {
    return this.output;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.process;
    if (!child || !this.alive) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
