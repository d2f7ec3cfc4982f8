import styles from './Unlocks.module.css';

const highlights = [
  {
    name: 'A partner to practise with',
    what: 'Five worldviews, each with its strongest objections, and a room in which to try your answer before it counts.',
  },
  {
    name: 'The whole curriculum',
    what: 'Systematic theology, whole books of the Bible, and the advanced modules in every subject.',
  },
  {
    name: 'Your neighbour’s faith in depth',
    what: 'The world’s religions from their own sources, at their best, and what a Christian may answer.',
  },
];

/** The parts of the academy that Premium opens. */
export function Unlocks() {
  return (
    <section className={styles.unlocks} aria-labelledby="unlocks">
      <h2 id="unlocks" className={styles.title}>
        What Premium unlocks
      </h2>
      <ul className={styles.list}>
        {highlights.map(({ name, what }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.what}>{what}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
