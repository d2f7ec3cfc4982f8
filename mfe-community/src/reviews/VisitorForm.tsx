import { DraftFields } from './DraftFields.tsx';
import { useReviewDraft } from './draft.ts';
import styles from './ReviewForm.module.css';
import { SignInToSend } from './SignInToSend.tsx';

/** A visitor may begin too: the draft waitsForModerator until they have signed in. */
export function VisitorForm() {
  const [draft, change] = useReviewDraft();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <DraftFields draft={draft} onChange={change} />
      <SignInToSend />
    </form>
  );
}
