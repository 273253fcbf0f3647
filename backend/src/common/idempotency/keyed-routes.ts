/** Accounts, API tokens and webhooks answer with secrets, which are never stored to be given again. */
const NEVER = /^\/api\/(auth|tokens|webhooks)(\/|$)/;

/**
 * Whether an operation heeds `Idempotency-Key`; the interceptor and the OpenAPI document ask here.
 * @param path as a route pattern, from `/api` on
 */
export const takesIdempotencyKey = (method: string, path: string): boolean =>
  method.toUpperCase() === 'POST' && !NEVER.test(path);
