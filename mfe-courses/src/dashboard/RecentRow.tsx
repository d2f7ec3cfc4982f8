import type { RecentModule } from '@apologia/contract';
import { Button, Link, Meter, paths } from '@apologia/kit';
import { Lock } from 'lucide-react';
import { ToLesson } from '../components/ToLesson.tsx';
import { subjectTitle } from '../subjects.ts';
import styles from './RecentRow.module.css';

interface RecentRowProps {
  module: RecentModule;
  isLocked: boolean;
}

/** A module under way, and how far. */
export function RecentRow({ module, isLocked }: RecentRowProps) {
  const { id, title, category, progress, continueLessonId } = module;
  const name = `recent-${id}`;
  const label = progress === 0 ? 'Start Learning' : 'Continue';
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.category}>{subjectTitle(category)}</p>
        <h3 className={styles.title}>
          <span id={name}>{title}</span>
          {isLocked && <Lock size={16} className={styles.lock} role="img" aria-label="Premium" />}
        </h3>
      </div>
      <div className={styles.progress}>
        <Meter value={progress} label={`Progress in ${title}`} />
        <span>{progress}%</span>
      </div>
      <Button asChild size="3" variant="soft">
        {continueLessonId ? (
          <ToLesson id={continueLessonId} goesOn aria-describedby={name}>
            {label}
          </ToLesson>
        ) : (
          <Link to={paths.module(id)} aria-describedby={name}>
            {label}
          </Link>
        )}
      </Button>
    </li>
  );
}
