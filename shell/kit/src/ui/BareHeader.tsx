import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { session } from '../session.ts';
import { Link } from './Link.tsx';
import { Logo } from './Logo.tsx';

interface BareHeaderProps {
  /** The measure of the page below the header. */
  measure: 'wide' | 'reading';
  /** The way on for a visitor; a learner is led back to the dashboard. */
  visitor: ReactNode;
}

/** The header of a page without the sidebar. Until the session is loaded, it has no way on. */
export function BareHeader({ measure, visitor }: BareHeaderProps) {
  const { data: learner } = useQuery(session);
  return (
    <header className="bare-header no-print">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className={`bare-bar page-${measure}`}>
        <a href={paths.landing}>
          <Logo />
        </a>
        {learner && <Link to={paths.dashboard}>Dashboard</Link>}
        {learner === null && visitor}
      </div>
    </header>
  );
}
