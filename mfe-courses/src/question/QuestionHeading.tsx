import { Referenced } from '@apologia/kit';
import type { Ref } from 'react';
import styles from './QuestionHeading.module.css';

interface QuestionHeadingProps {
  /** What is asked: plain text. */
  children: string;
  level?: 2 | 3;
  /** To bring the reader here when another question comes into view. */
  ref?: Ref<HTMLHeadingElement>;
}

/** What is asked, as the heading of the place where it is answered or explained. */
export function QuestionHeading({ children, level = 3, ref }: QuestionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading ref={ref} tabIndex={-1} className={styles.question}>
      <Referenced>{children}</Referenced>
    </Heading>
  );
}
