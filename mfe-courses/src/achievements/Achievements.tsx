import { useDay, useSuspenseQuery } from '@apologia/kit';
import { progressReport } from '../dashboard/queries.ts';
import styles from './Achievements.module.css';
import { achievementWords } from './wording.ts';

const kinds = Object.keys(achievementWords) as (keyof typeof achievementWords)[];

/** What the learner has achieved, each with its day, and what there is to achieve. */
export function Achievements() {
  const { achievements } = useSuspenseQuery(progressReport).data;
  const day = useDay();
  const atOf = new Map(achievements.map(({ kind, at }) => [kind as string, at]));
  const achieved = kinds.filter((kind) => atOf.has(kind));
  return (
    <section className={styles.section} aria-labelledby="achievements">
      <header className={styles.header}>
        <h2 id="achievements">Achievements</h2>
        <p className={styles.count}>
          {achieved.length} of {kinds.length}
        </p>
      </header>
      <ul className={styles.list}>
        {kinds.map((kind) => {
          const { Icon, title, takes } = achievementWords[kind];
          const at = atOf.get(kind);
          return (
            <li key={kind} className={styles.one} data-achieved={at ? true : undefined}>
              <span className={styles.mark}>
                <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.takes}>{takes}</p>
                <p className={styles.when}>{at ? <time dateTime={at}>{day(at)}</time> : 'Not yet'}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
