import { SCREENSHOTS, screenshotUrl, type ScreenshotName, type Theme } from './screenshots';

const themes: Theme[] = ['dark', 'light'];

/** A capture in both themes. The one not shown is `display: none`, and lazy, so it is never fetched. */
export function Screenshot({ name, alt }: { name: ScreenshotName; alt: string }) {
  return (
    <div className={`shot shot-${name}`}>
      {themes.map((theme) => (
        <picture key={theme} className={`only-${theme}`}>
          <source type="image/avif" srcSet={screenshotUrl(name, theme, 'avif')} />
          <img src={screenshotUrl(name, theme, 'webp')} alt={alt} {...SCREENSHOTS[name]} loading="lazy" />
        </picture>
      ))}
    </div>
  );
}
