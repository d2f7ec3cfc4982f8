import { isSubject, type ModuleDetail, type Subject } from '@apologia/contract';
import { Emblem, type FourQuestion } from '@apologia/kit';
import type { ReactNode } from 'react';
import { fourQuestions } from '../subject/fourQuestions.ts';
import styles from './Sign.module.css';

/** A mark for each subject whose modules have none of their own, drawn on a 48-unit square as the emblems are. */
const marks: Record<Exclude<Subject, 'apologetics'>, ReactNode> = {
  // Three that are one.
  theology: (
    <>
      <circle cx="24" cy="18" r="10" />
      <circle cx="17" cy="30" r="10" />
      <circle cx="31" cy="30" r="10" />
    </>
  ),
  // A glass over lines of writing.
  hermeneutics: (
    <>
      <path d="M30 30l11 11" />
      <circle cx="21" cy="21" r="13" />
      <path d="M14 17h14M13 22h12M15 27h8" />
    </>
  ),
  // A scroll, half unrolled.
  'bible-study': (
    <>
      <path d="M14 8h22v26a6 6 0 0 1-6 6H12a5 5 0 0 0 5-5V13" />
      <path d="M14 8a5 5 0 0 0-5 5v3h8" />
      <path d="M22 16h9M22 22h9M22 28h6" />
    </>
  ),
  // One earth.
  religions: (
    <>
      <circle cx="24" cy="24" r="16" />
      <path d="M8 24h32M24 8c-10 10-10 22 0 32M24 8c10 10 10 22 0 32" />
    </>
  ),
};

type OfModule = Pick<ModuleDetail['module'], 'category' | 'subcategory'>;

/** The sign of a finished module, filled: the emblem of its question, or its subject's mark. */
export function Sign({ module: { category, subcategory } }: { module: OfModule }) {
  const questions = Object.keys(fourQuestions) as FourQuestion[];
  const question = questions.find((one) => fourQuestions[one] === subcategory);
  return (
    <span className={styles.sign}>
      {question && category === 'apologetics' ? (
        <Emblem question={question} size={56} />
      ) : (
        <svg className="emblem" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
          {isSubject(category) && category !== 'apologetics' && marks[category]}
        </svg>
      )}
    </span>
  );
}
