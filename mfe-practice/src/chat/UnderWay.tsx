import { Spinner } from '@apologia/kit';
import { Speech } from './Speech.tsx';
import styles from './Transcript.module.css';

interface UnderWayProps {
  partner: string;
  said: string | null;
  heard: string;
}

/** What the learner just said, and the reply as it comes. */
export function UnderWay({ partner, said, heard }: UnderWayProps) {
  return (
    <>
      {said !== null && (
        <Speech speaker="You" mine>
          {said}
        </Speech>
      )}
      {heard && (
        <Speech speaker={partner} isComing>
          {heard}
        </Speech>
      )}
      <p className={heard ? 'visually-hidden' : styles.waiting}>
        <Spinner />
        <span className="visually-hidden">Waiting for the reply</span>
      </p>
    </>
  );
}
