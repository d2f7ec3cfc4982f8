import type { NextModule } from '@apologia/contract';
import { counted, Link, minutes, PremiumBadge, paths } from '@apologia/kit';
import { subjectTitle } from '../subjects.ts';
import styles from './NextCard.module.css';

interface NextCardProps {
  module: NextModule;
  /** The subject that the reader is in: another one is named. */
  from: NextModule['category'];
  isLocked?: boolean;
}

/** A module to go on with, or one that is locked and leads to its preview. */
export function NextCard({ module, from, isLocked = false }: NextCardProps) {
  const { id, title, description, category, estimatedMinutes, lessonCount } = module;
  return (
    <Link to={paths.module(id)} className={`card ${styles.next}`}>
      {category !== from && <span className={styles.subject}>{subjectTitle(category)}</span>}
      <span className={styles.title}>
        {title}
        {isLocked && <PremiumBadge />}
      </span>
      <span className={styles.description}>{description}</span>
      <span className={styles.extent}>
        {counted(lessonCount, 'lesson')} · {minutes(estimatedMinutes)}
        {isLocked && <span className={styles.see}>See what it holds</span>}
      </span>
    </Link>
  );
}
