import styles from './Questions.module.css';

const questions = [
  {
    ask: 'Can I stay on the Free plan?',
    answer:
      'Yes, for ever. The beginner modules, the overview of the world’s religions and your progress stay open without Premium.',
  },
  {
    ask: 'How do I pay?',
    answer:
      'With PayPal, once, before Premium begins. PayPal asks you to sign in on its own pages; what you enter there never reaches us. Your receipt then stands on this page.',
  },
  {
    ask: 'How does a promo code work?',
    answer:
      'Enter it before you upgrade, and both prices change. When you go on to pay, one use is kept for you for half an hour. A code can be used once by each learner.',
  },
  {
    ask: 'Does Premium renew by itself?',
    answer: 'No. A month or a year runs to its end date and then stops, and nothing further is charged.',
  },
  {
    ask: 'Can I cancel?',
    answer:
      'Yes, on this page, at any time. Everything stays open to you until the end date, and you are not asked for a reason.',
  },
  {
    ask: 'What happens when Premium ends?',
    answer:
      'You are on the Free plan again. Premium modules and the practice room are locked, and everything you have completed is kept for when you come back.',
  },
  {
    ask: 'What is the difference between the month and the year?',
    answer: 'Only the length and the price. Both open the same things.',
  },
  {
    ask: 'Who am I talking with in the practice room?',
    answer:
      'With a guided partner, whose part was written in advance for each worldview. It follows what you answer, asks where it is not sure what you mean, and lets you look back afterwards. Where a language model speaks in its part, the room says so.',
  },
];

/** Questions that people ask before they subscribe. */
export function Questions() {
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        Questions and answers
      </h2>
      {questions.map(({ ask, answer }) => (
        <details key={ask} className={styles.entry}>
          <summary className={styles.ask}>{ask}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
