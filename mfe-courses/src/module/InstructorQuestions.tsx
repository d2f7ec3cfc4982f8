import type { Question } from '@apologia/contract';
import { QuestionHeading } from '../question/QuestionHeading.tsx';
import styles from './InstructorQuestions.module.css';

interface InstructorQuestionsProps {
  heading: string;
  questions: readonly Question[];
}

/** A Knowledge Check in which nothing can be answered here. */
export function InstructorQuestions({ heading, questions }: InstructorQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby="knowledge-check">
      <h2 id="knowledge-check">{heading}</h2>
      <p className="soft">
        These questions are graded by an instructor. Think them through before you go on.
      </p>
      {questions.map(({ id, question }) => (
        <QuestionHeading key={id}>{question}</QuestionHeading>
      ))}
    </section>
  );
}
