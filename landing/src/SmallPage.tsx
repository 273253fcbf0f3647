import type { ReactNode } from 'react';
import { links } from './content';
import { Fade } from './drawings/Fade';
import { Footer } from './sections/Footer';
import { TopBar } from './sections/TopBar';

/** A secondary page with top bar and footer. */
export function SmallPage({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {links.skip}
      </a>
      <Fade />
      <TopBar home="/" />
      <main id="main" className="small">
        {children}
      </main>
      <Footer home="/" />
    </>
  );
}
