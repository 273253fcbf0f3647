/** Answers with secrets are never stored. */
const NEVER = /^\/api\/(auth|tokens|webhooks)(\/|$)/;

/**
 * Whether an operation supports `Idempotency-Key`; used by the interceptor and the API document.
 * @param path as a route pattern, from `/api` on
 */
export const takesIdempotencyKey = (method: string, path: string): boolean =>
  method.toUpperCase() === 'POST' && !NEVER.test(path);
