import { Link, paths, Referenced, useSuspenseQuery } from '@apologia/kit';
import { helpIn } from '../queries.ts';
import styles from './Help.module.css';

interface HelpContentProps {
  conversation: string;
  onBegin: (words: string) => void;
}

/** Ways to reply. The chosen one goes into the draft as a beginning; it is never sent by itself. */
export function HelpContent({ conversation, onBegin }: HelpContentProps) {
  const { data } = useSuspenseQuery(helpIn(conversation));
  const { ways, scripture, lesson } = data;
  return (
    <>
      {ways.length > 0 && (
        <>
          <h4 className={styles.label}>You might begin with</h4>
          <ul className={styles.ways}>
            {ways.map(({ id, text, verses }) => (
              <li key={id}>
                <button type="button" className={styles.way} onClick={() => onBegin(text)}>
                  {text}
                </button>
                {verses.length > 0 && (
                  <p className={styles.verses}>
                    <Referenced>{verses.join(' · ')}</Referenced>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {scripture.length > 0 && (
        <p className={styles.line}>
          <span className={styles.label}>Read</span> <Referenced>{scripture.join(' · ')}</Referenced>
        </p>
      )}
      {lesson && (
        <p className={styles.line}>
          <span className={styles.label}>Prepare with</span>{' '}
          <Link to={paths.lesson(lesson.id)}>{lesson.title}</Link>
        </p>
      )}
    </>
  );
}
