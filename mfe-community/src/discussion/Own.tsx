import { type AskedQuestion, discussion, type GivenAnswer } from '@apologia/contract';
import { call } from '@apologia/kit';
import { readDraft } from '@apologia/kit/draft';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import { PostForm } from '../writing/PostForm.tsx';
import { Quiet } from '../writing/Quiet.tsx';
import { DeletePost } from './DeletePost.tsx';
import styles from './Discussion.module.css';
import { changeAnswer, changeQuestion } from './known.ts';

interface OwnProps {
  post: AskedQuestion | GivenAnswer;
  /** The question itself, or the one that it answers. */
  questionId: string;
  about: string;
}

/** What one can do with what one wrote. */
export function Own({ post, questionId, about }: OwnProps) {
  const { id, text } = post;
  const name = `edit:${id}`;
  const [state, setState] = useState<'reading' | 'resumed' | 'editing' | 'deleting'>(() =>
    readDraft(name) ? 'resumed' : 'reading',
  );
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const read = (then: typeof editButton) => {
    setState('reading');
    focusAfter(then);
  };
  if (state === 'reading') {
    return (
      <>
        <Quiet ref={editButton} about={about} onClick={() => setState('editing')}>
          Edit
        </Quiet>
        <Quiet ref={deleteButton} about={about} onClick={() => setState('deleting')}>
          Delete
        </Quiet>
      </>
    );
  }
  if (state === 'deleting') {
    return <DeletePost post={post} questionId={questionId} onKeep={() => read(deleteButton)} />;
  }
  return (
    <div className={styles.editing}>
      <PostForm
        name={name}
        label={`Change ${about}`}
        send="Save changes"
        written={text}
        takesFocus={state === 'editing'}
        onSend={async (words) => {
          const stored = await call(discussion.edit, { params: { id }, body: { text: words } });
          const change = () => ({ ...stored, isEdited: true });
          if (id === questionId) changeQuestion(id, change);
          else changeAnswer(questionId, id, change);
          read(editButton);
        }}
        onCancel={() => read(editButton)}
      />
    </div>
  );
}
