import type { QuizResult } from '@apologia/contract';
import { Feedback } from '../question/Feedback.tsx';
import styles from './Result.module.css';
import { isAnswerable, type QuizWithQuestions } from './round.ts';

/** Every question with its reasons. */
export function Explanations({ of: { kind, questions }, last }: { of: QuizWithQuestions; last: QuizResult }) {
  const graded = new Map(last.answers.map((answer) => [answer.questionId, answer]));
  return (
    <ol className={styles.explained}>
      {questions.map((question) => (
        <li key={question.id}>
          {!isAnswerable(kind, question) && <p className={styles.instructor}>Graded by an instructor</p>}
          <Feedback
            question={question}
            graded={graded.get(question.id) ?? { questionId: question.id, answer: null, isRight: null }}
          />
        </li>
      ))}
    </ol>
  );
}
