import type { Passage } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import styles from './ChapterNav.module.css';

interface ChapterNavProps {
  passage: Passage;
  /** Leads to the chapters' pages instead of the panel. */
  asPages?: true;
}

/** The links to the chapters before and after. */
export function ChapterNav({ passage: { reference, previous, next }, asPages }: ChapterNavProps) {
  return (
    <nav className={styles.nav} aria-label={`Chapters around ${reference}`}>
      {previous && (
        <Link to={paths.scripture(previous)} data-as-page={asPages}>
          <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>
            <span className={styles.way}>Previous chapter</span> <span>{previous}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link to={paths.scripture(next)} className={styles.next} data-as-page={asPages}>
          <span>
            <span className={styles.way}>Next chapter</span> <span>{next}</span>
          </span>
          <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
