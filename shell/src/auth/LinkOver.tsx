import { Link, paths } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import styles from './AuthPage.module.css';

/** In place of what a link leads to, where it is good no more. */
export function LinkOver({ isReset }: { isReset: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert">
      <h1 ref={heading} tabIndex={-1}>
        This link is over
      </h1>
      <p className={styles.tagline}>
        It was used already, it is too old, or it is not whole. Nothing was changed.
      </p>
      <p className={styles.back}>
        {isReset ? (
          <Link to={paths.forgot}>Send me a new link</Link>
        ) : (
          <Link to={`${paths.settings}#email`}>Have a new one sent, in your settings</Link>
        )}
      </p>
    </div>
  );
}
