import { Emblem, type FourQuestion } from '@apologia/kit';
import styles from './Epigraph.module.css';

const questions: readonly { question: FourQuestion; text: string }[] = [
  { question: 'truth', text: 'Does truth exist?' },
  { question: 'god', text: 'Does God exist?' },
  { question: 'miracles', text: 'Are miracles possible?' },
  { question: 'new-testament', text: 'Is the New Testament true?' },
];

/** The verse that gave the academy its name, and the four questions. */
export function Epigraph() {
  return (
    <aside className={styles.epigraph} aria-label="Where the name comes from">
      <figure className={styles.figure}>
        <blockquote className={styles.verse}>
          “Always be ready to give <em>an answer</em> to everyone who asks you a reason concerning the hope
          that is in you, with humility and fear …”
        </blockquote>
        <figcaption className={styles.source}>
          <span className="reference">1 Peter 3:15</span>
          <span>
            Peter’s word for “an answer” is <i lang="grc-Latn">apologia</i>.
          </span>
        </figcaption>
      </figure>
      <ul className={styles.questions}>
        {questions.map(({ question, text }) => (
          <li key={question}>
            <Emblem question={question} size={36} />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
