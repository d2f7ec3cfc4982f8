import type { ReactNode } from 'react';
import styles from './EmptyMark.module.css';

const marks = {
  // Books on a shelf, with the gap where one would stand.
  shelf: (
    <>
      <path d="M4 41h40M8 41V17h6v24M14 41V13h7v28M36 41l-4-24 5-1 4 24" />
      <path d="M24 41V17h6v24" strokeDasharray="1 4" />
    </>
  ),
  // A question that somebody would have to say aloud.
  question: <path d="M7 9h34v24H23l-9 7v-7H7zM19.5 17c0-6 9.5-6 9.5 0 0 3.5-4.5 3.5-4.7 7M24.2 28v.2" />,
  // A quill, and a line not written yet.
  quill: (
    <>
      <path d="M39 7c-13 2-23 12-27 27M39 7c1 11-7 19-20 21M12 34l-3 7" />
      <path d="M15 41h27" strokeDasharray="1 4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Stands over the word that there is nothing yet. */
export function EmptyMark({ mark }: { mark: keyof typeof marks }) {
  return (
    <svg className={`emblem ${styles.mark}`} viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      {marks[mark]}
    </svg>
  );
}
