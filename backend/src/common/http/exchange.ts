import axios, { type AxiosProxyConfig, type AxiosResponse } from 'axios';
import type { Readable } from 'node:stream';
import { BLOCKED_ADDRESS } from './address-guard.js';
import { describeConnectionFailure } from './connection-failure.js';
import { type GuardedAgents } from './guarded-agent.js';
import type { HttpClock } from './http-clock.js';
import { UpstreamError, type UpstreamErrorKind } from './upstream-error.js';

/** One HTTP request, without redirects, retries or rate limit. */
export interface ExchangeInput {
  provider: string;
  url: URL;
  method: 'GET' | 'POST';
  body?: string;
  headers: Record<string, string>;
  /** Cap on the body after decompression, in bytes. */
  maxBytes: number;
  /** Deadline of the whole exchange, including the body. */
  deadlineMs: number;
  signal?: AbortSignal;
  agents: GuardedAgents;
  proxy: AxiosProxyConfig | undefined;
  clock: HttpClock;
}

export interface ExchangeOutput {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Decoded as UTF-8 regardless of the content type; empty unless the status is 2xx. */
  text: string;
  /** The raw body. */
  body: Buffer;
  bytes: number;
}

type StopReason = 'timeout' | 'aborted' | 'too-large';

/** @throws UpstreamError of any kind but `http` and `circuit-open`. */
export async function exchange(input: ExchangeInput): Promise<ExchangeOutput> {
  const { provider, clock, signal } = input;
  if (signal?.aborted) throw UpstreamError.aborted(provider);
  const controller = new AbortController();
  let stopped: StopReason | undefined;
  const stop = (why: StopReason) => {
    stopped ??= why;
    controller.abort();
  };
  const cancelTimer = clock.after(input.deadlineMs, () => stop('timeout'));
  const onAbort = () => stop('aborted');
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const response = await send(input, controller.signal);
    const headers = plainHeaders(response);
    if (response.status < 200 || response.status > 299) {
      response.data.destroy();
      return { status: response.status, headers, text: '', body: Buffer.alloc(0), bytes: 0 };
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    controller.signal.addEventListener('abort', () => response.data.destroy(), { once: true });
    for await (const chunk of response.data) {
      const buffer = chunk as Buffer;
      bytes += buffer.length;
      if (bytes > input.maxBytes) {
        stop('too-large');
        break;
      }
      chunks.push(buffer);
    }
    // A stream that we destroy may end without an error, so the flag decides.
    if (stopped) throw stopError(stopped, input);
    const body = Buffer.concat(chunks);
    return { status: response.status, headers, text: decode(body), body, bytes };
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw stopped ? stopError(stopped, input) : sendError(provider, error);
  } finally {
    cancelTimer();
    signal?.removeEventListener('abort', onAbort);
    controller.abort();
  }
}

/** A server may close an idle connection just as it is used again; that says nothing about the server. */
async function send(input: ExchangeInput, signal: AbortSignal): Promise<AxiosResponse<Readable>> {
  for (;;) {
    try {
      return await sendOnce(input, signal);
    } catch (error) {
      const request = (error as { request?: { reusedSocket?: boolean } }).request;
      if (signal.aborted || readCode(error) !== 'ECONNRESET' || !request?.reusedSocket) throw error;
    }
  }
}

function sendOnce(input: ExchangeInput, signal: AbortSignal): Promise<AxiosResponse<Readable>> {
  return axios.request<Readable>({
    url: input.url.href,
    method: input.method,
    data: input.body,
    headers: input.headers,
    responseType: 'stream',
    decompress: true,
    maxRedirects: 0,
    validateStatus: () => true,
    signal,
    proxy: input.proxy ?? false,
    ...(input.proxy ? {} : { httpAgent: input.agents.http, httpsAgent: input.agents.https }),
  });
}

function plainHeaders(response: AxiosResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (typeof value === 'string') headers[name.toLowerCase()] = value;
  }
  return headers;
}

const decode = (body: Buffer): string => new TextDecoder('utf-8').decode(body);

function stopError(stopped: StopReason, input: ExchangeInput): UpstreamError {
  const { provider } = input;
  if (stopped === 'aborted') return UpstreamError.aborted(provider);
  const message =
    stopped === 'timeout'
      ? `${provider} did not answer within ${Math.max(1, Math.round(input.deadlineMs / 1_000))} s.`
      : `${provider} sent more than ${Math.round(input.maxBytes / 1e5) / 10} MB, which is not read.`;
  return new UpstreamError({ kind: stopped, provider, message });
}

function sendError(provider: string, error: unknown): UpstreamError {
  const code = readCode(error);
  const fail = (kind: UpstreamErrorKind, message: string) => new UpstreamError({ kind, provider, message });
  if (code === BLOCKED_ADDRESS)
    return fail('blocked', `The address of ${provider} leads to a private network.`);
  if (code.startsWith('Z_'))
    return fail('bad-content', `${provider} sent an answer that cannot be unpacked.`);
  return fail('network', `${provider} could not be reached: ${describeConnectionFailure(code)}.`);
}

function readCode(error: unknown): string {
  const seen = error as { code?: unknown; cause?: { code?: unknown } } | undefined;
  // axios replaces some error codes; the socket's code is more specific.
  const code = seen?.cause?.code ?? seen?.code;
  return typeof code === 'string' ? code : '';
}
