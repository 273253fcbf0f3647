import type { ReactNode } from 'react';
import { links } from './content';
import { Fade } from './drawings/Fade';
import { Footer } from './sections/Footer';
import { TopBar } from './sections/TopBar';

/** Bar and footer around a page that is not the start page. */
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
