import { Inclusions } from './Inclusions.tsx';
import styles from './Plan.module.css';

const included = [
  'Beginner modules',
  'Basic religions overview',
  'Progress tracking',
  'Free module quizzes',
  'Forum access',
];

export function FreePlan() {
  return (
    <section className={styles.plan} aria-labelledby="plan-free">
      <h2 id="plan-free">Free</h2>
      <p className={styles.price}>
        <span className={styles.amount}>$0</span> forever
      </p>
      <p className={styles.current}>This is your plan now.</p>
      <Inclusions items={included} />
    </section>
  );
}
