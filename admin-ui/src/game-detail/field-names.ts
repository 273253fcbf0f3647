const NAMES: Record<string, string> = {
  iconUrl: 'Icon',
  icon: 'Icon',
  videoUrl: 'Video',
  categories: 'Category',
  lastUpdate: 'Last update',
  releaseDate: 'Release date',
};

/** "iconUrl" → "Icon", "developer" → "Developer". */
export const fieldName = (field: string): string =>
  NAMES[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
