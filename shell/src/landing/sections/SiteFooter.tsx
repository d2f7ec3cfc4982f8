import { Logo, paths } from '@apologia/kit';
import { AboutLinks } from '../../about/AboutLinks.tsx';

export function SiteFooter() {
  return (
    <footer className="site-footer wrap">
      <Logo />
      <p className="site-note">
        Scripture quotations are from the World English Bible, which is in the public domain.
      </p>
      <a className="site-reviews" href={paths.reviews}>
        Read Reviews & Share Your Experience
      </a>
      <AboutLinks className="about-links" />
    </footer>
  );
}
