import { Link, paths } from '@apologia/kit';
import type { ReactNode } from 'react';
import styles from './ReadingPath.module.css';

export const readingPathId = 'reading-path';

interface Step {
  title: string;
  text: ReactNode;
}

const steps: readonly Step[] = [
  {
    title: 'Start here',
    text: (
      <>
        <cite>Mere Christianity</cite>, then <cite>The Reason for God</cite>. A chapter at a sitting is
        enough; close the book and say its argument aloud in two sentences, as you would to a friend.
      </>
    ),
  },
  {
    title: 'Go deeper',
    text: (
      <>
        <cite>Reasonable Faith</cite> on God and the resurrection, <cite>Jesus and the Eyewitnesses</cite> on
        the Gospels. Take the question people really ask you and read that part twice: for its case, then for
        its weak points.
      </>
    ),
  },
  {
    title: 'Engage',
    text: (
      <>
        Hear both sides on <cite>Unbelievable?</cite>, then read <cite>Evil and Omnipotence</cite> and put its
        case so that its author would nod. Only then answer. When you are ready, try it in{' '}
        <Link to={paths.practice}>AI Discussion Practice</Link>.
      </>
    ),
  },
];

/** The order in which to read, for whoever does not know where to begin. */
export function ReadingPath() {
  return (
    <section id={readingPathId} className={styles.path} aria-labelledby="reading-path-title">
      <h2 id="reading-path-title">A reading path in three steps</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
