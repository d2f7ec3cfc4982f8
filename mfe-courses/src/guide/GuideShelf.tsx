import { overviews, subjects } from '@apologia/contract';
import { query, useLocation, useSuspenseQuery } from '@apologia/kit';
import { useEffect } from 'react';
import { subjectTitles } from '../subjects.ts';
import { ComesWithPremium, useIsFree } from './ComesWithPremium.tsx';
import { GuideButtons } from './GuideButtons.tsx';
import styles from './GuideShelf.module.css';

/** The guides of all subjects, and of their modules; the address may name one of either. */
export function GuideShelf() {
  const { data } = useSuspenseQuery(query(overviews.catalog));
  const named = useLocation().hash.slice(1);
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'center' });
  }, [named]);
  const isFree = useIsFree();
  const sections = subjects.map((subject) => {
    const title = subjectTitles[subject];
    const modules = data[subject === 'religions' ? 'world-religions' : subject];
    return (
      <section key={subject} id={subject} className={styles.subject} aria-labelledby={`guides-${subject}`}>
        <div className={styles.row}>
          <h2 id={`guides-${subject}`}>{title}</h2>
          {!isFree && <GuideButtons of={{ subject }} title={title} />}
        </div>
        <details className={styles.modules} open={modules.some(({ id }) => id === named)}>
          <summary>By module</summary>
          <ul>
            {modules.map((module) => (
              <li key={module.id} id={module.id} className={styles.row}>
                <span>{module.title}</span>
                {!isFree && <GuideButtons of={{ module: module.id }} title={module.title} />}
              </li>
            ))}
          </ul>
        </details>
      </section>
    );
  });
  return (
    <>
      <ComesWithPremium>{null}</ComesWithPremium>
      {sections}
    </>
  );
}
