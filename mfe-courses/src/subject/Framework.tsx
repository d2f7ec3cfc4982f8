import { Emblem, Link } from '@apologia/kit';
import styles from './Framework.module.css';
import { framework } from './framework.ts';
import { groupId } from './groupModules.ts';

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
