import { type LearnedVerse, memory, referenceOfVerse } from '@apologia/contract';
import { Button, call, RegionBoundary, Skeleton, useAction } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { type Help, helpFor, helps } from './hidden.ts';
import styles from './Verse.module.css';
import { VerseText } from './VerseText.tsx';

const labels: Record<Help, string> = { blanks: 'Blanks', letters: 'First letters', none: 'Nothing' };

interface VerseQuestionProps {
  verse: LearnedVerse;
  onAnswered: (isRight: boolean) => void;
  onNext: () => void;
}

/** A passage to say by heart. Whether one knew it, one says oneself. */
export function VerseQuestion({ verse: { id, repetition }, onAnswered, onNext }: VerseQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [help, setHelp] = useState<Help>(() => helpFor(repetition));
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // The button that led here is gone, and it stood at the foot of the page.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that showed it is gone.
    if (isShown) actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isShown]);
  const saving = useAction({
    mutationFn: (recalled: boolean) => call(memory.recall, { body: { id, repetition, recalled } }),
    failure: 'Your answer could not be saved. Please try again.',
    onSuccess: (_, recalled) => {
      onAnswered(recalled);
      onNext();
    },
  });
  const answer = (recalled: boolean, label: string) => (
    <Button
      size="3"
      variant={recalled ? 'solid' : 'soft'}
      disabled={saving.isPending && saving.variables !== recalled}
      loading={saving.isPending && saving.variables === recalled}
      onClick={() => saving.mutate(recalled)}
    >
      {label}
    </Button>
  );
  return (
    <section className={styles.question} aria-labelledby="verse">
      <p className={styles.place}>By heart</p>
      <h2 id="verse" ref={heading} tabIndex={-1} className={styles.reference}>
        {referenceOfVerse(id)}
      </h2>
      <div aria-live="polite">
        <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
          <VerseText id={id} help={isShown ? 'shown' : help} turn={repetition} />
        </RegionBoundary>
      </div>
      {!isShown && (
        <fieldset className={styles.helps}>
          <legend>What you see of it</legend>
          {helps.map((one) => (
            <label key={one}>
              <input type="radio" name="help" checked={one === help} onChange={() => setHelp(one)} />
              {labels[one]}
            </label>
          ))}
        </fieldset>
      )}
      <div ref={actions} className={styles.actions}>
        {isShown ? (
          <>
            {answer(true, 'I knew it')}
            {answer(false, 'Not yet')}
          </>
        ) : (
          <Button size="3" onClick={() => setShown(true)}>
            Show the verse
          </Button>
        )}
      </div>
    </section>
  );
}
