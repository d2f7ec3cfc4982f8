import type { GradedAnswer, Question, QuizResult } from '@apologia/contract';
import { Feedback } from '../question/Feedback.tsx';
import styles from './Result.module.css';
import { isAnswerable, type QuizWithQuestions } from './round.ts';
import { rightInWords } from './wording.ts';

/** Every question with its reasons: first what was missed or is not graded, then, folded, what was right. */
export function Explanations({ of: { kind, questions }, last }: { of: QuizWithQuestions; last: QuizResult }) {
  const graded = new Map(last.answers.map((answer) => [answer.questionId, answer]));
  const explained = questions.map((question) => ({
    question,
    graded: graded.get(question.id) ?? { questionId: question.id, answer: null, isRight: null },
    isAnswerable: isAnswerable(kind, question),
  }));
  const right = explained.filter((one) => one.graded.isRight);
  const others = explained.filter((one) => !one.graded.isRight);
  return (
    <div>
      <Explained entries={others} />
      {right.length > 0 && (
        <details className={styles.folded}>
          <summary>{rightInWords(right.length)}</summary>
          <Explained entries={right} />
        </details>
      )}
    </div>
  );
}

interface Entry {
  question: Question;
  graded: GradedAnswer;
  isAnswerable: boolean;
}

function Explained({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.explained}>
      {entries.map(({ question, graded, isAnswerable }) => (
        <li key={question.id}>
          {!isAnswerable && <p className={styles.instructor}>Graded by an instructor</p>}
          <Feedback question={question} graded={graded} />
        </li>
      ))}
    </ol>
  );
}
