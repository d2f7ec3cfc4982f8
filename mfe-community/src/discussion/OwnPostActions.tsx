import { type AskedQuestion, discussion, type GivenAnswer } from '@apologia/contract';
import { call } from '@apologia/kit';
import { readDraft, useStored } from '@apologia/kit/draft';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef } from 'react';
import { PostForm } from '../writing/PostForm.tsx';
import { TextButton } from '../writing/TextButton.tsx';
import { updateAnswer, updateQuestion } from './cache.ts';
import { DeletePost } from './DeletePost.tsx';
import styles from './Discussion.module.css';

interface OwnPostActionsProps {
  post: AskedQuestion | GivenAnswer;
  /** The question itself, or the one that it answers. */
  questionId: string;
  about: string;
}

/** Edits or deletes the learner's own question or answer. */
export function OwnPostActions({ post, questionId, about }: OwnPostActionsProps) {
  const { id, text } = post;
  const name = `edit:${id}`;
  const [state, setState] = useStored<'reading' | 'resumed' | 'editing' | 'deleting'>('reading', () =>
    readDraft(name) ? 'resumed' : null,
  );
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const close = (button: typeof editButton) => {
    setState('reading');
    focusAfter(button);
  };
  if (state === 'reading') {
    return (
      <>
        <TextButton ref={editButton} about={about} onClick={() => setState('editing')}>
          Edit
        </TextButton>
        <TextButton ref={deleteButton} about={about} onClick={() => setState('deleting')}>
          Delete
        </TextButton>
      </>
    );
  }
  if (state === 'deleting') {
    return <DeletePost post={post} questionId={questionId} onKeep={() => close(deleteButton)} />;
  }
  return (
    <div className={styles.editing}>
      <PostForm
        name={name}
        label={`Change ${about}`}
        send="Save changes"
        current={text}
        takesFocus={state === 'editing'}
        onSend={async (newText) => {
          const edited = await call(discussion.edit, { params: { id }, body: { text: newText } });
          const change = () => ({ ...edited, isEdited: true });
          if (id === questionId) updateQuestion(id, change);
          else updateAnswer(questionId, id, change);
          close(editButton);
        }}
        onCancel={() => close(editButton)}
      />
    </div>
  );
}
