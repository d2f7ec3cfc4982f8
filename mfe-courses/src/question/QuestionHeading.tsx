import { Referenced } from '@apologia/kit';
import type { Ref } from 'react';
import styles from './QuestionHeading.module.css';

interface QuestionHeadingProps {
  /** The question as plain text. */
  children: string;
  level?: 2 | 3;
  /** To bring the reader here when another question comes into view. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The question, as the heading of its field or of its explanation. */
export function QuestionHeading({ children, level = 3, ref }: QuestionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading ref={ref} tabIndex={-1} className={styles.question}>
      <Referenced>{children}</Referenced>
    </Heading>
  );
}
