import { CAPTURES, screenshotUrl, type ScreenshotName, type Theme } from './screenshots';

const themes: Theme[] = ['dark', 'light'];
/** Below this width a desktop screenshot would be unreadable. */
const PHONE = '(max-width: 699px)';

/** A screenshot in both themes. The hidden one is `display: none` and lazy, so it is never fetched. */
export function Screenshot({ name, alt }: { name: ScreenshotName; alt: string }) {
  return (
    <div className="shot">
      {themes.map((theme) => (
        <picture key={theme} className={`only-${theme}`}>
          <source media={PHONE} srcSet={screenshotUrl(name, theme, 'phone')} {...CAPTURES[`${name}-phone`]} />
          <img
            src={screenshotUrl(name, theme, 'desktop')}
            alt={alt}
            width={CAPTURES[name].width}
            height={CAPTURES[name].height}
            loading="lazy"
          />
        </picture>
      ))}
    </div>
  );
}
