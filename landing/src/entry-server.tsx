import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from './App';
import card from './assets/social-card.png';
import { meta, notFound, presentationPage } from './content';
import { Document, type PageAssets, type PageHead } from './Document';
import { privacy, terms } from './legal/legal-content';
import { LegalPage } from './legal/LegalPage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { Deck } from './presentation/Deck';
import { deck } from './presentation/deck-content';
import { PresentationPage } from './presentation/PresentationPage';

/** Source paths of linked files, as in the manifest of the client build. */
const THEME = 'src/client/theme.ts';
const PAGE = { styles: ['src/styles/index.css'], scripts: ['src/client/page.ts'] };

interface Page {
  route: string;
  head: PageHead;
  body: ReactNode;
  styles: string[];
  scripts: string[];
}

/** All pages by file name. */
const pages: Record<string, Page> = {
  index: { route: '/', head: { ...meta, path: '/' }, body: <App />, ...PAGE },
  privacy: {
    route: '/privacy',
    head: { ...privacy, path: '/privacy' },
    body: <LegalPage text={privacy} />,
    ...PAGE,
  },
  terms: { route: '/terms', head: { ...terms, path: '/terms' }, body: <LegalPage text={terms} />, ...PAGE },
  presentation: {
    route: '/presentation',
    head: { ...presentationPage, path: '/presentation' },
    body: <PresentationPage />,
    styles: PAGE.styles,
    scripts: ['src/client/frame.ts'],
  },
  deck: {
    route: '/deck.html',
    head: { title: deck.title, description: presentationPage.description, path: null },
    body: <Deck />,
    styles: ['src/presentation/deck.css'],
    scripts: ['src/presentation/deck-keys.ts'],
  },
  '404': {
    route: '/404',
    head: { title: notFound.status, description: notFound.text, path: null },
    body: <NotFoundPage />,
    ...PAGE,
  },
};

function render(page: Page, getUrl: (source: string) => string, font?: string): string {
  const assets: PageAssets = {
    font,
    card,
    theme: getUrl(THEME),
    styles: page.styles.map(getUrl),
    scripts: page.scripts.map(getUrl),
  };
  return `<!doctype html>${renderToStaticMarkup(
    <Document head={page.head} assets={assets}>
      {page.body}
    </Document>,
  )}\n`;
}

/**
 * Renders all pages as HTML, keyed by file name without extension.
 * @param getUrl URL of a built script or style by its source path
 * @param font URL of the built font file
 */
export function renderPages(getUrl: (source: string) => string, font: string): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, render(page, getUrl, font)]));
}

/** Renders one page for the development server, which serves the sources. */
export function renderForDevelopment(route: string): { html: string; status: number } {
  const found = Object.values(pages).find((page) => page.route === route);
  const page = found ?? pages['404'];
  if (!page) throw new Error('The 404 page is missing');
  return { html: render(page, (source) => `/${source}`), status: found ? 200 : 404 };
}
