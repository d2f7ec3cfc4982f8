import { Button, Logo, Notice, paths } from '@apologia/kit';
import styles from './NotFound.module.css';

/** Any path that no page stands at. */
export default function NotFound() {
  return (
    <main className={styles.page}>
      <a className={styles.brand} href={paths.landing}>
        <Logo />
      </a>
      <Notice
        title="Page Not Found"
        mark={<EmptyShelf />}
        actions={
          <Button size="3" asChild>
            <a href={paths.landing}>Return to Dashboard</a>
          </Button>
        }
      >
        <p>The page you're looking for doesn't exist or has been moved.</p>
      </Notice>
    </main>
  );
}

/** Books on a shelf, with the gap where one stood. */
function EmptyShelf() {
  return (
    <svg className={`emblem ${styles.shelf}`} viewBox="0 0 96 48" width="144" height="72" aria-hidden="true">
      <path d="M4 44h88" />
      <path d="M10 44V12h9v32M19 44V8h11v36M30 44V15h8v29" />
      <path d="M13 18h3M22 15h5M22 19h5M33 21h2" />
      <path d="M41 43V12h12v31" strokeDasharray="1 4" />
      <path d="M57 44l6-31 9 2-6 29M72 44V10h10v34M75 17h4M75 37h4" />
    </svg>
  );
}
