import { Button, Link, Notice, paths } from '@apologia/kit';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './PremiumContent.module.css';

interface PremiumContentProps {
  /** The lesson or module by its title. */
  name: string;
  /** What is locked, in a sentence or two. */
  children: ReactNode;
  backTo: string;
  back: string;
}

/** Stands in place of a lesson or module that the learner's plan does not include. */
export function PremiumContent({ name, children, backTo, back }: PremiumContentProps) {
  return (
    <Notice
      title="Premium Content"
      tabTitle={`${name} · Premium Content`}
      mark={<Lock size={32} aria-hidden="true" />}
      actions={
        <>
          <Button asChild size="3">
            <Link to={paths.subscription}>Upgrade to Premium</Link>
          </Button>
          <Button asChild size="3" variant="soft">
            <Link to={backTo}>{back}</Link>
          </Button>
        </>
      }
    >
      <div className={styles.what}>{children}</div>
    </Notice>
  );
}
