import { Outlet, useHydrated } from '@apologia/kit';
import { lazy, Suspense, useRef } from 'react';
import { useTellLive } from '../early/useTellLive.ts';
import styles from './Frame.module.css';
import { PageSkeleton } from './PageSkeleton.tsx';
import sidebarStyles from './Sidebar.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useSidebar } from './useSidebar.ts';

const loadSheet = () => import(/* webpackChunkName: "sidebar-sheet" */ './SidebarSheet.tsx');
const SidebarSheet = lazy(loadSheet);

const RailTooltip = lazy(() =>
  // Without tooltips the academy goes on; an unanswered import would take the whole page down.
  import(/* webpackChunkName: "rail-tooltip" */ './RailTooltip.tsx').catch(() => ({ default: () => <></> })),
);

/** The sidebar shell around every signed-in page; it stays while pages change. */
export function SidebarFrame() {
  const rail = useRef<HTMLElement>(null);
  const sidebar = useSidebar(loadSheet);
  const isLive = useHydrated();
  useTellLive('frame');
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        Skip to the page
      </a>
      {!sidebar.onPhone && (
        <aside ref={rail} className={`${sidebarStyles.rail} no-print`} aria-label="Sidebar">
          <Sidebar />
        </aside>
      )}
      <div className={styles.page}>
        <TopBar expanded={sidebar.onPhone ? sidebar.sheetOpen : sidebar.expanded} onToggle={sidebar.toggle} />
        <main id="content" tabIndex={-1}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {isLive && !sidebar.onPhone && !sidebar.expanded && (
        <Suspense>
          <RailTooltip rail={rail} />
        </Suspense>
      )}
      {sidebar.sheetReady && (
        <Suspense>
          <SidebarSheet open={sidebar.sheetOpen} onClose={() => sidebar.openSheet(false)} />
        </Suspense>
      )}
    </div>
  );
}
