import { type AskedQuestion, discussion, limits } from '@apologia/contract';
import { call, counted } from '@apologia/kit';
import { useContext } from 'react';
import { FocusOn } from '../writing/FocusOn.ts';
import { AnswerEntry } from './AnswerEntry.tsx';
import styles from './Discussion.module.css';
import { headingOf } from './headings.ts';
import { addAnswers, unknownAnswers } from './known.ts';
import { More } from './More.tsx';

/** The answers to a question, the oldest first, as many as were asked for. */
export function Answers({ question }: { question: AskedQuestion }) {
  const { id, answers } = question;
  const focusOn = useContext(FocusOn);
  const left = unknownAnswers(question);
  const last = answers.at(-1);
  if (!last) return null;
  return (
    <>
      <ul className={styles.answers} aria-label="Answers">
        {answers.map((answer) => (
          <AnswerEntry key={answer.id} answer={answer} questionId={id} />
        ))}
      </ul>
      {left > 0 && (
        <More
          label={`Show ${counted(left, 'more answer')}`}
          ask={() => call(discussion.answers, { params: { id }, query: { after: last.cursor } })}
          onCame={(more) => {
            addAnswers(id, more, more.length < limits.answersOnAPage);
            focusOn(headingOf((more[0] ?? last).id));
          }}
        />
      )}
    </>
  );
}
