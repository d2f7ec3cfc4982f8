import { type Debrief, labelOf, type PracticeMove } from '@apologia/contract';
import { Check, Minus } from 'lucide-react';
import { Contest } from './Contest.tsx';
import styles from './Debrief.module.css';
import { LessonLink } from './LessonLink.tsx';

const names: Record<PracticeMove, string> = {
  asked: 'Asked before answering',
  restated: 'Restated it fairly',
  reasoned: 'Gave a reason',
  scripture: 'Used Scripture in its context',
  gentle: 'With gentleness and respect',
};

interface MoveCheckProps {
  check: Debrief['checks'][number];
  conversation: string;
}

/** One move to look for: whether the learner made it, in which words, and how else it might be said. */
export function MoveCheck({ check, conversation }: MoveCheckProps) {
  const { move, isDone, quote, position, better, lesson } = check;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h4 className={styles.name}>{labelOf(names, move)}</h4>
        <p className={isDone ? styles.done : styles.open}>
          {isDone ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
          {isDone ? 'Yes' : 'Not this time'}
        </p>
      </div>
      {quote && (
        <figure className={styles.quote}>
          <figcaption>You wrote</figcaption>
          <blockquote dir="auto">{quote}</blockquote>
          <Contest conversation={conversation} position={position} line={move} what={labelOf(names, move)} />
        </figure>
      )}
      {better && (
        <p className={styles.better}>
          <span className={styles.label}>{isDone ? 'It may also be said' : 'One might say'}</span> {better}
        </p>
      )}
      <LessonLink lesson={lesson} />
    </li>
  );
}
