/** "iconUrl" → "Icon", "lastUpdate" → "Last update"; of the categories a store names one. */
export const fieldName = (field: string): string => {
  if (field === 'categories') return 'Category';
  const words = field.replace(/Url$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
