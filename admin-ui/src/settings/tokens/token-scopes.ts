import type { ApiToken, Scope } from '../../api/types';

/** Descriptions of the scopes. */
export const SCOPES = {
  read: { label: 'Read', hint: 'Can read everything its owner can.' },
  write: { label: 'Read and write', hint: 'Can also change it, except roles and tokens.' },
  limited: { label: 'Limited', hint: 'Only the parts you choose.' },
};

export type Domain = Scope extends `${infer Name}:${string}` ? Name : never;

/** The parts of the product that a scope can be limited to. */
export const DOMAINS: Record<Domain, string> = {
  charts: 'Charts and captures',
  events: 'Events',
  games: 'Games and store data',
  tags: 'Tags',
  analyses: 'Analyses',
  trends: 'Trends',
  ideas: 'Ideas and chats',
  prototypes: 'Prototypes',
  revenue: 'Revenue',
  watchlists: 'Watchlists and alerts',
  plugins: 'Plugins',
  dashboard: 'Dashboard and activity',
  jobs: 'Jobs',
  ai: 'AI',
  webhooks: 'Webhooks',
  account: 'Account settings',
  people: 'People and requests',
};

export const scopeKind = ({ scope, scopes }: ApiToken): keyof typeof SCOPES => (scopes ? 'limited' : scope);
