/** "iconUrl" → "Icon", "lastUpdate" → "Last update". */
export const fieldName = (field: string): string => {
  if (field === 'categories') return 'Category';
  const words = field.replace(/Url$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Display names of sources. */
const NAMES: Record<string, string> = { sample: 'Sample data', import: 'Import', chart: 'Charts' };

export const sourceName = (source: string): string => NAMES[source] ?? source;
