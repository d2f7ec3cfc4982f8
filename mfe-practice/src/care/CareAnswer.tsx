import type { Care } from '@apologia/contract';
import styles from './CareAnswer.module.css';
import { labels } from './labels.ts';
import { Numbers } from './Numbers.tsx';

interface CareAnswerProps {
  care: Care;
  /** Numbers stand under the last answer; those before it have the same. */
  isLast: boolean;
  children: string;
}

/** An answer to somebody in need: nobody’s part, in their own language, with the people who can help. */
export function CareAnswer({ care, isLast, children }: CareAnswerProps) {
  const { language } = care;
  return (
    <div className={styles.answer} data-speech="" lang={language}>
      <p className={styles.speaker}>{labels[language].speaker}</p>
      {children.split('\n\n').map((part) => (
        <p key={part} className={styles.words}>
          {part}
        </p>
      ))}
      {isLast && <Numbers care={care} />}
    </div>
  );
}
