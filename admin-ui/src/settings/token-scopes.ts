import type { TokenScope } from '../api/types';

/** What a token may do, in words. */
export const SCOPES: Record<TokenScope, { label: string; hint: string }> = {
  read: { label: 'Read', hint: 'May look at everything you may look at.' },
  write: { label: 'Read and write', hint: 'May also change it, but neither roles nor tokens.' },
};
