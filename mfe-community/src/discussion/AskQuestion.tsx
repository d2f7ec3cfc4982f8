import { discussion } from '@apologia/contract';
import { Button, call, toast } from '@apologia/kit';
import { readDraft, useStored } from '@apologia/kit/draft';
import { useFocusAfter } from '@apologia/kit/focus';
import { useContext, useRef } from 'react';
import { waitsForModerator } from '../moderation/HiddenNote.tsx';
import { FocusOn } from '../writing/FocusOn.ts';
import { PostForm } from '../writing/PostForm.tsx';
import { insertQuestion } from './cache.ts';
import styles from './Discussion.module.css';
import { headingOf } from './headings.ts';
import { useBegunQuestion } from './useBegunQuestion.ts';

/** The button for a question of one's own, and the form behind it. */
export function AskQuestion({ lessonId }: { lessonId: string }) {
  const name = `ask:${lessonId}`;
  // A draft opens the form again, without taking the focus from the lesson.
  const [state, setState] = useStored<'closed' | 'resumed' | 'open'>('closed', () =>
    readDraft(name) ? 'resumed' : null,
  );
  const begun = useBegunQuestion(name, () => setState('open'));
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const focusOn = useContext(FocusOn);
  if (state === 'closed') {
    return (
      <Button ref={button} size="3" variant="soft" className={styles.ask} onClick={() => setState('open')}>
        Ask a question
      </Button>
    );
  }
  return (
    <PostForm
      key={begun}
      name={name}
      label="Your question"
      placeholder="What did this lesson leave open?"
      send="Ask"
      takesFocus={state === 'open'}
      onSend={async (text) => {
        const question = await call(discussion.ask, { params: { lesson: lessonId }, body: { text } });
        insertQuestion(lessonId, question);
        setState('closed');
        toast({
          title: 'Asked',
          description: question.isHidden ? waitsForModerator : 'You follow it: new answers are marked here.',
        });
        focusOn(headingOf(question.id));
      }}
      onCancel={() => {
        setState('closed');
        focusAfter(button);
      }}
    />
  );
}
