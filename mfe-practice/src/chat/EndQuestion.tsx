import { Button } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import styles from './EndQuestion.module.css';

interface EndQuestionProps {
  isEnding: boolean;
  onEnd: () => void;
  onKeep: () => void;
}

/** Asked where there is hardly anything to look back on. */
export function EndQuestion({ isEnding, onEnd, onKeep }: EndQuestionProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <fieldset className={styles.question} onKeyDown={({ key }) => key === 'Escape' && onKeep()}>
      <legend>You have said little so far. End it already?</legend>
      <Button ref={keepButton} variant="soft" onClick={onKeep}>
        Go on talking
      </Button>
      <Button variant="soft" color="gray" loading={isEnding} onClick={onEnd}>
        End it
      </Button>
    </fieldset>
  );
}
