import createClient from 'openapi-fetch';
import { BASE_PATH } from '../base-path';
import { toProblem } from './problem';
import type { paths } from './schema';

/** Sends a request as it is. Errors: ApiProblem, a TypeError when the server cannot be reached, an AbortError. */
async function sendRequest(request: Request): Promise<Response> {
  const response = await fetch(request.url, await readInit(request));
  if (!response.ok) throw await toProblem(response);
  return response;
}

/** What fetch needs to send a request, also twice: the body of a Request itself can be read only once. */
export async function readInit(request: Request): Promise<RequestInit & { headers: Headers }> {
  const { method, signal, keepalive } = request;
  const body = method === 'GET' ? '' : await request.text();
  const headers = new Headers(request.headers);
  return { method, signal, keepalive, credentials: 'same-origin', headers, ...(body && { body }) };
}

export const CLIENT_OPTIONS = {
  baseUrl: window.location.origin + BASE_PATH,
  headers: { Accept: 'application/json' },
  // What a list is asked for is JSON; a list of words is sent as one, with commas.
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

/** Calls without a token: signing in and what goes with it. */
export const publicApi = createClient<paths, 'application/json'>({ ...CLIENT_OPTIONS, fetch: sendRequest });

/** The data of an answer; those of failed calls never come here, because the clients throw them. */
export async function readData<T>(answer: Promise<{ data?: T }>): Promise<Exclude<T, undefined>> {
  return (await answer).data as Exclude<T, undefined>;
}
