import type { ReactNode } from 'react';
import { BRAND } from './content';
import { tokens } from './tokens';

/** URLs of the built files that a page refers to. */
export interface PageAssets {
  theme: string;
  /** Undefined in development, where preloading is pointless. */
  font?: string;
  card: string;
  styles: string[];
  scripts: string[];
}

export interface PageHead {
  title: string;
  description: string;
  /** Path of the page; null keeps it out of search engines. */
  path: string | null;
}

interface DocumentProps {
  head: PageHead;
  assets: PageAssets;
  children: ReactNode;
}

/** The HTML document of a page. The theme script blocks on purpose: it runs before first paint. */
export function Document({ head, assets, children }: DocumentProps) {
  const title = head.title.includes(BRAND) ? head.title : `${head.title} · ${BRAND}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#0c0e12" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#f6f7f9" media="(prefers-color-scheme: light)" />
        {assets.font && <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />}
        <script src={assets.theme} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head.path === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={tokens.publicUrl + head.path} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={BRAND} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={head.description} />
            <meta property="og:url" content={tokens.publicUrl + head.path} />
            <meta property="og:image" content={tokens.publicUrl + assets.card} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
