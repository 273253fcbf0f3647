import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';
import { createSend, type SendOptions, sleep } from './send.js';

export * from './problem.js';
export type { components, paths } from './schema.js';

export interface GamekitOptions extends SendOptions {
  /** URL of the product, such as `https://gamekit.example.com`. */
  url: string;
}

/** Paths of lists that can be read page by page. */
export type ListPath = {
  [P in keyof paths]: paths[P] extends {
    get: {
      parameters: { query?: { after?: string; limit?: number } };
      responses: { 200: { content: { 'application/json': unknown[] } } };
    };
  }
    ? P
    : never;
}[keyof paths];
type ListOperation<P extends ListPath> = paths[P] extends { get: infer Operation } ? Operation : never;
export type Row<P extends ListPath> =
  ListOperation<P> extends { responses: { 200: { content: { 'application/json': (infer One)[] } } } }
    ? One
    : never;
type Query<P extends ListPath> =
  ListOperation<P> extends { parameters: { query?: infer Given } }
    ? Omit<NonNullable<Given>, 'after' | 'sort' | 'range'>
    : never;
export type MarketEvent = components['schemas']['MarketEventDto'];
export type EventQuery = Query<'/api/events'> & { after?: string };

export interface Gamekit extends Client<paths, 'application/json'> {
  /** The pages of a list, following `Link`; rows are ordered by id, without gaps or duplicates. */
  pages<P extends ListPath>(path: P, options?: ListOptions<P>): AsyncGenerator<Row<P>[]>;
  /** The rows of a list. */
  rows<P extends ListPath>(path: P, options?: ListOptions<P>): AsyncGenerator<Row<P>>;
  /** Market events in order, starting after a cursor; waits for more until its signal is aborted. */
  events(query?: EventQuery, options?: EventOptions): AsyncGenerator<MarketEvent>;
}

export interface ListOptions<P extends ListPath> {
  query?: Query<P>;
  /** Path parameters. */
  path?: Record<string, string>;
  signal?: AbortSignal;
}

export interface EventOptions {
  /** Seconds between polls once everything is read; default 15, null ends instead. */
  pollSeconds?: number | null;
  signal?: AbortSignal;
}

/** Object and array parameters are sent as JSON, as the document specifies. */
function writeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const isList = Array.isArray(value) && name === 'types';
    search.set(
      name,
      isList ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value),
    );
  }
  return search.toString();
}

const NEXT = /<([^>]+)>;\s*rel="next"/;

/** Creates a client for one product and API token. */
export function createGamekit({ url, ...options }: GamekitOptions): Gamekit {
  const send = createSend(options);
  /** The product may be served under a path of the site; links in answers include that path. */
  const base = url.replace(/\/+$/, '');
  const client = createClient<paths, 'application/json'>({
    baseUrl: base,
    querySerializer: writeQuery,
    headers: { accept: 'application/json' },
    fetch: send,
  });

  async function* readPages<T>(address: string, signal?: AbortSignal): AsyncGenerator<T[]> {
    for (let next: string | undefined = base + address; next !== undefined;) {
      const page = new Request(new URL(next, base), { headers: { accept: 'application/json' }, signal });
      const response = await send(page);
      yield (await response.json()) as T[];
      next = NEXT.exec(response.headers.get('link') ?? '')?.[1];
    }
  }

  function pages<P extends ListPath>(path: P, { query, path: values = {}, signal }: ListOptions<P> = {}) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    return readPages<Row<P>>(`${address}?${writeQuery({ limit: 500, ...query })}`, signal);
  }

  async function* rows<P extends ListPath>(path: P, listOptions?: ListOptions<P>): AsyncGenerator<Row<P>> {
    for await (const page of pages(path, listOptions)) yield* page;
  }

  async function* events(query: EventQuery = {}, { pollSeconds = 15, signal }: EventOptions = {}) {
    let after = query.after;
    for (;;) {
      const address = `/api/events?${writeQuery({ limit: 1_000, ...query, after })}`;
      for await (const page of readPages<MarketEvent>(address, signal)) {
        yield* page;
        after = page.at(-1)?.id ?? after;
      }
      if (pollSeconds === null) return;
      await sleep(pollSeconds * 1_000, signal);
    }
  }

  return Object.assign(client, { pages, rows, events });
}
