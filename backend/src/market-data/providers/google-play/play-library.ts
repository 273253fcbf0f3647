import { Readable } from 'node:stream';
import type { UpstreamAnswer, UpstreamClient } from '../../../common/http/upstream-client.js';
import type { UpstreamOperation } from '../../../common/http/operation.js';
import type { UpstreamHost } from '../../../common/http/upstream-host.js';

/** The part of google-play-scraper that is used. */
export interface PlayLibrary {
  list(options: Record<string, unknown>): Promise<unknown>;
  app(options: Record<string, unknown>): Promise<unknown>;
}

export type LoadPlayLibrary = () => Promise<PlayLibrary>;

/** The library is ESM only, so it is imported dynamically. */
export const loadPlayLibrary: LoadPlayLibrary = async () => {
  const { default: library } = await import('google-play-scraper');
  return library as unknown as PlayLibrary;
};

/** What the library's HTTP client (got) exposes of a request. */
interface OutgoingRequest {
  url: URL;
  method: string;
  body?: unknown;
  headers: Record<string, string | string[] | undefined>;
}

export interface LibraryExchange {
  /** Play's raw response to the library's last request. */
  answer?: UpstreamAnswer;
  /** Why our client returned none; the library wraps the error beyond recognition. */
  error?: unknown;
}

/**
 * `requestOptions` that route every call of the library through our own client, with its deadline, size cap, rate
 * limit and address rules, to the configured base URL. The library's client sends and retries nothing itself.
 * @param prepare changes the text before the library parses it
 */
export function routeThroughClient(
  client: UpstreamClient,
  host: UpstreamHost,
  operation: UpstreamOperation,
  limits: { deadlineMs: number; maxBytes: number; retries?: number },
  prepare: (text: string) => string = (text) => text,
): { requestOptions: Record<string, unknown>; captured: LibraryExchange } {
  const captured: LibraryExchange = {};
  const send = async (request: OutgoingRequest): Promise<Readable> => {
    try {
      captured.answer = await client.request(
        host,
        {
          path: request.url.pathname,
          query: Object.fromEntries(request.url.searchParams),
          method: request.method === 'POST' ? 'POST' : 'GET',
          body: typeof request.body === 'string' ? request.body : undefined,
          headers: contentType(request),
          ...limits,
        },
        operation,
      );
    } catch (error) {
      captured.error = error;
      throw error;
    }
    const body = Readable.from([Buffer.from(prepare(captured.answer.text))]);
    return Object.assign(body, { statusCode: captured.answer.status, headers: {}, url: request.url.href });
  };
  return { captured, requestOptions: { retry: 0, followRedirect: false, hooks: { beforeRequest: [send] } } };
}

function contentType({ headers }: OutgoingRequest): Record<string, string> {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return typeof type === 'string' ? { 'content-type': type } : {};
}
