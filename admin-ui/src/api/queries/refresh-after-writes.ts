import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Other resources that show what a write to the named one changes. */
const ALSO: Record<string, string[]> = {
  auth: ['tokens'],
  markets: ['rankings', 'trends'],
  profiles: ['user-requests'],
  prototypes: ['dashboard', 'ideas'],
  'taxonomy-proposals': ['taxonomy'],
  'user-requests': ['profiles', 'outbox'],
  webhooks: ['webhook-deliveries'],
};
/** What they change is on nearly every screen. */
const EVERYWHERE = ['chart-imports', 'chart-removals', 'rankings', 'revenue-entries', 'unified-games'];
/** Tags fill watchlists, which the dashboard shows, and may be on any game. */
const TAGGED = [['tags'], ['watchlists'], ['dashboard'], ['games']];
/** Starts of jobs, which load everything again when they end. */
const JOBS = ['batch', 'enrich', 'refresh'];

/** The keys of the queries that a write makes stale, from the parts of its path. */
export function listStaleKeys([root = '', id = '', part]: string[]): QueryKey[] {
  if (JOBS.includes(id)) return [];
  if (EVERYWHERE.includes(root) || id === 'clear-samples') return [[]];
  if (root === 'ideas') {
    const own = part ? [[root, 'team', id]] : [];
    return [part === 'comments' ? [root, id, part] : [root, 'getList'], ...own];
  }
  if (part === 'tags' || (root === 'tags' && id)) return TAGGED;
  if (root === 'games' && part) return [part === 'notes' ? [root, id, part] : [root, id]];
  return [root, ...(ALSO[root] ?? [])].map((name) => [name]);
}

const listeners = new Set<(parts: string[]) => void>();

/** Tells that a write to this path was answered or failed. */
export function announceWrite(path: string, params: Record<string, unknown>): void {
  const parts = path.split('/').slice(2);
  const filled = parts.map((name) => (name.startsWith('{') ? String(params[name.slice(1, -1)]) : name));
  listeners.forEach((listener) => listener(filled));
}

/** Loads queries again when something was written that they show. */
export function useRefreshAfterWrites(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = (parts: string[]) => {
      for (const queryKey of listStaleKeys(parts)) void queries.invalidateQueries({ queryKey });
      // Lists below a record have its id in their name: `tags/ID/games`.
      const [root] = parts;
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => String(name).startsWith(`${root}/`),
      });
    };
    listeners.add(refresh);
    return () => void listeners.delete(refresh);
  }, [queries]);
}
