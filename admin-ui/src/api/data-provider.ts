import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils } from 'react-admin';
import { call, type CallOptions } from './http';

/** react-admin's way to call, over our http: the token, the refresh and problem+json errors live there. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  if (options.body) headers.set('Content-Type', 'application/json');
  const response = await call(url, {
    method: (options.method ?? 'GET') as CallOptions['method'],
    body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
    headers,
    signal: options.signal ?? undefined,
  });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body ? (JSON.parse(body) as unknown) : undefined,
  };
}

/** The resources of the API for react-admin's lists and forms. */
export const dataProvider = simpleRestProvider('/api', httpClient);
