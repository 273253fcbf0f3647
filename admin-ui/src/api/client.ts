import createClient from 'openapi-fetch';
import { session } from './session/session';
import { toProblem } from './problem';
import { CLIENT_OPTIONS, readData, readInit, sendInit } from './public-client';
import type { paths } from './schema';

export { readData };

/** Sends a request with the session's token. Errors: ApiProblem, ConnectionError, AbortError when the signal aborts. */
export async function sendAuthorized(request: Request): Promise<Response> {
  const init = await readInit(request);
  return sendWithToken((token) => {
    if (token) init.headers.set('Authorization', `Bearer ${token}`);
    return sendInit(request.url, init);
  });
}

/** On 401 refreshes the token and sends once more. */
export async function sendWithToken(send: (token: string | null) => Promise<Response>): Promise<Response> {
  const token = await session.accessToken();
  let response = await send(token);
  if (response.status === 401 && token && (await session.refresh(token))) {
    response = await send(await session.accessToken());
  }
  if (!response.ok) throw await toProblem(response);
  return response;
}

/** The typed API client; a wrong path, parameter or body does not compile. */
export const api = createClient<paths, 'application/json'>({ ...CLIENT_OPTIONS, fetch: sendAuthorized });
