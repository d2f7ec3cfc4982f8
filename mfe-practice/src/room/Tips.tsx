import styles from './Tips.module.css';

const tips = [
  {
    name: 'Ask before you answer',
    why: 'A good question shows that you listened, and often finds the real objection.',
  },
  {
    name: 'Say it back fairly',
    why: 'Put their point so well that they would say, “Yes, that’s what I mean.”',
  },
  {
    name: 'Give one reason',
    why: 'One that you have thought through is worth more than five you have heard.',
  },
  {
    name: 'Keep your temper kind',
    why: '“With humility and fear” is part of the commandment in 1 Peter 3:15, not a decoration.',
  },
];

/** Four habits of a good conversation. */
export function Tips() {
  return (
    <aside className={styles.tips} aria-labelledby="practice-tips">
      <h2 id="practice-tips" className={styles.title}>
        Practice tips
      </h2>
      <ol className={styles.list}>
        {tips.map(({ name, why }) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
