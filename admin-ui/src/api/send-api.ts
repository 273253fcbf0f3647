import type { FetchResponse } from 'openapi-fetch';
import { api, readData } from './client';
import { splitParams, type RouteParams } from './queries/use-api';
import type { paths } from './schema';

type Method = 'PUT' | 'POST' | 'DELETE';
type SendPath<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];
type Operation<M extends Method, P extends keyof paths> =
  paths[P] extends Record<Lowercase<M>, infer O extends object> ? O : never;

type Json<Body> = { content: { 'application/json': Body } };

/** Path and query parameters of an operation, by name, and its JSON body. */
type SendParams<O> = RouteParams<O> &
  (O extends { requestBody: Json<infer Body> }
    ? { body: Body }
    : 'requestBody' extends keyof O
      ? { body?: O extends { requestBody?: Json<infer Body> } ? Body : never }
      : unknown);

/** Sends a write request. Use `create` where a repeated request must be executed only once. Errors: see `api`. */
export function sendApi<M extends Method, P extends SendPath<M>>(
  method: M,
  path: P,
  ...[params]: object extends SendParams<Operation<M, P>> ? [] : [params: SendParams<Operation<M, P>>]
): Promise<NonNullable<FetchResponse<Operation<M, P>, object, 'application/json'>['data']>> {
  const { body, ...others } = (params ?? {}) as { body?: unknown };
  const send = api[method] as (path: string, options: object) => Promise<{ data?: never }>;
  return readData(send(path, { params: splitParams(path, others), body }));
}
