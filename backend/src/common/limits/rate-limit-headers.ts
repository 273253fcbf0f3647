/** Rate limit headers of the IETF draft, for `components.headers`. */
export const RATE_LIMIT_HEADERS = {
  RateLimit: {
    description: 'Remaining requests (`r`) and seconds until the quota is full again (`t`).',
    schema: { type: 'string' as const },
    example: '"requests";r=599;t=60',
  },
  'RateLimit-Policy': {
    description: 'Requests (`q`) that may be sent in a window of seconds (`w`).',
    schema: { type: 'string' as const },
    example: '"requests";q=600;w=60',
  },
};

/** References to these headers in a response. */
export const referToRateLimit = () =>
  Object.fromEntries(
    Object.keys(RATE_LIMIT_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
