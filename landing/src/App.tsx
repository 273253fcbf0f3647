import { links } from './content';
import { Fade } from './drawings/Fade';
import { End } from './sections/End';
import { Faq } from './sections/Faq';
import { Features } from './sections/Features';
import { Footer } from './sections/Footer';
import { Hero } from './sections/Hero';
import { HowItWorks } from './sections/HowItWorks';
import { Pricing } from './sections/Pricing';
import { Suite } from './sections/Suite';
import { TopBar } from './sections/TopBar';

export function App() {
  return (
    <>
      <a className="skip" href="#main">
        {links.skip}
      </a>
      <Fade />
      <TopBar home="" />
      <main id="main">
        <Hero />
        <Suite />
        <Features />
        <HowItWorks />
        <Pricing />
        <Faq />
        <End />
      </main>
      <Footer home="" />
    </>
  );
}
