/** The screenshots, as taken by `scripts/take-screenshots.mjs`. */
import captures from '../assets/screenshots/captures.json';

/** Sizes in pixels (twice the displayed size), and the vertical position where the line leaves the list. */
export const CAPTURES = captures;

export type ScreenshotName = 'rankings' | 'game' | 'idea';
export type Theme = 'dark' | 'light';

const files = import.meta.glob<string>('../assets/screenshots/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** URL of a built screenshot; narrow windows get the phone version. */
export function screenshotUrl(name: ScreenshotName, theme: Theme, screen: 'desktop' | 'phone'): string {
  const file = `${name}-${theme}${screen === 'phone' ? '-phone' : ''}.webp`;
  const url = files[`../assets/screenshots/${file}`];
  if (!url) throw new Error(`Screenshot ${file} is missing in landing/src/assets/screenshots`);
  return url;
}
