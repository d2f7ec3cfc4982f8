import { routeOf, subjects } from '@apologia/contract';
import { dashboard, Link, paths, useLocation, useQuery } from '@apologia/kit';
import { GraduationCap, House, type LucideIcon, MessagesSquare, RotateCcw, Search } from 'lucide-react';
import { loadDialog, openSearch } from '../scripture/search/open.ts';
import styles from './BottomBar.module.css';

/** On a phone, the five places that a thumb reaches; everything else is in the sheet. */
export function BottomBar() {
  const { pathname } = useLocation();
  const subject = useSubject(pathname);
  return (
    <nav className={`${styles.bar} no-print`} aria-label="Main places">
      <Place to={paths.dashboard} label="Home" icon={House} />
      <Place to={subject} label="Learn" icon={GraduationCap} isWithin={isLearning(pathname)} />
      <Place to={paths.dailyReview} label="Review" icon={RotateCcw} />
      <Place to={paths.practice} label="Practice" icon={MessagesSquare} />
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        onPointerDown={() => void loadDialog().catch(() => undefined)}
        onClick={openSearch}
      >
        <Search size={20} strokeWidth={1.6} aria-hidden="true" />
        Search
      </button>
    </nav>
  );
}

interface PlaceProps {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether the page is one of those that the place leads to. */
  isWithin?: boolean;
}

function Place({ to, label, icon: Icon, isWithin = false }: PlaceProps) {
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} className={styles.place} aria-current={isHere ? 'page' : isWithin || undefined}>
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      {label}
    </Link>
  );
}

/** The subject that is open, else the one studied last. */
function useSubject(pathname: string): string {
  const { data } = useQuery(dashboard);
  const addresses = subjects.map(paths.subject);
  const last = subjects.find((one) => one === data?.recentModules[0]?.category);
  return addresses.find((one) => one === pathname) ?? paths.subject(last ?? 'apologetics');
}

/** Subjects, modules and lessons. */
function isLearning(pathname: string): boolean {
  const route = routeOf(pathname)?.route;
  return route?.app === 'courses' && route.path !== paths.dashboard && route.path !== paths.dailyReview;
}
