/** Sources as people call them, where the server's name is a key. */
const NAMES: Record<string, string> = { sample: 'Sample data', import: 'Import', chart: 'Charts' };

export const sourceName = (source: string): string => NAMES[source] ?? source;
