import { Emblem, type FourQuestion, Link } from '@apologia/kit';
import styles from './Framework.module.css';
import { fourQuestions } from './fourQuestions.ts';
import { groupId } from './groupModules.ts';

interface Step {
  question: FourQuestion;
  group: string;
  why: string;
}

/** The four questions, each resting on the one before it. */
export const framework: readonly Step[] = [
  {
    question: 'truth',
    group: fourQuestions.truth,
    why: 'If nothing is true for everyone, no claim is worth weighing, ours included.',
  },
  {
    question: 'god',
    group: fourQuestions.god,
    why: 'If truth can be known, is there Someone behind the world and its goodness?',
  },
  {
    question: 'miracles',
    group: fourQuestions.miracles,
    why: 'If there is a God, the world may not be closed to what he does in it.',
  },
  {
    question: 'new-testament',
    group: fourQuestions['new-testament'],
    why: 'If he can act, did he? Here history is asked what became of Jesus.',
  },
];

/** A group of this page: its address opens it, the fragment brings it into view. */
const toGroup = (name: string) => ({ search: `?group=${groupId(name)}`, hash: groupId(name) });

/** The framework of the course in four steps; each opens its modules and leads down to them. */
export function Framework() {
  return (
    <section className={styles.framework} aria-labelledby="framework">
      <h2 id="framework">Four questions, one after another</h2>
      <ol className={styles.steps}>
        {framework.map(({ question, group, why }, index) => (
          <li key={question}>
            <Link to={toGroup(group)} replace className={styles.step}>
              <span className={styles.mark}>
                <Emblem question={question} size={44} />
              </span>
              <span className={styles.question}>
                {index + 1}. {group}?
              </span>
              <span className={styles.why}>{why}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
