/** What error codes of the network mean, in words that the person who reads the message knows. */
const WORDS: Record<string, string> = {
  ENOTFOUND: 'its host name was not found',
  EAI_AGAIN: 'its host name could not be looked up',
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'the connection was lost',
  EPIPE: 'the connection was lost',
  ETIMEDOUT: 'the connection timed out',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'this server has no network connection',
};

/** Why a server could not be reached; an unknown code stands as it is. */
export const describeConnectionFailure = (code: string | undefined): string =>
  WORDS[code ?? ''] ?? (code && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'no connection');
