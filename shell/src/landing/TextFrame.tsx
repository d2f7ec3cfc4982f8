import { Logo, paths } from '@apologia/kit';
import { SiteFooter } from './sections/SiteFooter.tsx';

/** What stands round a page of text. The gateway puts the text in the place of `%text%`. */
export function TextFrame() {
  return (
    <div className="landing" data-accent-color="tomato">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className="site-header wrap">
        <a className="site-brand" href={paths.landing}>
          <Logo />
        </a>
      </header>
      <main id="content" className="text-page" tabIndex={-1}>
        %text%
      </main>
      <SiteFooter />
    </div>
  );
}
