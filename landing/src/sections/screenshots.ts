/** The pictures of the product, as `scripts/take-screenshots.mjs` left them. */
import captures from '../assets/screenshots/captures.json';

/** Pixel sizes (twice the size on the page), and where in its height the line leaves the rankings. */
export const CAPTURES = captures;

export type ScreenshotName = 'rankings' | 'game' | 'idea';
export type Theme = 'dark' | 'light';

const files = import.meta.glob<string>('../assets/screenshots/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of one capture after the build; on a narrow window the product is shown as a phone shows it. */
export function screenshotUrl(name: ScreenshotName, theme: Theme, screen: 'desktop' | 'phone'): string {
  const file = `${name}-${theme}${screen === 'phone' ? '-phone' : ''}.webp`;
  const url = files[`../assets/screenshots/${file}`];
  if (!url) throw new Error(`Screenshot ${file} is missing in landing/src/assets/screenshots`);
  return url;
}
