import { type Debrief, practice } from '@apologia/contract';
import { Button, call } from '@apologia/kit';
import { Check, Minus } from 'lucide-react';
import { useOpenConversation } from '../useOpenConversation.ts';
import { Contest } from './Contest.tsx';
import styles from './Debrief.module.css';
import { LessonLink } from './LessonLink.tsx';

interface RaisedObjectionProps {
  objection: Debrief['objections'][number];
  worldview: Debrief['worldview'];
  conversation: string;
}

/** An objection that the partner raised, and how the learner met it. */
export function RaisedObjection({ objection, worldview, conversation }: RaisedObjectionProps) {
  const { id, title, claim, isAnswered, given, lesson } = objection;
  const again = useOpenConversation(() => call(practice.start, { body: { worldview, objection: id } }));
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h4 className={styles.name}>{title}</h4>
        <p className={isAnswered ? styles.done : styles.open}>
          {isAnswered ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
          {isAnswered ? 'Answered' : 'Unanswered'}
        </p>
      </div>
      <p className={styles.claim}>{claim}</p>
      {given.length > 0 && (
        <dl className={styles.given}>
          {given.map(({ gist, comment, position }) => (
            <div key={gist}>
              <dt>{gist}</dt>
              <dd>{comment}</dd>
              <dd>
                <Contest conversation={conversation} position={position} line="reply" what={gist} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <LessonLink lesson={lesson} />
      <Button
        variant="soft"
        className={styles.again}
        aria-label={`Talk about this again: ${title}`}
        loading={again.isPending}
        onClick={() => again.open()}
      >
        Talk about this again
      </Button>
    </li>
  );
}
