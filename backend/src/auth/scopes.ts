/** Scopes of API tokens with the first path segments they cover; every other route needs a token without scopes. */
const DOMAINS = {
  charts: ['rankings', 'chart-imports', 'chart-removals', 'coverage', 'markets'],
  events: ['events', 'changes'],
  games: ['games', 'developers', 'unified-games', 'market-data', 'pictures'],
  tags: ['tags'],
  analyses: ['analyses', 'taxonomy', 'taxonomy-proposals', 'engine-scores'],
  trends: ['trends'],
  ideas: ['ideas'],
  prototypes: ['prototypes'],
  revenue: ['revenue-entries'],
  watchlists: [
    'watchlists',
    'alert-rules',
    'alerts',
    'digests',
    'digest-subscriptions',
    'saved-views',
    'annotations',
  ],
  plugins: ['plugins'],
  dashboard: ['dashboard', 'analytics', 'activity'],
  jobs: ['jobs'],
  ai: ['ai'],
  webhooks: ['webhooks', 'webhook-deliveries'],
  account: ['auth', 'settings', 'tokens'],
  people: ['profiles', 'user-requests'],
} as const;

type Domain = keyof typeof DOMAINS;
/** `charts:read`, `ideas:write`, …; writing includes reading. */
export type Scope = `${Domain}:${'read' | 'write'}`;

export const SCOPES = Object.keys(DOMAINS).flatMap((domain) => [
  `${domain}:read`,
  `${domain}:write`,
]) as Scope[];

const READING = new Set(['GET', 'HEAD']);
const DOMAIN_BY_PART = new Map(
  Object.entries(DOMAINS).flatMap(([domain, parts]) => parts.map((part) => [part as string, domain])),
);

export const isReading = (method: string): boolean => READING.has(method.toUpperCase());

/** The scope that an operation needs; undefined when no scope is enough. */
export function findScope(method: string, path: string): Scope | undefined {
  const domain = DOMAIN_BY_PART.get(path.split('/')[2] ?? '');
  return domain === undefined ? undefined : (`${domain}:${isReading(method) ? 'read' : 'write'}` as Scope);
}

export function hasScope(scopes: readonly string[], needed: Scope | undefined): boolean {
  if (!needed) return false;
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':write'));
}
