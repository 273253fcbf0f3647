/** "iconUrl" → "Icon", "lastUpdate" → "Last update"; of the categories a store names one. */
export const fieldName = (field: string): string => {
  if (field === 'categories') return 'Category';
  const words = field.replace(/Url$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Sources as people call them, where the server's name is a key. */
const NAMES: Record<string, string> = { sample: 'Sample data', import: 'Import', chart: 'Charts' };

export const sourceName = (source: string): string => NAMES[source] ?? source;
