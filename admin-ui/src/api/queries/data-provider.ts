import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils } from 'react-admin';
import { outerPath } from '../../base-path';
import { sendAuthorized } from '../client';

/** react-admin's way to call, over our client: the token, the refresh and problem+json errors live there. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  if (options.body) headers.set('Content-Type', 'application/json');
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  const { method, signal } = options;
  const body = options.body as string | undefined;
  const request = new Request(new URL(url, window.location.origin), { method, headers, body, signal });
  const response = await sendAuthorized(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text,
    json: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** The resources of the API for react-admin's lists and forms. */
export const dataProvider = simpleRestProvider(outerPath('/api'), httpClient);
