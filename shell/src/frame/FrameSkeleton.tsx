import { Logo, paths } from '@apologia/kit';
import frame from './Frame.module.css';
import styles from './FrameSkeleton.module.css';
import { destinations } from './navigation.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import sidebar from './Sidebar.module.css';

const brand = (
  <a href={paths.dashboard}>
    <Logo />
  </a>
);

/** The sidebar shell before any script has run: its links already work. */
export function SidebarFrameSkeleton() {
  return (
    <div className={frame.frame}>
      <aside className={`${sidebar.rail} no-print`} aria-label="Sidebar">
        <div className={sidebar.brand}>{brand}</div>
        <nav aria-label="Academy">
          <ul className={sidebar.list}>
            {destinations.map(({ to, label, icon: Icon, apart }) => (
              <li key={to} data-apart={apart}>
                <a href={to} className={sidebar.link}>
                  <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
                  <span className={sidebar.label}>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${sidebar.foot} ${styles.foot}`} />
      </aside>
      <div className={frame.page}>
        <header className={`${frame.bar} no-print`}>
          <span className="icon-control" />
          {brand}
        </header>
        <main id="content">
          <PageSkeleton />
        </main>
      </div>
    </div>
  );
}

/** A page without the sidebar, before any script has run. */
export function BareSkeleton() {
  return (
    <>
      <header className={`${styles.bare} no-print`}>
        <a href={paths.landing}>
          <Logo />
        </a>
      </header>
      <main>
        <PageSkeleton />
      </main>
    </>
  );
}
