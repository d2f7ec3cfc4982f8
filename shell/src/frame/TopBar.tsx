import { Link, Logo, paths } from '@apologia/kit';
import { PanelLeft } from 'lucide-react';
import { Search } from '../scripture/search/Search.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './Frame.module.css';

interface TopBarProps {
  expanded: boolean;
  onToggle: () => void;
}

/** The bar over every page: the sidebar's toggle, the search and the theme. */
export function TopBar({ expanded, onToggle }: TopBarProps) {
  return (
    <header className={`${styles.bar} no-print`}>
      <button
        type="button"
        className="icon-control"
        aria-label="Toggle sidebar"
        aria-expanded={expanded}
        aria-keyshortcuts="Control+B Meta+B"
        title="Toggle sidebar (Ctrl+B)"
        onClick={onToggle}
      >
        <PanelLeft size={20} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <Link to={paths.dashboard}>
        <Logo />
      </Link>
      <div className={styles.barEnd}>
        <Search />
        <ThemeToggle />
      </div>
    </header>
  );
}
