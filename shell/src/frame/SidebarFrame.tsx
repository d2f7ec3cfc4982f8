import { Outlet, queryClient, session } from '@apologia/kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTellLive } from '../early/useTellLive.ts';
import styles from './Frame.module.css';
import { PageSkeleton } from './PageSkeleton.tsx';
import sidebarStyles from './Sidebar.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useExtra } from './useExtra.ts';
import { useSidebar } from './useSidebar.ts';
import { VisitorFrame } from './VisitorFrame.tsx';

// One chunk for all: each that has a name of its own costs every page its digests.
const loadSheet = () => import(/* webpackChunkName: "frame-later" */ './SidebarSheet.tsx');
const SidebarSheet = lazy(loadSheet);

const loadExtras = () => import(/* webpackChunkName: "frame-later" */ './FrameExtras.tsx');

/** Around the pages of learners. What a visitor may read of them has a slim frame, also where the session of a learner ends later. */
export function SidebarFrame() {
  const [isVisitor] = useState(() => queryClient.getQueryData(session.queryKey) === null);
  return isVisitor ? <VisitorFrame /> : <LearnerFrame />;
}

/** The sidebar shell around every signed-in page; it stays while pages change. */
function LearnerFrame() {
  const rail = useRef<HTMLElement>(null);
  const sidebar = useSidebar(loadSheet);
  const FrameExtras = useExtra(loadExtras);
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
      {FrameExtras && <FrameExtras rail={rail} onPhone={sidebar.onPhone} expanded={sidebar.expanded} />}
      {sidebar.sheetReady && (
        <Suspense>
          <SidebarSheet open={sidebar.sheetOpen} onClose={() => sidebar.openSheet(false)} />
        </Suspense>
      )}
    </div>
  );
}
