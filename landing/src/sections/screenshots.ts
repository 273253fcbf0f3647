/**
 * The two frames of the hero. Until real captures exist they are drawn. To swap them in, put
 * `{rankings,game}-{dark,light}.{avif,webp}` into `assets/screenshots` and set the switch to true;
 * the build fails if one of the eight files is missing.
 */
export const USE_SCREENSHOTS: boolean = false;

/** Pixel sizes of the captures (twice the size on the page). */
export const SCREENSHOTS = {
  rankings: { width: 1552, height: 896 },
  game: { width: 808, height: 800 },
} as const;

export type ScreenshotName = keyof typeof SCREENSHOTS;
export type Theme = 'dark' | 'light';

const files = import.meta.glob<string>('../assets/screenshots/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of one capture after the build. */
export function screenshotUrl(name: ScreenshotName, theme: Theme, format: 'avif' | 'webp'): string {
  const file = `${name}-${theme}.${format}`;
  const url = files[`../assets/screenshots/${file}`];
  if (!url) throw new Error(`Screenshot ${file} is missing in landing/src/assets/screenshots`);
  return url;
}
