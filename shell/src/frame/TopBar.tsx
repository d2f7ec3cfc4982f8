import { Link, Logo, paths } from '@apologia/kit';
import { PanelLeft } from 'lucide-react';
import { Search } from '../scripture/search/Search.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './Frame.module.css';
import { useExtra } from './useExtra.ts';

const loadBell = () => import(/* webpackChunkName: "frame-later" */ '../notices/Bell.tsx');

interface TopBarProps {
  expanded: boolean;
  onToggle: () => void;
}

/** The bar over every page: the sidebar's toggle, the search, what is new and the theme. */
export function TopBar({ expanded, onToggle }: TopBarProps) {
  const Bell = useExtra(loadBell);
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
        <span className={styles.bell}>{Bell && <Bell />}</span>
        <ThemeToggle />
      </div>
    </header>
  );
}
