import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils } from 'react-admin';
import { outerPath } from '../../base-path';
import { sendAuthorized } from '../client';

/** Adapts our client, with its token, refresh and problem+json errors, to react-admin. */
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

/** react-admin's data provider. */
export const dataProvider = simpleRestProvider(outerPath('/api'), httpClient);
