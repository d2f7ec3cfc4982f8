import { Logo, paths } from '@apologia/kit';
import type { ReactNode } from 'react';
import styles from './AuthPage.module.css';
import { Epigraph } from './Epigraph.tsx';

/** What stands round every page for somebody who is not signed in yet. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <a className={styles.brand} href={paths.landing}>
          <Logo />
        </a>
        <div className={styles.panel}>{children}</div>
      </main>
      <Epigraph />
    </div>
  );
}
