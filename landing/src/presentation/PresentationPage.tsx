import { presentationPage } from '../content';
import { tokens } from '../tokens';

/** A frame as large as the window. Its address is the operator's, or that of the built-in deck. */
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
