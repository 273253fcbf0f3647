/** A creating request with a recognizable row. */
export interface Write {
  path: string;
  body: object;
  /** Stands in the row, see {@link WRITTEN_LISTS}. */
  marker: string;
}

/** Where the rows of the writes are read again, and what of a row is the marker. */
export const WRITTEN_LISTS = (bundleId: string): { path: string; getMarker: (row: never) => string }[] => [
  { path: '/api/tags', getMarker: (row: { name: string }) => row.name },
  {
    path: '/api/ideas',
    // A brainstormed idea has a name of its own.
    getMarker: (row: { name: string; sources: { name: string }[] }) => row.sources[0]?.name ?? row.name,
  },
  { path: `/api/games/${bundleId}/notes`, getMarker: (row: { text: string }) => row.text },
  { path: '/api/revenue-entries', getMarker: (row: { game: string }) => row.game },
  { path: '/api/prototypes', getMarker: (row: { name: string }) => row.name },
  { path: '/api/plugins', getMarker: (row: { name: string }) => row.name },
];

/** The `n`th write; the kinds take turns. Brainstorms are limited per minute and may be left out. */
export function sampleWrite(n: number, bundleId: string, { brainstorms = true } = {}): Write {
  const marker = `written ${n}`;
  const kinds: Omit<Write, 'marker'>[] = [
    { path: '/api/tags', body: { name: marker, description: 'A tag' } },
    { path: '/api/ideas', body: { name: marker, coreMechanics: [{ content: 'Merge two of a kind' }] } },
    { path: `/api/games/${bundleId}/notes`, body: { text: marker } },
    {
      path: '/api/revenue-entries',
      body: { month: '2026-01', game: marker, source: 'advertisements', amount: n },
    },
    { path: '/api/prototypes', body: { name: marker, description: 'Playable soon' } },
    { path: '/api/plugins', body: { name: marker, version: '1.0.0', url: 'https://plugins.example/one' } },
    {
      path: '/api/ideas/brainstorm',
      body: { inputs: [{ name: marker, mechanics: ['Match three'], metaElements: ['Season pass'] }] },
    },
  ];
  const count = kinds.length - (brainstorms ? 0 : 1);
  return { ...kinds[n % count]!, marker };
}
