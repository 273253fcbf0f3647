import { presentationPage } from '../content';
import { tokens } from '../tokens';

/** A full-window frame with the operator's deck, or the built-in one. */
export function PresentationPage() {
  return (
    <main className="frame">
      <h1 className="sr">{presentationPage.title}</h1>
      <iframe id="frame" title={presentationPage.title} src={tokens.presentationUrl} allow="fullscreen">
        <a href={tokens.presentationUrl}>{presentationPage.fallback}</a>
      </iframe>
    </main>
  );
}
