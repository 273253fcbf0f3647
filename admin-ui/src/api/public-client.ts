import createClient from 'openapi-fetch';
import { BASE_PATH } from '../base-path';
import { ConnectionError, isAbort, toProblem } from './problem';
import type { paths } from './schema';

/**
 * Sends a request without authorization. Errors: ApiProblem, ConnectionError, AbortError.
 */
async function sendRequest(request: Request): Promise<Response> {
  const response = await sendInit(request.url, await readInit(request));
  if (!response.ok) throw await toProblem(response);
  return response;
}

/** Fetch options to send a request more than once; the body of a Request can be read only once. */
export async function readInit(request: Request): Promise<RequestInit & { headers: Headers }> {
  const { method, signal, keepalive } = request;
  const body = method === 'GET' ? '' : await request.text();
  const headers = new Headers(request.headers);
  return { method, signal, keepalive, credentials: 'same-origin', headers, ...(body && { body }) };
}

/** Fetches; a failure other than an abort is a ConnectionError. */
export const sendInit = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, init).catch((error: unknown) => {
    throw isAbort(error) ? error : new ConnectionError();
  });

export const CLIENT_OPTIONS = {
  baseUrl: window.location.origin + BASE_PATH,
  headers: { Accept: 'application/json' },
  // Objects are sent as JSON, arrays of strings as comma-separated text.
  querySerializer: (query: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(query).flatMap(([name, value]): [string, string][] =>
        value === undefined || value === null ? [] : [[name, writeParameter(name, value)]],
      ),
    ).toString(),
};

const JSON_PARAMETERS = ['filter', 'sort', 'range'];

const writeParameter = (name: string, value: unknown): string =>
  JSON_PARAMETERS.includes(name) ? JSON.stringify(value) : String(value);

/** Client for requests without a token, such as signing in. */
export const publicApi = createClient<paths, 'application/json'>({ ...CLIENT_OPTIONS, fetch: sendRequest });

/** Unwraps the data of a response; the clients throw on errors. */
export async function readData<T>(answer: Promise<{ data?: T }>): Promise<Exclude<T, undefined>> {
  return (await answer).data as Exclude<T, undefined>;
}
