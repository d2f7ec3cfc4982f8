import { Logo, paths } from '@apologia/kit';
import { Moon, Sun } from 'lucide-react';

export function SiteHeader() {
  return (
    <header className="site-header wrap">
      <a className="site-brand" href={paths.landing}>
        <Logo />
      </a>
      <div className="site-actions">
        <button type="button" className="icon-control theme-toggle" aria-label="Switch to dark theme">
          <Moon className="when-light" size={20} strokeWidth={1.6} aria-hidden="true" />
          <Sun className="when-dark" size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <a className="button button-quiet" href={paths.auth()}>
          Sign In
        </a>
      </div>
    </header>
  );
}
