/**
 * The data embedded in the scripts of a Google Play page. The calls around it are script, but the value after
 * `data:` is JSON; nothing of the page is ever executed.
 */
export class DataBlocks {
  private readonly places = new Map<string, { start: number; end: number }>();
  private readonly rpcs = new Map<string, string>();
  private readonly parsed = new Map<string, unknown>();

  constructor(private readonly html: string) {
    let scriptEnd = 0;
    for (const opening of html.matchAll(
      /AF_initDataCallback\(\{key: ?'(ds:\d{1,3})',[^[\]{}]{0,100}?data:/g,
    )) {
      // One block per script: searching the end of more takes minutes on a page made of openings.
      if (opening.index < scriptEnd) continue;
      const start = opening.index + opening[0].length;
      const close = html.indexOf('</script>', start);
      scriptEnd = close < 0 ? html.length : close;
      const end = html.lastIndexOf(', sideChannel:', scriptEnd);
      if (end > start) this.places.set(opening[1]!, { start, end });
    }
    const requests = html.indexOf('AF_dataServiceRequests');
    if (requests < 0) return;
    const section = html.slice(requests, requests + 50_000);
    for (const [, key, rpc] of section.matchAll(/'(ds:\d{1,3})' ?: ?\{id: ?'(\w{1,20})'/g))
      this.rpcs.set(key!, rpc!);
  }

  get size(): number {
    return this.places.size;
  }

  /** Blocks of the given rpc first, then all others, because numbers and names change. */
  *likely(rpc: string): Generator<unknown> {
    const keys = [...this.places.keys()];
    const named = keys.filter((key) => this.rpcs.get(key) === rpc);
    for (const key of [...named, ...keys.filter((one) => !named.includes(one))]) yield this.readValue(key);
  }

  private readValue(key: string): unknown {
    if (!this.parsed.has(key)) {
      const { start, end } = this.places.get(key)!;
      this.parsed.set(key, parse(this.html.slice(start, end)));
    }
    return this.parsed.get(key);
  }
}

/**
 * The page without its request table: google-play-scraper evaluates that table as script, and third-party code is
 * never executed here.
 */
export function withoutRequestTable(html: string): string {
  return html.replaceAll('AF_dataServiceRequests', 'AF_removed');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
