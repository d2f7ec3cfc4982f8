import { DraftFields } from './DraftFields.tsx';
import styles from './ReviewForm.module.css';
import { SignInToSend } from './SignInToSend.tsx';
import { useDraft } from './useDraft.ts';

/** A visitor may begin too: the draft waits until they have signed in. */
export function VisitorForm() {
  const [draft, change] = useDraft();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <DraftFields draft={draft} onChange={change} />
      <SignInToSend />
    </form>
  );
}
