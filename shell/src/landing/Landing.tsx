import { Catalogue } from './sections/Catalogue.tsx';
import { Closing } from './sections/Closing.tsx';
import { Faith } from './sections/Faith.tsx';
import { FourQuestions } from './sections/FourQuestions.tsx';
import { Hero } from './sections/Hero.tsx';
import { SiteFooter } from './sections/SiteFooter.tsx';
import { SiteHeader } from './sections/SiteHeader.tsx';
import { WhatIs } from './sections/WhatIs.tsx';
import { Why } from './sections/Why.tsx';

/**
 * The public page, rendered once at build time and readable before any script.
 * `data-accent-color` gives the accent its values where no Radix theme stands above.
 */
export function Landing() {
  return (
    <div className="landing" data-accent-color="tomato">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <WhatIs />
        <Faith />
        <Why />
        <FourQuestions />
        <Catalogue />
        <Closing />
      </main>
      <SiteFooter />
    </div>
  );
}
