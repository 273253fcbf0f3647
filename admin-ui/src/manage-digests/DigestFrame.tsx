import Box from '@mui/material/Box';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

interface DigestFrameProps {
  html: string;
  title: string;
  /** The frame, for printing. */
  frame?: RefObject<HTMLIFrameElement | null>;
}

/** Allows links to open new tabs and printing; scripts never run. */
const SANDBOX =
  'allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

// Reads the attribute set by the theme; importing its hook would add a file to every screen's first load.
const readScheme = () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

function followScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** A stored digest in a sandboxed frame of its height. */
export function DigestFrame({ html, title, frame }: DigestFrameProps) {
  const colorScheme = useSyncExternalStore(followScheme, readScheme);
  const own = useRef<HTMLIFrameElement>(null);
  const shown = frame ?? own;
  const [height, setHeight] = useState<number | null>(null);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    const page = shown.current?.contentDocument?.documentElement;
    if (!page || loaded === 0) return;
    const observer = new ResizeObserver(() => setHeight(page.offsetHeight));
    observer.observe(page);
    return () => observer.disconnect();
  }, [shown, loaded]);
  return (
    <Box
      component="iframe"
      ref={shown}
      title={title}
      sandbox={SANDBOX}
      srcDoc={followTheme(html, colorScheme)}
      onLoad={() => setLoaded((count) => count + 1)}
      sx={{ display: 'block', width: 1, border: 0, height: height ?? '80vh' }}
    />
  );
}

/** The file follows the system theme; here it follows the back office's theme. */
const followTheme = (html: string, scheme: 'light' | 'dark'): string =>
  html
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'screen' : 'not all')
    .replace('color-scheme:light dark', `color-scheme:${scheme}`);
