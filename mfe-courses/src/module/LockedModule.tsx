import type { ModuleDetail } from '@apologia/contract';
import { minutes } from '@apologia/kit';
import { ModuleMeta } from '../components/ModuleMeta.tsx';
import { PremiumContent } from '../components/PremiumContent.tsx';
import { subjectLink } from '../subjects.ts';
import styles from './LockedModule.module.css';
import { NextCard } from './NextCard.tsx';

/** A preview of a locked module: what it is about, its lessons by title, and what is open instead. */
export function LockedModule({ detail: { module, preview, nextOpen } }: { detail: ModuleDetail }) {
  const { to, title } = subjectLink(module.category);
  return (
    <>
      <PremiumContent name={module.title} backTo={to} back={`Back to ${title}`}>
        <h2>{module.title}</h2>
        <p>{module.description}</p>
      </PremiumContent>
      <div className={styles.preview}>
        <section aria-labelledby="holds">
          <h2 id="holds" className={styles.heading}>
            What it holds
          </h2>
          <ModuleMeta module={module} />
          <ol className={styles.lessons}>
            {preview.map((lesson, index) => (
              <li key={lesson.title}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{lesson.title}</span>
                <span className={styles.minutes}>{minutes(lesson.minutes)}</span>
              </li>
            ))}
          </ol>
        </section>
        {nextOpen && (
          <section aria-labelledby="open">
            <h2 id="open" className={styles.heading}>
              Open to you now
            </h2>
            <NextCard module={nextOpen} from={module.category} />
          </section>
        )}
      </div>
    </>
  );
}
