import type { TokenScope } from '../api/types';

/** What a token may do, in words. */
export const SCOPES: Record<TokenScope, { label: string; hint: string }> = {
  read: { label: 'Read', hint: 'Can read everything you can.' },
  write: { label: 'Read and write', hint: 'Can also change it, except roles and tokens.' },
};
