import type { Care } from '@apologia/contract';
import { useEffect, useRef } from 'react';
import styles from './CareAnswer.module.css';
import { labelsIn } from './labels.ts';
import { Emergency, Numbers } from './Numbers.tsx';

interface CareAnswerProps {
  care: Care;
  /** Numbers stand with the last answer; those before it have the same. */
  isLast: boolean;
  children: string;
}

/** An answer to somebody in need: nobody’s part, in their own language, with the people who can help. */
export function CareAnswer({ care, isLast, children }: CareAnswerProps) {
  const { language } = care;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLast) answer.current?.scrollIntoView({ block: 'start' });
  }, [isLast]);
  return (
    <div ref={answer} className={styles.answer} data-speech="" lang={language}>
      <p className={styles.speaker}>{labelsIn(language).speaker}</p>
      {isLast && <Emergency care={care} />}
      {children.split('\n\n').map((part) => (
        <p key={part} className={styles.words}>
          {part}
        </p>
      ))}
      {isLast && <Numbers care={care} />}
    </div>
  );
}
